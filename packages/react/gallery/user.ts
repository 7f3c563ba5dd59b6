import type { CurrentUser } from '@latchkey/core'

const unused = () => Promise.reject(new Error('Nobody can do this in a gallery.'))

/** Somebody to show. */
export const user: CurrentUser = {
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
  currentSession: { getTokens: unused },
  getAuthHeaders: unused,
  getAuthJson: unused,
  update: unused,
  setDisplayName: unused,
  setClientMetadata: unused,
  sendVerificationEmail: unused,
  signOut: unused,
  delete: unused,
}
