import type { Project } from '@latchkey/core'

/** The second input of a form, in addition to an email address. */
export type FormMethod = 'password' | 'mail'

/** The enabled sign-in methods of a project. */
export interface SignInMethods {
  /** The preferred one first. */
  readonly form: readonly FormMethod[]
  readonly passkey: boolean
  /** The IDs of OAuth providers. */
  readonly providers: readonly string[]
}

export const getSignInMethods = ({ config }: Project): SignInMethods => ({
  form: [
    ...(config.credentialEnabled ? (['password'] as const) : []),
    ...(config.magicLinkEnabled ? (['mail'] as const) : []),
  ],
  passkey: config.passkeyEnabled,
  providers: config.oauthProviders.map(({ id }) => id),
})
