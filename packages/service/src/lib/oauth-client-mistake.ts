const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

interface ClientRules {
  redirectUrls: readonly string[]
  grantTypes: readonly string[]
  frontChannelLogoutUrl: string | null
}

/** Returns what is wrong with an OAuth client, and the fix; undefined if nothing is. */
export function oauthClientMistake(
  { redirectUrls, grantTypes, frontChannelLogoutUrl }: ClientRules,
  method: 'none' | 'client_secret_basic',
): string | undefined {
  const usesCode = grantTypes.includes('authorization_code')
  if (usesCode && redirectUrls.length === 0)
    return 'A client with the grant type authorization_code needs a redirect URL.'
  if (!usesCode && redirectUrls.length > 0)
    return 'Redirect URLs need the grant type authorization_code. Add it, or remove the URLs.'
  if (grantTypes.includes('client_credentials') && method === 'none')
    return 'A public client cannot use client_credentials. Create a client with a secret.'
  if (grantTypes.includes('refresh_token') && !usesCode && !grantTypes.includes(DEVICE_GRANT))
    return 'The grant type refresh_token needs authorization_code or the device grant beside it.'
  if (frontChannelLogoutUrl !== null && !hasOriginOf(frontChannelLogoutUrl, redirectUrls))
    return 'The front-channel logout URL needs the origin of a redirect URL (OpenID Connect Front-Channel Logout 1.0, section 2).'
  return grantTypes.length === 0 ? 'A client needs at least one grant type.' : undefined
}

const hasOriginOf = (url: string, others: readonly string[]): boolean =>
  others.some((other) => new URL(other).origin === new URL(url).origin)
