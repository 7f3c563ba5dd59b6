/** The errors for a user who canceled: of the standards, of Apple and of LinkedIn. */
const CANCELLATIONS = [
  'access_denied',
  'consent_required',
  'user_cancelled_authorize',
  'user_cancelled_login',
]
const OUTAGES = ['server_error', 'temporarily_unavailable']

/** The code for an outage is the one of RFC 6749, section 4.1.2.1, because the protocol has none. */
export type ProviderErrorCode =
  | 'OAUTH_PROVIDER_ACCESS_DENIED'
  | 'OAUTH_PROVIDER_REFUSED'
  | 'temporarily_unavailable'

/**
 * Returns the code that the error page of the app gets for the parameter `error` of a provider (RFC 6749,
 * section 4.1.2.1; OpenID Connect Core 1.0, section 3.1.2.6).
 */
export function providerErrorCode(error: string): ProviderErrorCode {
  if (CANCELLATIONS.includes(error)) return 'OAUTH_PROVIDER_ACCESS_DENIED'
  return OUTAGES.includes(error) ? 'temporarily_unavailable' : 'OAUTH_PROVIDER_REFUSED'
}
