import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets before they are stored, and reads them back. */
export interface Sealer {
  seal(text: string): string
  /** @throws when the text was sealed with an unknown key, or changed since */
  open(sealed: string): string
  /** Seals a sealed text with the first key. Returns undefined if it already is. */
  renew(sealed: string): string | undefined
  /** Derives a secret for another purpose from each key (HKDF, RFC 5869). The first one is of the key that seals. */
  deriveSecrets(purpose: string): [string, ...string[]]
}

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * AES-256-GCM with a new IV for each text (NIST SP 800-38D). A sealed text is the base64 of IV, tag and
 * cipher text.
 *
 * @param key 32 bytes, the key that seals
 * @param others previous or future keys, which only open
 */
export function createSealer(key: Buffer, ...others: Buffer[]): Sealer {
  const seal = (text: string) => encrypt(text, key)
  const open = (sealed: string): string => {
    for (const other of [key, ...others]) {
      const text = tryDecrypt(sealed, other)
      if (text !== undefined) return text
    }
    throw new Error(
      'A secret in the database cannot be decrypted: it was changed, or encrypted with another key.',
    )
  }
  return {
    seal,
    open,
    renew: (sealed) => (tryDecrypt(sealed, key) === undefined ? seal(open(sealed)) : undefined),
    deriveSecrets: (purpose) => [
      deriveSecret(key, purpose),
      ...others.map((other) => deriveSecret(other, purpose)),
    ],
  }
}

const deriveSecret = (key: Buffer, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('base64')

function encrypt(text: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Returns undefined if the text was sealed with another key, or changed since. */
function tryDecrypt(sealed: string, key: Buffer): string | undefined {
  try {
    return decrypt(Buffer.from(sealed, 'base64'), key)
  } catch {
    return undefined
  }
}

function decrypt(bytes: Buffer, key: Buffer): string {
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
  return Buffer.concat(text).toString('utf8')
}
