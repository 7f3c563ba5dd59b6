import type { OAuthAccount } from './provider-accounts.js'

/** An account at a provider, as its user sees it. */
export const toOAuthProvider = (account: OAuthAccount) => ({
  id: account.id,
  userId: account.userId,
  providerConfigId: account.providerId,
  type: account.providerId,
  accountId: account.accountId,
  email: account.email,
  allowSignIn: account.allowSignIn,
  allowConnectedAccounts: account.allowConnectedAccounts,
})
