import type { ErrorCode } from '@latchkey/core'
import type { OutcomeTexts } from '../ui/outcome.js'

const texts: ReadonlyMap<string, OutcomeTexts> = new Map<
  ErrorCode | 'temporarily_unavailable',
  OutcomeTexts
>([
  ['OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER', { says: 'otherAccount' }],
  ['USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION', { says: 'otherConnection' }],
  ['OAUTH_PROVIDER_ACCESS_DENIED', { says: 'accessDenied' }],
  ['OAUTH_PROVIDER_REFUSED', { title: 'errorTitle', says: 'oauthFailed' }],
  ['OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED', { says: 'providerUnavailable' }],
  // The word of the standard for an outage, as the protocol has none (RFC 6749, section 4.1.2.1).
  ['temporarily_unavailable', { title: 'providerUnavailableTitle', says: 'unreachable' }],
  ['OUTER_OAUTH_TIMEOUT', { says: 'timedOut' }],
  ['CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE', { says: 'addressTaken' }],
  ['REDIRECT_URL_NOT_WHITELISTED', { title: 'errorTitle', says: 'cameBackNowhere' }],
  ['SIGN_UP_NOT_ENABLED', { says: 'signUpOff' }],
  ['RECENT_SIGN_IN_REQUIRED', { says: 'recentSignIn' }],
])

/**
 * Our own words for a code from the address. Whatever else the address says, and any code that is not
 * ours, never reaches the page: anybody can write an address.
 *
 * @see protocol, section 4.5
 */
export const textsOf = (code: string | null): OutcomeTexts | undefined => texts.get(code ?? '')
