import type { Project } from '@latchkey/core'

/** The second input of a form, in addition to an email address. */
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
