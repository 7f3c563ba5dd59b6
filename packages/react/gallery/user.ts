import type { CurrentUser, CurrentUserFields } from '@latchkey/core'

/** The data of the user that the gallery shows. */
export const userFields: CurrentUserFields = {
  id: '3f1b2c4d-0000-4000-8000-000000000001',
  displayName: 'Ada Lovelace',
  primaryEmail: 'ada@example.com',
  primaryEmailVerified: true,
  profileImageUrl: null,
  signedUpAt: new Date(0),
  clientMetadata: null,
  clientReadOnlyMetadata: null,
  hasPassword: true,
  emailAuthEnabled: true,
  otpAuthEnabled: false,
  passkeyAuthEnabled: false,
  isMultiFactorRequired: false,
  isAnonymous: false,
  isRestricted: false,
  restrictedReason: null,
  secondFactorDueAt: null,
  oauthProviders: [],
  selectedTeam: null,
}

/** The same user as a model. The gallery calls none of its methods. */
export const user = userFields as CurrentUser
