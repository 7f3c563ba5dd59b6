import { verify } from '@node-rs/argon2'
import { decodeBase64, type HashFormat, MAX_MEMORY_KIBIBYTES } from './hash-format.js'

/** Four passes over the most memory: the default of PHP, and less time than a bcrypt check of cost 12. */
const MAX_KIBIBYTES_OF_ALL_PASSES = 4 * MAX_MEMORY_KIBIBYTES
/** The smallest block of memory of a lane (RFC 9106, section 3.1). */
const MIN_KIBIBYTES_PER_LANE = 8

const PATTERN =
  /^\$argon2id?\$v=(?:16|19)\$m=([1-9]\d{0,8}),t=([1-9]\d{0,8}),p=([1-9]\d{0,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{16,86})$/

/** Argon2i and argon2id (RFC 9106) in the PHC string format. */
export const argon2: HashFormat = {
  name: 'argon2i and argon2id ($argon2id$v=19$m=…)',
  read: (hash) => {
    const [, memoryText, passesText, lanesText, salt = '', output = ''] = PATTERN.exec(hash) ?? []
    const [memory, passes, lanes] = [Number(memoryText), Number(passesText), Number(lanesText)]
    // A comparison with NaN is false, so other text is not valid either.
    const isValid = memory >= MIN_KIBIBYTES_PER_LANE * lanes
    if (!isValid || !decodeBase64(salt) || !decodeBase64(output)) return undefined
    const isExpensive =
      memory > MAX_MEMORY_KIBIBYTES || memory * passes > MAX_KIBIBYTES_OF_ALL_PASSES
    return {
      exceededLimit: isExpensive
        ? `argon2 with at most ${MAX_MEMORY_KIBIBYTES} KiB of memory, and at most ${MAX_KIBIBYTES_OF_ALL_PASSES} KiB of memory times passes`
        : undefined,
      verify: (password) => verify(hash, password),
    }
  },
}
