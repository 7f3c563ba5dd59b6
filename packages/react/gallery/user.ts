import type { CurrentUser } from '@latchkey/core'

/** Somebody to show: what such a person could do, nobody does in a gallery. */
export const user = {
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
  oauthProviders: [],
  selectedTeam: null,
} satisfies Partial<CurrentUser> as unknown as CurrentUser
