import type { CurrentUser, InitialUser } from '../resources/current-user.js'

/** What a server has read of a user, and maybe more. */
export type InitialFields = {
  readonly [Field in Exclude<keyof InitialUser, 'selectedTeam'>]: CurrentUser[Field]
} & Pick<InitialUser, 'selectedTeam'>

/**
 * The user's own view, as plain JSON. Field by field, because a server knows more of a user than may be
 * handed over.
 */
export const toInitialUser = (user: InitialFields): InitialUser => ({
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
  isAnonymous: user.isAnonymous,
  oauthProviders: user.oauthProviders.map(({ id, accountId, email }) => ({ id, accountId, email })),
  selectedTeam: user.selectedTeam && {
    id: user.selectedTeam.id,
    displayName: user.selectedTeam.displayName,
    profileImageUrl: user.selectedTeam.profileImageUrl,
    clientMetadata: user.selectedTeam.clientMetadata,
    clientReadOnlyMetadata: user.selectedTeam.clientReadOnlyMetadata,
  },
})
