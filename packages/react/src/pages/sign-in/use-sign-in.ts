import type { CurrentUser } from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import type { Credentials, Problem } from '../../ui/forms/form.js'
import { searchParamsOf, useAddress } from '../../lib/use-address.js'
import { signInProblem, typedEmail } from '../entry/credentials.js'
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
import { type FormWay, type WaysIn, waysInto } from '../ways-in/ways-in.js'
import { usePasswordSignIn } from './use-password-sign-in.js'

/** The props of `SignIn`. */
export interface SignInProps extends PageProps {
  /** Offer to go on without an account: as an anonymous user. Default: false. */
  allowAnonymous?: boolean | undefined
}

export type SignInState = EntryProgress &
  (
    | Extract<Entry, { step: 'signed-in' }>
    | { readonly step: 'no-method' }
    | (Pick<Entering, 'busy'> & { readonly step: 'mail-code'; readonly mail: MailCode })
    | SignInForm
  )

export interface SignInForm extends EntryProgress, Refusal, Pick<Entering, 'busy'> {
  readonly step: 'form'
  /** The method of the form; null if there is no form. */
  readonly way: FormWay | null
  /** The method that the form can switch to. */
  readonly otherWay: FormWay | null
  readonly others: OtherWays
  readonly canSignUp: boolean
  /** The signed-in user who signs in again; null for everyone else. */
  readonly again: CurrentUser | null
  readonly allowsAnonymous: boolean
}

/** The last submitted values of the form, and their problem. */
interface Refusal {
  readonly email: string
  readonly problem: Problem | null
  /** Grows each time the typed password is thrown away. */
  readonly clearings: number
}

export interface SignInActions extends EntryActions, MailCodeActions, OtherWaysActions {
  submit(credentials: Credentials): void
  changeWay(): void
  signInAnonymously(): void
}

/** Everything that the sign-in page knows and does, but for how it looks. */
export function useSignIn(props: SignInProps): [SignInState | Unready, SignInActions] {
  const app = useApp()
  useLaterViews()
  const entering = useEntering(props)
  const given = searchParamsOf(useAddress()).get('email') ?? ''
  const [refusal, setRefusal] = useState<Refusal>({ email: given, problem: null, clearings: 0 })
  const [isChanged, setChanged] = useState(false)
  const entry = useEntry(entering.busy !== null, true)
  const [progress, actions] = useEntryActions(entry, props, 'afterSignIn')
  const ways = entry.step === 'open' ? waysInto(entry.project) : undefined
  const [others, otherActions] = useOtherWays(entering, props, ways)
  const setProblem = (problem: Problem | null) => setRefusal((before) => ({ ...before, problem }))
  const [mail, mailActions] = useMailCode(entering, props, setProblem)
  const form = formOf(ways, others, isChanged)

  const signIn = usePasswordSignIn(entering, () => setRefusal(withoutPassword))

  const enterAnonymously = async () => {
    await app.getUser({ or: 'anonymous' })
    await entering.settle('anonymous', { status: 'ok', data: undefined })
  }

  const submit = (typed: Credentials) => {
    const credentials = { ...typed, email: typedEmail(typed.email) }
    const problem = form.way === 'mail' ? null : signInProblem(credentials)
    setRefusal((before) => ({ ...before, email: credentials.email, problem }))
    if (form.way === 'mail') mailActions.send(credentials.email)
    else if (!problem) signIn(credentials)
  }

  const state = toState(entry, progress, entering, { ...refusal, ...form, others }, mail, props)
  return [
    state,
    {
      ...actions,
      ...otherActions,
      ...mailActions,
      submit,
      changeWay() {
        setChanged(!isChanged)
        setProblem(null)
      },
      signInAnonymously: () => entering.press('guest', enterAnonymously),
    },
  ]
}

const withoutPassword = ({ email, clearings }: Refusal): Refusal => ({
  email,
  problem: { field: 'password', label: 'wrongPassword' },
  clearings: clearings + 1,
})

/** The way that the form begins with is the one that was taken last, else the project's first. */
function formOf(ways: WaysIn | undefined, { last }: OtherWays, isChanged: boolean) {
  const [first = null, second = null] = ways?.form ?? []
  const isSwapped = second !== null && (second === last) !== isChanged
  return isSwapped ? { way: second, otherWay: first } : { way: first, otherWay: second }
}

type Form = Refusal & Pick<SignInForm, 'way' | 'otherWay' | 'others'>

function toState(
  entry: Entry,
  progress: EntryProgress,
  { busy, failure }: Entering,
  form: Form,
  mail: MailCode | null,
  { allowAnonymous = false }: SignInProps,
): SignInState | Unready {
  if (entry.step !== 'open') return { ...entry, ...progress }
  const entered = { ...progress, isBusy: busy !== null, failure, busy }
  const { again = null, project } = entry
  const { way, others } = form
  if (mail) return { ...entered, step: 'mail-code', mail }
  if (way === null && !others.passkey && others.providers.length === 0 && !allowAnonymous) {
    return { ...progress, step: 'no-method' }
  }
  return {
    ...entered,
    ...form,
    email: form.email || (again?.primaryEmail ?? ''),
    step: 'form',
    again,
    canSignUp: project.config.signUpEnabled && !again,
    allowsAnonymous: allowAnonymous && !again,
  }
}
