import type { Json } from '../../lib/json.js'
import type { Restriction } from './restriction.js'
import type { TeamFields } from '../team/team.js'

/** An account at an OAuth provider with which the user can sign in. */
export interface UserOAuthProvider {
  /** The provider's ID, such as `github`. */
  readonly id: string
  /** The ID of the account at the provider. */
  readonly accountId: string
  readonly email: string | null
}

/** The data of the signed-in user. */
export interface CurrentUserFields extends Restriction {
  readonly id: string
  readonly displayName: string | null
  readonly primaryEmail: string | null
  readonly primaryEmailVerified: boolean
  /** A URL or a data URL; null when the user has no picture. */
  readonly profileImageUrl: string | null
  readonly signedUpAt: Date
  readonly clientMetadata: Json
  /** Metadata that only servers can change. */
  readonly clientReadOnlyMetadata: Json
  readonly hasPassword: boolean
  /** Whether the user can sign in with an email address and a password. */
  readonly emailAuthEnabled: boolean
  /** Whether the user can sign in with a code from an email. */
  readonly otpAuthEnabled: boolean
  readonly passkeyAuthEnabled: boolean
  /** Whether every sign-in asks for a second factor. */
  readonly isMultiFactorRequired: boolean
  readonly isAnonymous: boolean
  readonly oauthProviders: readonly UserOAuthProvider[]
  readonly selectedTeam: TeamFields | null
}
