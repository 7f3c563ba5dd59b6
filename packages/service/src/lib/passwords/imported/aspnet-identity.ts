import { type Pbkdf2Digest, pbkdf2Hash } from './derive-pbkdf2.js'
import { decodeBase64, type HashFormat, type ImportedHash } from './hash-format.js'

const MAX_TEXT_LENGTH = 512
const SALT_BYTES = 16
const KEY_BYTES = 32
const VERSION_2_ITERATIONS = 1000
/** The version, three numbers of four bytes, the salt and the key. */
const VERSION_3_HEADER_BYTES = 13
/** By the number that stands for each in version 3. */
const DIGESTS: readonly Pbkdf2Digest[] = ['sha1', 'sha256', 'sha512']

/** The base64 text of ASP.NET Identity, whose first byte is 0 for version 2 and 1 for version 3. */
export const aspnetIdentity: HashFormat = {
  name: 'ASP.NET Identity versions 2 and 3 (base64)',
  read: (hash) => {
    const bytes = hash.length <= MAX_TEXT_LENGTH ? decodeBase64(hash) : undefined
    if (bytes?.[0] === 0) return readVersion2(bytes)
    return bytes?.[0] === 1 ? readVersion3(bytes) : undefined
  },
}

function readVersion2(bytes: Buffer): ImportedHash | undefined {
  if (bytes.length !== 1 + SALT_BYTES + KEY_BYTES) return undefined
  const salt = bytes.subarray(1, 1 + SALT_BYTES)
  const key = bytes.subarray(1 + SALT_BYTES)
  return pbkdf2Hash({ digest: 'sha1', iterations: VERSION_2_ITERATIONS, salt, key })
}

function readVersion3(bytes: Buffer): ImportedHash | undefined {
  if (bytes.length < VERSION_3_HEADER_BYTES) return undefined
  const digest = DIGESTS[bytes.readUInt32BE(1)]
  const iterations = bytes.readUInt32BE(5)
  const saltEnd = VERSION_3_HEADER_BYTES + bytes.readUInt32BE(9)
  const salt = bytes.subarray(VERSION_3_HEADER_BYTES, saltEnd)
  const key = bytes.subarray(saltEnd)
  // ASP.NET accepts no shorter ones either.
  if (digest === undefined || salt.length < SALT_BYTES || key.length < SALT_BYTES) return undefined
  return pbkdf2Hash({ digest, iterations, salt, key })
}
