import { sign, type KeyObject } from 'node:crypto'

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Signs a JSON Web Token with ES256, in the compact form. Not by `jose`, which signs on another thread: the way there and back takes
 * longer than the signature.
 *
 * @see RFC 7515, section 7.1; RFC 7518, section 3.4: the signature is the two numbers, not DER
 */
export function signJwt(
  claims: object,
  { kid, privateKey }: { kid: string; privateKey: KeyObject },
): string {
  const signed = `${encode({ alg: 'ES256', kid })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `${signed}.${signature.toString('base64url')}`
}
