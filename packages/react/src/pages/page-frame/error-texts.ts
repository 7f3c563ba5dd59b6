import type { ErrorCode } from '@latchkey/core'
import type { OutcomeTexts } from '../../ui/outcome.js'

const texts: ReadonlyMap<string, OutcomeTexts> = new Map<
  ErrorCode | 'temporarily_unavailable' | 'SERVICE_UNAVAILABLE',
  OutcomeTexts
>([
  // A hook that decides about sign-ups has failed. The protocol has no such code.
  ['SERVICE_UNAVAILABLE', { title: 'errorTitle', message: 'errorText' }],
  ['OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER', { message: 'otherAccount' }],
  ['USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION', { message: 'otherConnection' }],
  ['OAUTH_PROVIDER_ACCESS_DENIED', { message: 'accessDenied' }],
  ['OAUTH_PROVIDER_REFUSED', { message: 'providerRefused' }],
  ['OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED', { message: 'providerUnavailable' }],
  // An error of the provider, not of the service (RFC 6749, section 4.1.2.1).
  ['temporarily_unavailable', { message: 'providerOutage' }],
  ['OUTER_OAUTH_TIMEOUT', { message: 'timedOut' }],
  ['CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE', { message: 'addressTaken' }],
  ['REDIRECT_URL_NOT_WHITELISTED', { title: 'errorTitle', message: 'cameBackNowhere' }],
  ['SIGN_UP_NOT_ENABLED', { message: 'signUpOff' }],
  // Without the message of the developer, which could come from anyone in a URL.
  ['SIGN_UP_REFUSED', { title: 'errorTitle', message: 'refusedByApp' }],
  ['SIGN_IN_REFUSED', { title: 'errorTitle', message: 'refusedByApp' }],
  ['USER_BANNED', { message: 'accountBanned' }],
  ['SSO_REQUIRED', { title: 'errorTitle', message: 'ssoRequired' }],
  ['SSO_EMAIL_NOT_ALLOWED', { title: 'errorTitle', message: 'ssoNotAllowed' }],
  ['SSO_ACCOUNT_DEACTIVATED', { title: 'errorTitle', message: 'ssoDeactivated' }],
  ['SIGNED_IN_AS_OTHER_USER', { title: 'errorTitle', message: 'notSameAccount' }],
  ['RECENT_SIGN_IN_REQUIRED', { message: 'recentSignIn' }],
])

/**
 * Returns the text for an error code in the URL; undefined for an unknown code. The page never shows text from the
 * URL, because anyone can write one.
 *
 * @param reason the error of the provider (RFC 6749, section 4.1.2.1)
 */
export const textsOf = (code: string | null, reason?: unknown): OutcomeTexts | undefined =>
  code === 'OAUTH_PROVIDER_REFUSED' && reason === 'invalid_scope'
    ? { message: 'scopeRefused' }
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
