import type { KnownError, Result } from '@latchkey/core'
import { useState } from 'react'
import type { Failure } from '../../lib/failure.js'
import { useApp } from '../../hooks/use-app.js'
import type { LabelKey } from '../../locales/text.js'
import type { PageProps } from '../page/page-props.js'
import { useMutation } from '../../lib/use-mutation.js'
import { redirectToRestorePage } from '../page/redirect-to-restore-page.js'
import { useRedirect } from '../page/use-redirect.js'
import { rememberLastMethod, type SignInMethod } from './last-method.js'

/** The pressed button: that of the form, one beside it, or that of a provider. */
export type PressedButton = 'form' | 'resend' | 'passkey' | 'guest' | `provider ${string}`

/** The result of every sign-in method. */
type SignInResult<E> = Result<{ readonly isNewUser: boolean } | undefined, E>

/** A second factor that is missing, or that the app itself has asked for and that was wrong. */
type SecondFactorError = KnownError<'MULTI_FACTOR_AUTHENTICATION_REQUIRED' | 'INVALID_TOTP_CODE'>

/** Errors that every sign-in method has. */
type SharedError = SecondFactorError | KnownError<'USER_BANNED' | 'ACCOUNT_DELETION_PENDING'>

export interface SignInAttempt {
  /** What is under way; null when nothing is. */
  readonly busy: PressedButton | null
  readonly failure: Failure | null
  /** Starts something, unless something is under way. */
  run(pressed: PressedButton, action: () => Promise<void> | void): void
  /** Says why a way did not lead in, where no field is wrong. */
  showRefusal(label: LabelKey): void
  /**
   * Goes on with what a way in was answered with: into the app, or to the second factor.
   *
   * @returns what the way itself has to say something about
   */
  handleResult<E extends KnownError>(
    method: SignInMethod,
    result: SignInResult<E>,
  ): Promise<Exclude<E, SharedError> | null>
}

/** The state that all sign-in methods share: one attempt at a time, and the same steps after it. */
export function useSignInAttempt({
  onEvent,
  redirectTo,
}: Pick<PageProps, 'onEvent' | 'redirectTo'>): SignInAttempt {
  const app = useApp()
  const redirect = useRedirect(redirectTo)
  const { isBusy, failure, run } = useMutation(onEvent)
  const [pressed, setPressed] = useState<PressedButton>('form')
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const showRefusal = (label: LabelKey) => setRefusal({ kind: 'refused', label })

  const completeSignIn = async (method: SignInMethod, isNewUser: boolean) => {
    rememberLastMethod((await app.getProject()).id, method)
    onEvent?.({ type: isNewUser ? 'signed-up' : 'signed-in' })
    await redirect(isNewUser ? 'afterSignUp' : 'afterSignIn')
  }

  return {
    busy: isBusy ? pressed : null,
    failure: failure ?? refusal,
    run: (next, action) =>
      run(async () => {
        setPressed(next)
        setRefusal(null)
        await action()
      }),
    showRefusal,
    async handleResult(method, result) {
      if (result.status === 'ok') {
        await completeSignIn(method, result.data?.isNewUser ?? false)
        return null
      }
      const { error } = result
      onEvent?.({ type: 'refused', code: error.code })
      if (error.code === 'MULTI_FACTOR_AUTHENTICATION_REQUIRED') await redirect('mfa')
      else if (error.code === 'INVALID_TOTP_CODE') showRefusal('wrongDigits')
      else if (error.code === 'USER_BANNED') showRefusal('accountBanned')
      else if (error.code === 'ACCOUNT_DELETION_PENDING') await redirectToRestorePage(app, error)
      else return error as Exclude<typeof error, SharedError>
      return null
    },
  }
}
