import type { ClientApp } from '@latchkey/core'
import type { Dispatch, SetStateAction } from 'react'
import type { Problem } from '../../ui/forms/form.js'
import type { PageProps } from '../page/page-props.js'
import type { Entering } from './use-entering.js'

/** A mail that is on its way, and the code that it shows. */
export interface MailCode {
  readonly email: string
  /** What comes after the typed figures in the code of the mail: each has another. */
  readonly nonce: string
  /** A new object for each mail: how long until the next may be sent. */
  readonly sent: { readonly seconds: number }
  readonly problem: Problem | null
  /** Grows each time the typed code is thrown away. */
  readonly clearings: number
}

export interface MailCodeActions {
  /** Sends a mail; what is wrong with the address is told. */
  send(typedEmail: string): void
  resend(): void
  enterCode(typed: string): void
  /** Goes back to the address. */
  edit(): void
}

/** The page that a mail is sent from. */
export interface Sender extends Pick<Entering, 'press' | 'settle'> {
  readonly app: ClientApp
  readonly props: Pick<PageProps, 'onEvent' | 'redirectTo'>
  readonly setMail: Dispatch<SetStateAction<MailCode | null>>
  /** Is told what is wrong with the address. */
  onProblem(problem: Problem | null): void
}
