interface Claims {
  /** The current time of the issuer, in milliseconds since the epoch. */
  now?: number
  /** Lifetime in seconds. */
  lifetime?: number
  /** When the user signed in, in milliseconds since the epoch. Without it, the token does not tell. */
  signedInAt?: number
  user?: string
  session?: string
  /** Without it, the token does not tell, as those of services before 2026. */
  isAnonymous?: boolean | undefined
}

const part = (value: object) =>
  btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
let count = 0

/**
 * Creates an access token in the format of the service, but with an invalid signature: clients
 * don't check it.
 */
export function accessToken({
  now = 0,
  lifetime = 600,
  signedInAt,
  user = 'user',
  session = 'session',
  isAnonymous,
}: Claims = {}): string {
  const iat = Math.floor(now / 1000)
  count += 1
  const payload = {
    sub: user,
    refreshTokenId: session,
    iat,
    exp: iat + lifetime,
    serial: count,
    ...(signedInAt !== undefined && { auth_time: signedInAt / 1000 }),
    ...(isAnonymous !== undefined && { is_anonymous: isAnonymous }),
  }
  return [part({ alg: 'ES256', kid: 'k' }), part(payload), 'c2lnbmF0dXJl'].join('.')
}
