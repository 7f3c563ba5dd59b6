import type { KnownError, Result } from '@latchkey/core'
import { useState } from 'react'
import type { Failure } from '../../lib/failure.js'
import { useApp } from '../../hooks/use-app.js'
import type { LabelKey } from '../../locales/text.js'
import type { PageProps } from '../page/page-props.js'
import { useTask } from '../../lib/use-task.js'
import { askToRestore } from '../page/ask-to-restore.js'
import { useLeave } from '../page/use-leave.js'
import { noteWay, type Way } from './last-way.js'

/** The pressed button: that of the form, one beside it, or that of a provider. */
export type Pressed = 'form' | 'resend' | 'passkey' | 'guest' | `provider ${string}`

/** The result of every sign-in method. */
type Entered<E> = Result<{ readonly isNewUser: boolean } | undefined, E>

/** A second factor that is missing, or that the app itself has asked for and that was wrong. */
type OfSecondFactor = KnownError<'MULTI_FACTOR_AUTHENTICATION_REQUIRED' | 'INVALID_TOTP_CODE'>

/** Errors that every sign-in method has. */
type SharedError = OfSecondFactor | KnownError<'USER_BANNED' | 'ACCOUNT_DELETION_PENDING'>

export interface Entering {
  /** What is under way; null when nothing is. */
  readonly busy: Pressed | null
  readonly failure: Failure | null
  /** Starts something, unless something is under way. */
  press(pressed: Pressed, action: () => Promise<void> | void): void
  /** Says why a way did not lead in, where no field is wrong. */
  refuse(label: LabelKey): void
  /**
   * Goes on with what a way in was answered with: into the app, or to the second factor.
   *
   * @returns what the way itself has to say something about
   */
  settle<E extends KnownError>(
    way: Way,
    result: Entered<E>,
  ): Promise<Exclude<E, SharedError> | null>
}

/** The state that all sign-in methods share: one attempt at a time, and the same steps after it. */
export function useEntering({
  onEvent,
  redirectTo,
}: Pick<PageProps, 'onEvent' | 'redirectTo'>): Entering {
  const app = useApp()
  const leave = useLeave(redirectTo)
  const { isBusy, failure, run } = useTask(onEvent)
  const [pressed, setPressed] = useState<Pressed>('form')
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const refuse = (label: LabelKey) => setRefusal({ kind: 'refused', label })

  const enter = async (way: Way, isNewUser: boolean) => {
    noteWay((await app.getProject()).id, way)
    onEvent?.({ type: isNewUser ? 'signed-up' : 'signed-in' })
    await leave(isNewUser ? 'afterSignUp' : 'afterSignIn')
  }

  return {
    busy: isBusy ? pressed : null,
    failure: failure ?? refusal,
    press: (next, action) =>
      run(async () => {
        setPressed(next)
        setRefusal(null)
        await action()
      }),
    refuse,
    async settle(way, result) {
      if (result.status === 'ok') {
        await enter(way, result.data?.isNewUser ?? false)
        return null
      }
      const { error } = result
      onEvent?.({ type: 'refused', code: error.code })
      if (error.code === 'MULTI_FACTOR_AUTHENTICATION_REQUIRED') await leave('mfa')
      else if (error.code === 'INVALID_TOTP_CODE') refuse('wrongDigits')
      else if (error.code === 'USER_BANNED') refuse('accountBanned')
      else if (error.code === 'ACCOUNT_DELETION_PENDING') await askToRestore(app, error)
      else return error as Exclude<typeof error, SharedError>
      return null
    },
  }
}
