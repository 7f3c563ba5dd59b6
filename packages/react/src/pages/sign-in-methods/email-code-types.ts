import type { ClientApp } from '@latchkey/core'
import type { Dispatch, SetStateAction } from 'react'
import type { Problem } from '../../ui/forms/form.js'
import type { PageProps } from '../page/page-props.js'
import type { SignInAttempt } from './use-sign-in-attempt.js'

/** A sent email and the code that it contains. */
export interface EmailCode {
  readonly email: string
  /** The part of the email's code after the digits that the user types. Each email has a different one. */
  readonly nonce: string
  /** A new object for each email: the wait until the next one may be sent. */
  readonly resendWait: { readonly seconds: number }
  readonly problem: Problem | null
  /** Increases each time the code field is emptied. */
  readonly resetCount: number
}

export interface EmailCodeActions {
  /** Sends an email, and reports a problem with the address. */
  send(typedEmail: string): void
  resend(): void
  submitCode(typed: string): void
  /** Goes back to the email field. */
  edit(): void
}

/** The parts of a sign-in page that sending an email needs. */
export interface EmailCodeDeps extends Pick<SignInAttempt, 'run' | 'handleResult'> {
  readonly app: ClientApp
  readonly props: Pick<PageProps, 'onEvent' | 'redirectTo'>
  readonly setMail: Dispatch<SetStateAction<EmailCode | null>>
  /** Receives the problem of the email address. */
  onProblem(problem: Problem | null): void
}
