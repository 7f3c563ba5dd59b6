/**
 * Code that the packages of Latchkey share. It can change in any version: apps use the other entries.
 */
export { callbackUrl, pageUrl, watchRateLimitWaits } from './app/internal.js'
export { cliLoginPhrase } from './flows/cli-login/cli-login-phrase.js'
export {
  OAUTH_PROVIDER_IDS,
  providerName,
  SHARED_OAUTH_PROVIDER_IDS,
} from '@latchkey/contract/names'
export type { RateLimitWait } from './http/http-client.js'
export { hasSignInAgain } from './navigation/sign-in-again.js'
export { notSignedIn, userOutcome, type UserOutcome } from './resources/user/user-outcome.js'
