import { useState } from 'react'
import type { Credentials, Problem } from '../../ui/forms/form.js'
import { searchParamsOf, useCurrentUrl } from '../../lib/use-current-url.js'
import { typedEmail } from '../entry/credentials.js'
import { emptyPassword, signUpProblem, type Strength, strengthOf } from '../entry/new-password.js'
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
import { type FormMethod, getSignInMethods } from '../sign-in-methods/sign-in-methods.js'
import { usePasswordSignUp } from './use-password-sign-up.js'

export type SignUpState = EntryProgress &
  (
    | Extract<Entry, { step: 'signed-in' }>
    | { readonly step: 'off' | 'no-method' }
    | { readonly step: 'leaving'; readonly name: string }
    | { readonly step: 'done'; readonly email: string }
    | (Pick<SignInAttempt, 'busy'> & { readonly step: 'mail-code'; readonly mail: EmailCode })
    | SignUpForm
  )

export interface SignUpForm extends EntryProgress, Typing, Pick<SignInAttempt, 'busy' | 'pressed'> {
  readonly step: 'form'
  /** The method of the form; null if there is no form. */
  readonly method: FormMethod | null
  /** The method that the form can switch to. */
  readonly otherMethod: FormMethod | null
  readonly alternatives: AlternativeMethods
  /** Null if the form asks for everything at once. */
  readonly addressFirst: AddressFirst | null
}

/** The values of the form, and the problem of the last submit. */
interface Typing {
  readonly email: string
  readonly problem: Problem | null
  readonly strength: Strength
}

/** Returns the state and actions of the sign-up page. */
export function useSignUp(props: PageProps) {
  usePreloadDeferred()
  const attempt = useSignInAttempt(props)
  const email = searchParamsOf(useCurrentUrl()).get('email') ?? ''
  const [typing, setTyping] = useState<Typing>({ email, problem: null, strength: emptyPassword })
  const [isChanged, setChanged] = useState(false)
  const entry = useEntry(attempt.busy !== null)
  const { progress, actions } = useEntryActions(entry, props, 'afterSignUp')
  const update = (part: Partial<Typing>) => setTyping((before) => ({ ...before, ...part }))
  // Passkeys belong to existing accounts.
  const methods =
    entry.step === 'open' ? { ...getSignInMethods(entry.project), passkey: false } : undefined
  const alternative = useAlternativeMethods(attempt, props, methods)
  const setProblem = (problem: Problem | null) => update({ problem })
  const emailCode = useEmailCode(attempt, props, setProblem)
  const { newAddress, signUp } = usePasswordSignUp(attempt, setProblem)
  const [first = null, second = null] = methods?.form ?? []
  const [method, otherMethod] = isChanged && second ? [second, first] : [first, second]
  const { addressFirst, actions: addressActions } = useAddressFirst(attempt, props, {
    isOn: entry.step === 'open' && entry.project.config.ssoEnabled === true,
    hasOtherMethod: method !== null,
    onSubmit: (typedAddress, problem) => update({ email: typedAddress, problem }),
  })

  const submit = (typed: Credentials) => {
    const credentials = { ...typed, email: typedEmail(typed.email) }
    const problem = method === 'mail' ? null : signUpProblem(credentials)
    update({ email: credentials.email, problem })
    if (method === 'mail') emailCode.actions.send(credentials.email)
    else if (!problem) signUp(credentials)
  }

  const type = (typed: Credentials) =>
    setTyping(({ problem, ...before }) => ({
      ...before,
      // An edit of either field may fix it.
      problem: problem?.label === 'passwordIsEmail' ? null : problem,
      strength: strengthOf(typed),
    }))
  const switchMethod = () => {
    setChanged(!isChanged)
    update({ problem: null, strength: emptyPassword })
  }
  const form = { ...typing, method, otherMethod, alternatives: alternative.state, addressFirst }
  const { mail } = emailCode
  return {
    state: toState({ entry, progress, attempt, form, mail, newAddress }),
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
      type,
      switchMethod,
    },
  }
}

interface StateInput {
  entry: Entry
  progress: EntryProgress
  attempt: SignInAttempt
  form: Omit<SignUpForm, 'step' | 'busy' | 'pressed' | keyof EntryProgress>
  mail: EmailCode | null
  newAddress: string | null
}

function toState(input: StateInput): SignUpState | NotReady {
  const { entry, progress, form, mail, newAddress } = input
  const { busy, pressed, failure } = input.attempt
  const isBusy = busy !== null
  if (newAddress !== null) {
    return {
      ...progress,
      step: 'done',
      isBusy: isBusy || progress.isRedirecting,
      email: newAddress,
    }
  }
  if (entry.step !== 'open') return { ...entry, ...progress }
  if (!entry.project.config.signUpEnabled) return { ...progress, step: 'off' }
  const entered = { ...progress, isBusy, failure, busy, pressed }
  const { connection, isLeaving = false } = form.addressFirst?.checked ?? {}
  if (connection && isLeaving) return { ...entered, step: 'leaving', name: connection.displayName }
  if (mail) return { ...entered, step: 'mail-code', mail }
  if (form.method === null && !form.addressFirst && form.alternatives.providers.length === 0) {
    return { ...progress, step: 'no-method' }
  }
  return { ...entered, ...form, step: 'form' }
}
