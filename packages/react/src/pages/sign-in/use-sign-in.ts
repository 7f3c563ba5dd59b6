import type { CurrentUser } from '@latchkey/core'
import { useState } from 'react'
import type { Failure } from '../../lib/failure.js'
import { useApp } from '../../lib/use-app.js'
import type { Credentials, Problem } from '../../ui/forms/form.js'
import { searchParamsOf, useCurrentUrl } from '../../lib/use-current-url.js'
import { signInProblem, typedEmail } from '../entry/credentials.js'
import { type Entry, useEntry } from '../entry/entry.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { type EntryProgress, useEntryActions } from '../entry/use-entry-actions.js'
import { usePreloadDeferred } from '../sign-in-methods/lazy-views.js'
import { type SignInAttempt, useSignInAttempt } from '../sign-in-methods/use-sign-in-attempt.js'
import type { EmailCode } from '../sign-in-methods/email-code.js'
import { useEmailCode } from '../sign-in-methods/use-email-code.js'
import { type AddressFirst, useAddressFirst } from '../sign-in-methods/use-address-first.js'
import {
  type AlternativeMethods,
  useAlternativeMethods,
} from '../sign-in-methods/use-alternative-methods.js'
import {
  type FormMethod,
  type SignInMethods,
  getSignInMethods,
} from '../sign-in-methods/sign-in-methods.js'
import { usePasswordSignIn } from './use-password-sign-in.js'

/** The props of `SignIn`. */
export interface SignInProps extends PageProps {
  /** Whether the page offers to continue as a guest, an anonymous user. Default: false. */
  allowAnonymous?: boolean | undefined
}

export type SignInState = EntryProgress &
  (
    | Extract<Entry, { step: 'signed-in' }>
    | { readonly step: 'no-method' }
    | { readonly step: 'leaving'; readonly name: string }
    | (Pick<SignInAttempt, 'busy'> & { readonly step: 'mail-code'; readonly mail: EmailCode })
    | SignInForm
  )

export interface SignInForm
  extends EntryProgress, Refusal, Pick<SignInAttempt, 'busy' | 'pressed'> {
  readonly step: 'form'
  /** The method of the form; null if there is no form. */
  readonly method: FormMethod | null
  /** The method that the form can switch to. */
  readonly otherMethod: FormMethod | null
  readonly alternatives: AlternativeMethods
  /** Null if the form asks for everything at once. */
  readonly addressFirst: AddressFirst | null
  readonly canSignUp: boolean
  /** The signed-in user who signs in again; null for everyone else. */
  readonly signInAgainUser: CurrentUser | null
  readonly allowsAnonymous: boolean
}

/** The last submitted values of the form, and their problem. */
interface Refusal {
  readonly email: string
  readonly problem: Problem | null
  /** Increases each time the password field is emptied. */
  readonly resetCount: number
}

