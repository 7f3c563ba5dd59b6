import { API_PREFIX } from '@latchkey/contract'
import { OFFLINE_BASE_URL, OFFLINE_PROJECT_ID } from './names.js'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const KEY_ID = 'offline-0001'
export const LIFETIME_SECONDS = 600
const REFRESH = 'offline-refresh-token-of-'

let pair: Promise<CryptoKeyPair> | undefined
/** Signing key of this process, created at the first use and never stored. */
const keys = () => (pair ??= crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']))

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  )

const utf8 = new TextEncoder()
const partOf = (value: object) => base64url(utf8.encode(JSON.stringify(value)))

/** Creates an access token with the claims and the signature of the service. */
export async function signAccessToken(userId: string): Promise<string> {
  const iat = Math.floor(Date.now() / 1000)
  const claims = {
    sub: userId,
    aud: OFFLINE_PROJECT_ID,
    iss: `${OFFLINE_BASE_URL}${API_PREFIX}/projects/${OFFLINE_PROJECT_ID}`,
    iat,
    exp: iat + LIFETIME_SECONDS,
    branchId: 'main',
    refreshTokenId: userId,
    role: 'authenticated',
  }
  const text = `${partOf({ alg: 'ES256', kid: KEY_ID })}.${partOf(claims)}`
  const { privateKey } = await keys()
  const signature = await crypto.subtle.sign(ALGORITHM, privateKey, utf8.encode(text))
  return `${text}.${base64url(new Uint8Array(signature))}`
}

export const refreshTokenOf = (userId: string): string => REFRESH + userId

/** The key set that those tokens are verified with (RFC 7517). */
export async function readKeySet(): Promise<object> {
  const { publicKey } = await keys()
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  return { keys: [{ kty, alg: 'ES256', crv, x, y, kid: KEY_ID }] }
}

/** Returns the ID of the user of an access token or a refresh token. */
export function userIdOf(token: string): string | undefined {
  if (token.startsWith(REFRESH)) return token.slice(REFRESH.length)
  const [, claims = ''] = token.split('.')
  try {
    const text = atob(claims.replaceAll('-', '+').replaceAll('_', '/'))
    return String((JSON.parse(text) as { sub: unknown }).sub)
  } catch {
    return undefined
  }
}
