import type { KnownError, Result } from '@latchkey/core'
import { useState } from 'react'
import { type Failure, toFailure } from '../../lib/failure.js'
import { useApp } from '../../lib/use-app.js'
import type { LabelKey } from '../../locales/text.js'
import type { PageProps } from '../page-frame/page-props.js'
import { useMutation } from '../../lib/use-mutation.js'
import {
  destinationUrl,
  ignoreAbort,
  redirectToRestorePage,
  useRedirect,
} from '../page-frame/redirects.js'
import { rememberLastMethod, type SignInMethod } from './sign-in-methods.js'

/** The clicked button: of the form, another one, or of a provider. */
export type PressedButton = 'form' | 'resend' | 'sso' | 'passkey' | 'guest' | `provider ${string}`

/** Whether the form shows the failure of a button. The others show theirs beside them. */
export const isFormButton = (button: PressedButton): boolean =>
  button === 'form' || button === 'resend' || button === 'sso'

/** The result of every sign-in method. */
type SignInResult<E> = Result<{ readonly isNewUser: boolean } | undefined, E>

/** A missing second factor, or a wrong code in the second factor prompt of the app. */
type SecondFactorError = KnownError<'MULTI_FACTOR_AUTHENTICATION_REQUIRED' | 'INVALID_TOTP_CODE'>

/** Errors that every sign-in method has. */
type SharedError =
  | SecondFactorError
  | KnownError<
      | 'USER_BANNED'
      | 'ACCOUNT_DELETION_PENDING'
      | 'SIGN_UP_REFUSED'
      | 'SIGN_IN_REFUSED'
      | 'SSO_REQUIRED'
    >

export interface SignInAttempt {
  /** The button whose action is pending; null if there is none. */
  readonly busy: PressedButton | null
  readonly failure: Failure | null
  /** The last clicked button, to which the failure belongs. */
  readonly pressed: PressedButton
  /** Runs the action of a button. Ignored while another action is pending. */
  run(pressed: PressedButton, action: () => Promise<void> | void): void
  /** Shows why a sign-in method failed, if the reason is not a field. */
  showRefusal(label: LabelKey): void
  /**
   * Handles the result of a sign-in method: redirects to the app, to the second factor or to a required identity provider, or
   * shows the error.
   *
   * @param email the address of the sign-in, which its identity provider may expect
   * @returns an error that the sign-in method has to handle itself; null if there is none
   */
  handleResult<E extends KnownError>(
    method: SignInMethod,
    result: SignInResult<E>,
    email?: string,
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

  /** Leaves for the identity provider of the address, which is the only one that signs it in. */
  const goToSso = async (email: string, error: KnownError<'SSO_REQUIRED'>) => {
    const returnTo = redirectTo === undefined ? undefined : destinationUrl(app, redirectTo)
    const signIn = async () => {
      const result = await app.signInWithSso({ email, returnTo })
      // The team has changed its domains meanwhile.
      if (result.status === 'error') setRefusal(toFailure(error))
    }
    await ignoreAbort(signIn())
  }

  return {
    busy: isBusy ? pressed : null,
    failure: failure ?? refusal,
    pressed,
    run: (next, action) =>
      run(async () => {
        setPressed(next)
        setRefusal(null)
        await action()
      }),
    showRefusal,
    async handleResult(method, result, email) {
      if (result.status === 'ok') {
        await completeSignIn(method, result.data?.isNewUser ?? false)
        return null
      }
      const { error } = result
      onEvent?.({ type: 'refused', code: error.code })
      if (error.code === 'MULTI_FACTOR_AUTHENTICATION_REQUIRED') await redirect('mfa')
      else if (error.code === 'INVALID_TOTP_CODE') showRefusal('wrongDigits')
      else if (error.code === 'USER_BANNED') showRefusal('accountBanned')
      else if (error.code === 'SSO_REQUIRED' && email !== undefined) await goToSso(email, error)
      else if (
        error.code === 'SIGN_UP_REFUSED' ||
        error.code === 'SIGN_IN_REFUSED' ||
        error.code === 'SSO_REQUIRED'
      )
        setRefusal(toFailure(error))
      else if (error.code === 'ACCOUNT_DELETION_PENDING') await redirectToRestorePage(app, error)
      else return error as Exclude<typeof error, SharedError>
      return null
    },
  }
}
