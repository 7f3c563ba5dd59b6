import type { KnownError } from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import type { Credentials, Problem } from '../../ui/form.js'
import { refusedPasswordProblem, signUpProblem, type Strength, strengthOf } from '../credentials.js'
import { type Entry, useEntry } from '../entry.js'
import { nullIfMalformed } from '../null-if-malformed.js'
import type { PageProps } from '../page-props.js'
import { type EntryActions, type EntryProgress, useEntryActions } from '../use-entry-actions.js'
import { type Entering, useEntering } from '../ways-in/use-entering.js'
import { type MailCode, type MailCodeActions, useMailCode } from '../ways-in/use-mail-code.js'
import { type OtherWays, type OtherWaysActions, useOtherWays } from '../ways-in/use-other-ways.js'
import { type FormWay, waysInto } from '../ways-in/ways-in.js'

export type SignUpState = EntryProgress &
  (
    | Exclude<Entry, { step: 'open' }>
    | { readonly step: 'off' | 'no-method' }
    | { readonly step: 'done'; readonly email: string }
    | (Pick<Entering, 'busy'> & { readonly step: 'mail-code'; readonly mail: MailCode })
    | SignUpForm
  )

export interface SignUpForm extends EntryProgress, Typing, Pick<Entering, 'busy'> {
  readonly step: 'form'
  /** What the form signs up with; null where there is no form. */
  readonly way: FormWay | null
  /** What it could sign up with instead. */
  readonly otherWay: FormWay | null
  readonly others: OtherWays
}

/** What is typed, and what was wrong with what was sent. */
interface Typing {
  readonly email: string
  readonly problem: Problem | null
  readonly strength: Strength
}

export interface SignUpActions extends EntryActions, MailCodeActions, OtherWaysActions {
  typePassword(password: string): void
  submit(credentials: Credentials): void
  changeWay(): void
}

const nothingTyped: Typing = { email: '', problem: null, strength: 'empty' }

/** Everything that the sign-up page knows and does, but for how it looks. */
export function useSignUp(props: PageProps): [SignUpState, SignUpActions] {
  const app = useApp()
  const entering = useEntering(props)
  const [typing, setTyping] = useState(nothingTyped)
  const [isChanged, setChanged] = useState(false)
  const [newAddress, setNewAddress] = useState<string | null>(null)
  const entry = useEntry(entering.busy !== null)
  const [progress, actions] = useEntryActions(entry, props, 'afterSignUp')
  const type = (part: Partial<Typing>) => setTyping((before) => ({ ...before, ...part }))
  // A passkey belongs to an account that there is.
  const ways = entry.step === 'open' ? { ...waysInto(entry.project), passkey: false } : undefined
  const [others, otherActions] = useOtherWays(entering, props, ways)
  const [mail, mailActions] = useMailCode(entering, props, (problem) => type({ problem }))
  const [first = null, second = null] = ways?.form ?? []
  const [way, otherWay] = isChanged && second ? [second, first] : [first, second]

  const signUp = async ({ email, password }: Credentials) => {
    const result = await nullIfMalformed(
      app.signUpWithCredential({ email, password, noRedirect: true }),
    )
    // The password was measured before, so what is malformed is the address.
    if (result === null) return type({ problem: { field: 'email', label: 'emailInvalid' } })
    if (result.status === 'ok') setNewAddress(email)
    const error = await entering.settle(
      'password',
      result.status === 'ok' ? { status: 'ok', data: { isNewUser: true } } : result,
    )
    if (!error) return
    const problem = problemOf(error)
    type({ problem })
    if (!problem) await app.project.refresh()
  }

  const submit = (typed: Credentials) => {
    const credentials = { ...typed, email: typed.email.trim() }
    const problem = way === 'mail' ? null : signUpProblem(credentials)
    type({ email: credentials.email, problem })
    if (way === 'mail') mailActions.send(credentials.email)
    else if (!problem) entering.press('form', () => signUp(credentials))
  }

  // What was wrong with the last password is no news of the one that is being typed.
  const typePassword = (password: string) =>
    setTyping(({ problem, ...before }) => ({
      ...before,
      problem: problem?.field === 'password' ? null : problem,
      strength: strengthOf(password),
    }))
  const changeWay = () => {
    setChanged(!isChanged)
    type({ problem: null, strength: 'empty' })
  }
  const form = { ...typing, way, otherWay, others }
  return [
    toState(entry, progress, entering, form, mail, newAddress),
    { ...actions, ...otherActions, ...mailActions, submit, typePassword, changeWay },
  ]
}

function toState(
  entry: Entry,
  progress: EntryProgress,
  { busy, failure }: Entering,
  form: Omit<SignUpForm, 'step' | 'busy' | keyof EntryProgress>,
  mail: MailCode | null,
  newAddress: string | null,
): SignUpState {
  const isBusy = busy !== null
  if (newAddress !== null) {
    return { ...progress, step: 'done', isBusy: isBusy || progress.isLeaving, email: newAddress }
  }
  if (entry.step !== 'open') return { ...progress, ...entry }
  if (!entry.project.config.signUpEnabled) return { ...progress, step: 'off' }
  const entered = { ...progress, isBusy, failure, busy }
  if (mail) return { ...entered, step: 'mail-code', mail }
  if (form.way === null && form.others.providers.length === 0) {
    return { ...progress, step: 'no-method' }
  }
  return { ...entered, ...form, step: 'form' }
}

type Refusal = KnownError<
  | 'USER_EMAIL_ALREADY_EXISTS'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'SIGN_UP_NOT_ENABLED'
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
>

/** The field that a refusal is about; null where it is about the project. */
function problemOf(error: Refusal): Problem | null {
  switch (error.code) {
    case 'USER_EMAIL_ALREADY_EXISTS':
      return { field: 'email', label: 'emailExists' }
    case 'PASSWORD_TOO_SHORT':
    case 'PASSWORD_TOO_LONG':
      return refusedPasswordProblem(error)
    default:
      return null
  }
}
