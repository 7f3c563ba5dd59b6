import type { Project } from '@latchkey/core'

/** What a form signs in with, beside an e-mail address. */
export type FormWay = 'password' | 'mail'

/** Every way to sign in that a project has turned on. */
export interface WaysIn {
  /** The preferred one first. */
  readonly form: readonly FormWay[]
  readonly passkey: boolean
  /** Ids of providers. */
  readonly providers: readonly string[]
}

export const waysInto = ({ config }: Project): WaysIn => ({
  form: [
    ...(config.credentialEnabled ? (['password'] as const) : []),
    ...(config.magicLinkEnabled ? (['mail'] as const) : []),
  ],
  passkey: config.passkeyEnabled,
  providers: config.oauthProviders.map(({ id }) => id),
})
