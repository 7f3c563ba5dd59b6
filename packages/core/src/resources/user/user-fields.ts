import type { Json } from '../../lib/json.js'
import type { TeamFields } from '../team/team.js'

/** An account at an OAuth provider with which the user can sign in. */
export interface UserOAuthProvider {
  /** The provider's ID, such as `github`. */
  readonly id: string
  /** The ID of the account at the provider. */
  readonly accountId: string
  /** The address of the account; null if the provider does not share it. */
  readonly email: string | null
}

/** The data of the signed-in user. */
export interface CurrentUserFields extends Restriction {
  /** The ID of the user. */
  readonly id: string
  /** The name of the user; null if there is none. */
  readonly displayName: string | null
  /** The address to which emails about the account go; null if there is none. */
  readonly primaryEmail: string | null
  /** Whether the primary address is known to be the user's. */
  readonly primaryEmailVerified: boolean
  /** A URL or a data URL; null when the user has no picture. */
  readonly profileImageUrl: string | null
  /** When the account was created. */
  readonly signedUpAt: Date
  /** Metadata that the user can change. */
  readonly clientMetadata: Json
  /** Metadata that only servers can change. */
  readonly clientReadOnlyMetadata: Json
  /** Whether the user has a password. */
  readonly hasPassword: boolean
  /** Whether the user can sign in with an email address and a password. */
  readonly emailAuthEnabled: boolean
  /** Whether the user can sign in with a code from an email. */
  readonly otpAuthEnabled: boolean
  /** Whether the user can sign in with a passkey. */
  readonly passkeyAuthEnabled: boolean
  /** Whether every sign-in asks for a second factor. */
  readonly isMultiFactorRequired: boolean
  /**
   * When the user is restricted unless a second factor is set up: the project requires one. Null if the user has one or
   * needs none.
   */
  readonly secondFactorDueAt: Date | null
  /** Whether the account is anonymous: it has no way to sign in yet. */
  readonly isAnonymous: boolean
  /** The accounts at OAuth providers with which the user can sign in. */
  readonly oauthProviders: readonly UserOAuthProvider[]
  /** The team that the user works in; null when none is selected. */
  readonly selectedTeam: TeamFields | null
}

/** Why a user may not use the app yet. */
export interface RestrictedReason {
  /**
   * `anonymous`, `email_not_verified` for a user who has to verify the email first, or `second_factor_required` for one who
   * has to set up a second factor first.
   */
  readonly type: 'anonymous' | 'email_not_verified' | 'second_factor_required'
}

/** The fields of a user that say whether the user is restricted. */
export interface Restriction {
  /** Whether the user counts as signed out by default: an anonymous user, and one whom a rule of the project restricts. */
  readonly isRestricted: boolean
  /** Null if the user is not restricted. */
  readonly restrictedReason: RestrictedReason | null
}

/** The fields in the response of a user that have other names, or that not every service sends. */
interface UserResponse {
  readonly authWithEmail: boolean
  readonly requiresTotpMfa: boolean
  readonly selectedTeamId?: string | null | undefined
  readonly secondFactorDueAt?: Date | null | undefined
  readonly isAnonymous: boolean
  readonly isRestricted?: boolean | undefined
  readonly restrictedReason?: RestrictedReason | null | undefined
}

/** Returns the data of a user in a response. A service that does not send the restriction restricts anonymous users only. */
export const toUserFields = <Response extends UserResponse>({
  authWithEmail,
  requiresTotpMfa,
  selectedTeamId: _,
  ...fields
}: Response) => {
  const {
    isAnonymous,
    isRestricted = isAnonymous,
    restrictedReason = isAnonymous ? ({ type: 'anonymous' } as const) : null,
    secondFactorDueAt = null,
  } = fields
  return {
    ...fields,
    isRestricted,
    restrictedReason,
    secondFactorDueAt,
    emailAuthEnabled: authWithEmail,
    isMultiFactorRequired: requiresTotpMfa,
  }
}
