import type { SsoConnection } from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import type { Problem } from '../../ui/forms/form.js'
import { emailProblem, typedEmail } from '../entry/credentials.js'
import type { PageProps } from '../page-frame/page-props.js'
import { destinationUrl, ignoreAbort } from '../page-frame/redirects.js'
import type { SignInAttempt } from './use-sign-in-attempt.js'

/** An address and the identity provider that signs it in; null if there is none. */
interface CheckedAddress {
  readonly email: string
  readonly connection: SsoConnection | null
  /** Whether the page leaves for that provider, the only method of the address. */
  readonly isLeaving: boolean
}

/** The state of a page that asks for the address before everything else, because it decides about the sign-in methods. */
export interface AddressFirst {
  /** Null while the page asks for the address. */
  readonly checked: CheckedAddress | null
}

export interface AddressFirstActions {
  submitAddress(typed: { email: string }): void
  /** Goes back to the email field. */
  changeAddress(): void
  /** Leaves for the identity provider of the address. */
  signInWithSso(): void
}

interface AddressFirstOptions {
  /** Whether the project has single sign-on: other pages ask for everything at once. */
  isOn: boolean
  /** Whether addresses without single sign-on have another method. */
  hasOtherMethod: boolean
  /** Receives the submitted address and its problem. */
  onSubmit(email: string, problem: Problem | null): void
}

/** Asks for the address first, in a project whose teams sign their addresses in with providers of their own. */
export function useAddressFirst(
  { run }: SignInAttempt,
  { redirectTo }: Pick<PageProps, 'redirectTo'>,
  { isOn, hasOtherMethod, onSubmit }: AddressFirstOptions,
): { addressFirst: AddressFirst | null; actions: AddressFirstActions } {
  const app = useApp()
  const [checked, setChecked] = useState<CheckedAddress | null>(null)

  const leave = async (email: string, connection: SsoConnection) => {
    const returnTo = redirectTo === undefined ? undefined : destinationUrl(app, redirectTo)
    const signIn = async () => {
      const result = await app.signInWithSso({ email, connection, returnTo })
      if (result.status === 'error') throw result.error
    }
    await ignoreAbort(signIn())
  }

  const check = async (email: string) => {
    const result = await app.findSsoConnection(email)
    if (result.status === 'error') return onSubmit(email, { field: 'email', label: 'emailInvalid' })
    const connection = result.data
    if (!connection && !hasOtherMethod)
      return onSubmit(email, { field: 'email', label: 'ssoNotSetUp' })
    const isLeaving = connection !== null && (connection.isRequired || !hasOtherMethod)
    setChecked({ email, connection, isLeaving })
    if (!isLeaving) return
    try {
      await leave(email, connection)
    } finally {
      // The user has come back, or the page cannot be left.
      setChecked(null)
    }
  }

  return {
    addressFirst: isOn ? { checked } : null,
    actions: {
      submitAddress(typed) {
        const email = typedEmail(typed.email)
        const problem = emailProblem(email)
        onSubmit(email, problem)
        if (!problem) run('form', () => check(email))
      },
      changeAddress() {
        if (checked) onSubmit(checked.email, null)
        setChecked(null)
      },
      signInWithSso() {
        const { email, connection } = checked ?? {}
        if (email !== undefined && connection) run('sso', () => leave(email, connection))
      },
    },
  }
}
