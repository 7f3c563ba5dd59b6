import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { Sealer } from './sealer.js'

const KID_BYTES = 9

/** Requests that read the old key just before it was replaced may still sign with it. */
export const UNDER_WAY_MILLIS = 60_000

/** Creates a key that signs tokens with ES256: its columns in a table of signing keys. The private key is encrypted. */
export async function createSigningKey(sealer: Sealer) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const { x = '', y = '' } = await exportJWK(publicKey)
  const id = randomBytes(KID_BYTES).toString('base64url')
  return {
    id,
    publicJwk: { kty: 'EC', alg: 'ES256', crv: 'P-256', x, y, kid: id } as const,
    privateJwkSealed: sealer.seal(JSON.stringify(await exportJWK(privateKey))),
  }
}
