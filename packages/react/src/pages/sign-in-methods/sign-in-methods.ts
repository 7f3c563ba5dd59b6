import type { EnabledProvider, Project } from '@latchkey/core'
import { readStorage, writeStorage } from '../../lib/platform.js'

/** The second input of a form, in addition to an email address. */
export type FormMethod = 'password' | 'mail'

/** The enabled sign-in methods of a project. */
export interface SignInMethods {
  /** The preferred one first. */
  readonly form: readonly FormMethod[]
  readonly passkey: boolean
  readonly providers: readonly EnabledProvider[]
}

export const getSignInMethods = ({ config }: Project): SignInMethods => ({
  form: [
    ...(config.credentialEnabled ? (['password'] as const) : []),
    ...(config.magicLinkEnabled ? (['mail'] as const) : []),
  ],
  passkey: config.passkeyEnabled,
  providers: config.oauthProviders,
})

/** A sign-in method: `password`, `mail`, `passkey`, or the ID of a provider. */
export type SignInMethod = string

/** The storage key for the last sign-in method. The value never leaves this browser. */
const storageKey = (projectId: string) => `latchkey-way-${projectId}`

export const readLastMethod = (projectId: string): SignInMethod | null =>
  readStorage('localStorage', storageKey(projectId))

export const rememberLastMethod = (projectId: string, method: SignInMethod): void =>
  writeStorage('localStorage', storageKey(projectId), method)
