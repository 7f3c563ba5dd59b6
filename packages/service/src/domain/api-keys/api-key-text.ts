import { crc32 } from 'node:zlib'
import { randomText, SECRET_LENGTH } from '../../lib/random-text.js'

/** The kind of owner of an API key. */
export type ApiKeyType = 'user' | 'team'

/** Part of every key by which secret scanners recognize it. */
const MARK = '574ck4u7h'
/** The flag of a key is the sum of these values: the service is self-hosted, and the key is public. */
const SELF_HOSTED = 1
const PUBLIC = 2

/** Creates the text of a key: secret, ID, type, and a checksum at the end. */
export function createApiKeyText(key: { id: string; type: ApiKeyType; isPublic: boolean }): string {
  const prefix = key.isPublic ? 'pk' : 'sk'
  const id = key.id.replaceAll('-', '')
  const flag = SELF_HOSTED + (key.isPublic ? PUBLIC : 0)
  const text = `${prefix}_${randomText(SECRET_LENGTH)}${id}${key.type}${flag}${MARK}`
  return text + crc32(text).toString(16).padStart(8, '0')
}
