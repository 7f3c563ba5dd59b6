import { createPrivateKey, type KeyObject } from 'node:crypto'
import { importPKCS8 } from 'jose'

const MIN_RSA_BITS = 2048

/** The requirement of a private key, as the end of an error message. */
export const PRIVATE_KEY_RULE =
  'must be a private key in PEM (PKCS #8): RSA with 2048 bits or more, or the elliptic curve P-256, P-384 or P-521'

/** Returns the algorithm that a private key signs with (RFC 7518, section 3.1); undefined for a text that is no such key. */
export function signingAlgorithm(pem: string): string | undefined {
  // The import accepts no other form, such as PKCS #1.
  if (!pem.trimStart().startsWith('-----BEGIN PRIVATE KEY-----')) return undefined
  try {
    return algorithmOf(createPrivateKey(pem))
  } catch {
    return undefined
  }
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string | undefined {
  const { modulusLength = 0, namedCurve } = asymmetricKeyDetails ?? {}
  if (asymmetricKeyType === 'rsa') return modulusLength >= MIN_RSA_BITS ? 'RS256' : undefined
  if (asymmetricKeyType !== 'ec') return undefined
  if (namedCurve === 'prime256v1') return 'ES256'
  if (namedCurve === 'secp384r1') return 'ES384'
  return namedCurve === 'secp521r1' ? 'ES512' : undefined
}

/** Imports a private key that `signingAlgorithm` accepts. */
export async function importPrivateKey(pem: string): Promise<CryptoKey> {
  const algorithm = signingAlgorithm(pem)
  if (algorithm === undefined) throw new Error('A stored private key is not usable.')
  return importPKCS8(pem, algorithm)
}
