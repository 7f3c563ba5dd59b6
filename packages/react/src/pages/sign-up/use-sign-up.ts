import { useState } from 'react'
import type { Credentials, Problem } from '../../ui/forms/form.js'
import { searchParamsOf, useAddress } from '../../lib/use-address.js'
import { typedEmail } from '../entry/credentials.js'
import { signUpProblem, type Strength, strengthOf } from '../entry/new-password.js'
import { type Entry, useEntry } from '../entry/entry.js'
import type { Unready } from '../page/page-of.js'
import type { PageProps } from '../page/page-props.js'
import {
  type EntryActions,
  type EntryProgress,
  useEntryActions,
} from '../entry/use-entry-actions.js'
import { useLaterViews } from '../ways-in/lazy-views.js'
import { type Entering, useEntering } from '../ways-in/use-entering.js'
import type { MailCode, MailCodeActions } from '../ways-in/mail-code-types.js'
import { useMailCode } from '../ways-in/use-mail-code.js'
import { type OtherWays, type OtherWaysActions, useOtherWays } from '../ways-in/use-other-ways.js'
import { type FormWay, waysInto } from '../ways-in/ways-in.js'
import { usePasswordSignUp } from './use-password-sign-up.js'

export type SignUpState = EntryProgress &
  (
    | Extract<Entry, { step: 'signed-in' }>
    | { readonly step: 'off' | 'no-method' }
    | { readonly step: 'done'; readonly email: string }
    | (Pick<Entering, 'busy'> & { readonly step: 'mail-code'; readonly mail: MailCode })
    | SignUpForm
  )

export interface SignUpForm extends EntryProgress, Typing, Pick<Entering, 'busy'> {
  readonly step: 'form'
  /** The method of the form; null if there is no form. */
  readonly way: FormWay | null
  /** The method that the form can switch to. */
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
  type(typed: Credentials): void
  submit(credentials: Credentials): void
  changeWay(): void
}

/** Everything that the sign-up page knows and does, but for how it looks. */
export function useSignUp(props: PageProps): [SignUpState | Unready, SignUpActions] {
  useLaterViews()
  const entering = useEntering(props)
  const email = searchParamsOf(useAddress()).get('email') ?? ''
  const [typing, setTyping] = useState<Typing>({ email, problem: null, strength: 'empty' })
  const [isChanged, setChanged] = useState(false)
  const entry = useEntry(entering.busy !== null)
  const [progress, actions] = useEntryActions(entry, props, 'afterSignUp')
  const update = (part: Partial<Typing>) => setTyping((before) => ({ ...before, ...part }))
  // A passkey belongs to an account that there is.
  const ways = entry.step === 'open' ? { ...waysInto(entry.project), passkey: false } : undefined
  const [others, otherActions] = useOtherWays(entering, props, ways)
  const setProblem = (problem: Problem | null) => update({ problem })
  const [mail, mailActions] = useMailCode(entering, props, setProblem)
  const [newAddress, signUp] = usePasswordSignUp(entering, setProblem)
  const [first = null, second = null] = ways?.form ?? []
  const [way, otherWay] = isChanged && second ? [second, first] : [first, second]

  const submit = (typed: Credentials) => {
    const credentials = { ...typed, email: typedEmail(typed.email) }
    const problem = way === 'mail' ? null : signUpProblem(credentials)
    update({ email: credentials.email, problem })
    if (way === 'mail') mailActions.send(credentials.email)
    else if (!problem) signUp(credentials)
  }

  const type = (typed: Credentials) =>
    setTyping(({ problem, ...before }) => ({
      ...before,
      // An edit of either field may fix it.
      problem: problem?.label === 'passwordIsEmail' ? null : problem,
      strength: strengthOf(typed),
    }))
  const changeWay = () => {
    setChanged(!isChanged)
    update({ problem: null, strength: 'empty' })
  }
  const form = { ...typing, way, otherWay, others }
  return [
    toState(entry, progress, entering, form, mail, newAddress),
    { ...actions, ...otherActions, ...mailActions, submit, type, changeWay },
  ]
}

function toState(
  entry: Entry,
  progress: EntryProgress,
  { busy, failure }: Entering,
  form: Omit<SignUpForm, 'step' | 'busy' | keyof EntryProgress>,
  mail: MailCode | null,
  newAddress: string | null,
): SignUpState | Unready {
  const isBusy = busy !== null
  if (newAddress !== null) {
    return { ...progress, step: 'done', isBusy: isBusy || progress.isLeaving, email: newAddress }
  }
  if (entry.step !== 'open') return { ...entry, ...progress }
  if (!entry.project.config.signUpEnabled) return { ...progress, step: 'off' }
  const entered = { ...progress, isBusy, failure, busy }
  if (mail) return { ...entered, step: 'mail-code', mail }
  if (form.way === null && form.others.providers.length === 0) {
    return { ...progress, step: 'no-method' }
  }
  return { ...entered, ...form, step: 'form' }
}
