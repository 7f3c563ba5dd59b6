import type { CurrentUserFields } from './user-fields.js'

/** The data of the signed-in user as plain JSON, which a server passes to a browser. */
export interface InitialUser extends Omit<CurrentUserFields, 'signedUpAt' | 'secondFactorDueAt'> {
  /** The date in ISO 8601 format, as `JSON.stringify` writes it. */
  readonly signedUpAt: string
  /** The date in ISO 8601 format; null if the user has a second factor or needs none. */
  readonly secondFactorDueAt: string | null
}

/**
 * Converts a user to plain JSON. It copies field by field, because a server may know more of the user than may be passed
 * to a browser.
 */
export const toInitialUser = (user: CurrentUserFields): InitialUser => ({
  id: user.id,
  displayName: user.displayName,
  primaryEmail: user.primaryEmail,
  primaryEmailVerified: user.primaryEmailVerified,
  profileImageUrl: user.profileImageUrl,
  signedUpAt: user.signedUpAt.toJSON(),
  clientMetadata: user.clientMetadata,
  clientReadOnlyMetadata: user.clientReadOnlyMetadata,
  hasPassword: user.hasPassword,
  emailAuthEnabled: user.emailAuthEnabled,
  otpAuthEnabled: user.otpAuthEnabled,
  passkeyAuthEnabled: user.passkeyAuthEnabled,
  isMultiFactorRequired: user.isMultiFactorRequired,
  secondFactorDueAt: user.secondFactorDueAt && user.secondFactorDueAt.toJSON(),
  isAnonymous: user.isAnonymous,
  isRestricted: user.isRestricted,
  restrictedReason: user.restrictedReason && { type: user.restrictedReason.type },
  oauthProviders: user.oauthProviders.map(({ id, accountId, email }) => ({ id, accountId, email })),
  selectedTeam: user.selectedTeam && {
    id: user.selectedTeam.id,
    displayName: user.selectedTeam.displayName,
    profileImageUrl: user.selectedTeam.profileImageUrl,
    clientMetadata: user.selectedTeam.clientMetadata,
    clientReadOnlyMetadata: user.selectedTeam.clientReadOnlyMetadata,
  },
})