/** Returns the state and actions of the sign-in page. */
export function useSignIn(props: SignInProps) {
  const app = useApp()
  usePreloadDeferred()
  const attempt = useSignInAttempt(props)
  const emailInUrl = searchParamsOf(useCurrentUrl()).get('email') ?? ''
  const [refusal, setRefusal] = useState<Refusal>({
    email: emailInUrl,
    problem: null,
    resetCount: 0,
  })
  const [isChanged, setChanged] = useState(false)
  const entry = useEntry(attempt.busy !== null, true)
  const { progress, actions } = useEntryActions(entry, props, 'afterSignIn')
  const methods = entry.step === 'open' ? getSignInMethods(entry.project) : undefined
  const alternative = useAlternativeMethods(attempt, props, methods)
  const setProblem = (problem: Problem | null) => setRefusal((before) => ({ ...before, problem }))
  const emailCode = useEmailCode(attempt, props, setProblem)
  const form = formOf(methods, alternative.state, isChanged)
  const { addressFirst, actions: addressActions } = useAddressFirst(attempt, props, {
    isOn: entry.step === 'open' && entry.project.config.ssoEnabled === true,
    hasOtherMethod: form.method !== null,
    onSubmit: (email, problem) => setRefusal((before) => ({ ...before, email, problem })),
  })

  const signIn = usePasswordSignIn(attempt, () => setRefusal(withoutPassword))

  const signInAsGuest = async () => {
    await app.getUser({ or: 'anonymous' })
    await attempt.handleResult('anonymous', { status: 'ok', data: undefined })
  }

  const submit = (typed: Credentials) => {
    const credentials = { ...typed, email: typedEmail(typed.email) }
    const problem = form.method === 'mail' ? null : signInProblem(credentials)
    setRefusal((before) => ({ ...before, email: credentials.email, problem }))
    if (form.method === 'mail') emailCode.actions.send(credentials.email)
    else if (!problem) signIn(credentials)
  }

  const state = toState({
    entry,
    progress,
    attempt,
    form: { ...refusal, ...form, alternatives: alternative.state, addressFirst },
    mail: emailCode.mail,
    allowAnonymous: props.allowAnonymous ?? false,
    signOut: actions.signOut,
  })
  return {
    state,
    actions: {
      ...actions,
      ...alternative.actions,
      ...emailCode.actions,
      ...addressActions,
      edit() {
        emailCode.actions.edit()
        addressActions.changeAddress()
      },
      submit,
      switchMethod() {
        setChanged(!isChanged)
        setProblem(null)
      },
      signInAnonymously: () => attempt.run('guest', signInAsGuest),
    },
  }
}

const withoutPassword = ({ email, resetCount }: Refusal): Refusal => ({
  email,
  problem: { field: 'password', label: 'wrongPassword' },
  resetCount: resetCount + 1,
})

/** Returns the method of the form: the last used one, else the project's first. */
function formOf(
  methods: SignInMethods | undefined,
  { last }: AlternativeMethods,
  isChanged: boolean,
) {
  const [first = null, second = null] = methods?.form ?? []
  const isSwapped = second !== null && (second === last) !== isChanged
  return isSwapped ? { method: second, otherMethod: first } : { method: first, otherMethod: second }
}

interface StateInput {
  entry: Entry
  progress: EntryProgress
  attempt: SignInAttempt
  form: Refusal & Pick<SignInForm, 'method' | 'otherMethod' | 'alternatives' | 'addressFirst'>
  mail: EmailCode | null
  allowAnonymous: boolean
  signOut: () => void
}

/** Adds the way out that the text about another account names. */
const withSignOut = (failure: Failure | null, signOut: () => void): Failure | null =>
  failure?.kind === 'refused' && failure.label === 'notSameAccount'
    ? { ...failure, signOut }
    : failure

function toState(input: StateInput): SignInState | NotReady {
  const { entry, progress, form, mail, allowAnonymous } = input
  const { busy, pressed } = input.attempt
  if (entry.step !== 'open') return { ...entry, ...progress }
  const failure = withSignOut(input.attempt.failure, input.signOut)
  const entered = { ...progress, isBusy: busy !== null, failure, busy, pressed }
  const { signInAgainUser = null, project } = entry
  const { method, alternatives, addressFirst } = form
  const { connection, isLeaving = false } = addressFirst?.checked ?? {}
  if (connection && isLeaving) return { ...entered, step: 'leaving', name: connection.displayName }
  if (mail) return { ...entered, step: 'mail-code', mail }
  if (
    method === null &&
    !addressFirst &&
    !alternatives.passkey &&
    alternatives.providers.length === 0 &&
    !allowAnonymous
  ) {
    return { ...progress, step: 'no-method' }
  }
  return {
    ...entered,
    ...form,
    email: form.email || (signInAgainUser?.primaryEmail ?? ''),
    step: 'form',
    signInAgainUser,
    canSignUp: project.config.signUpEnabled && !signInAgainUser,
    allowsAnonymous: allowAnonymous && !signInAgainUser,
  }
}
