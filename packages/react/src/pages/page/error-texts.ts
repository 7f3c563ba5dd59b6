import type { ErrorCode } from '@latchkey/core'
import type { OutcomeTexts } from '../../ui/outcome.js'

const texts: ReadonlyMap<string, OutcomeTexts> = new Map<
  ErrorCode | 'temporarily_unavailable',
  OutcomeTexts
>([
  ['OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER', { says: 'otherAccount' }],
  ['USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION', { says: 'otherConnection' }],
  ['OAUTH_PROVIDER_ACCESS_DENIED', { says: 'accessDenied' }],
  ['OAUTH_PROVIDER_REFUSED', { says: 'providerRefused' }],
  ['OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED', { says: 'providerUnavailable' }],
  // An error of the provider, not of the service (RFC 6749, section 4.1.2.1).
  ['temporarily_unavailable', { says: 'providerOutage' }],
  ['OUTER_OAUTH_TIMEOUT', { says: 'timedOut' }],
  ['CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE', { says: 'addressTaken' }],
  ['REDIRECT_URL_NOT_WHITELISTED', { title: 'errorTitle', says: 'cameBackNowhere' }],
  ['SIGN_UP_NOT_ENABLED', { says: 'signUpOff' }],
  ['USER_BANNED', { says: 'accountBanned' }],
  ['SIGNED_IN_AS_OTHER_USER', { title: 'errorTitle', says: 'notSameAccount' }],
  ['RECENT_SIGN_IN_REQUIRED', { says: 'recentSignIn' }],
])

/**
 * Returns the text for an error code in the URL; undefined for an unknown code. The page never shows text from the
 * URL, because anyone can write one.
 *
 * @param reason the error of the provider (RFC 6749, section 4.1.2.1)
 */
export const textsOf = (code: string | null, reason?: unknown): OutcomeTexts | undefined =>
  code === 'OAUTH_PROVIDER_REFUSED' && reason === 'invalid_scope'
    ? { says: 'scopeRefused' }
    : texts.get(code ?? '')

/** Reads the error of the provider from the `details` parameter; undefined if there is none. */
export function reasonIn(details: string | null): unknown {
  try {
    return (JSON.parse(details ?? '') as { reason?: unknown } | null)?.reason
  } catch {
    // The URL is user input, so `details` may be malformed.
    return undefined
  }
}
