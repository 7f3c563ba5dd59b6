import { scrypt } from 'node:crypto'
import { MAX_MEMORY_KIBIBYTES } from './hash-format.js'

/** The parameters of scrypt in RFC 7914; N is 2 to the power of `logN`. */
export interface ScryptCost {
  logN: number
  r: number
  p: number
}

/** Twice the most memory, which takes the time of one to two bcrypt checks of cost 12. */
const MAX_KIBIBYTES_OF_ALL_LANES = 2 * MAX_MEMORY_KIBIBYTES

/** Returns whether scrypt is defined for a cost (RFC 7914, section 6). */
export const isScryptCost = ({ logN, r, p }: ScryptCost): boolean =>
  logN >= 1 && logN < 16 * r && r >= 1 && p >= 1

const kibibytesPerLane = ({ logN, r }: ScryptCost): number => (2 ** logN * r) / 8

/** Returns the limit that a cost exceeds, or undefined. */
export function exceededScryptLimit(cost: ScryptCost): string | undefined {
  const memory = kibibytesPerLane(cost)
  if (memory <= MAX_MEMORY_KIBIBYTES && memory * cost.p <= MAX_KIBIBYTES_OF_ALL_LANES)
    return undefined
  return `scrypt with at most ${MAX_MEMORY_KIBIBYTES} KiB of memory (N × r / 8), and at most ${MAX_KIBIBYTES_OF_ALL_LANES} KiB of memory times p`
}

/** Derives a key on a thread of Node's pool. */
export function deriveScrypt(
  password: string,
  salt: string | Buffer,
  { length, cost }: { length: number; cost: ScryptCost },
): Promise<Buffer> {
  const { logN, r, p } = cost
  // OpenSSL counts its own buffers, too, and rejects at the limit.
  const maxmem = (2 * kibibytesPerLane(cost) + p * r) * 1024
  return new Promise((resolve, reject) => {
    scrypt(password, salt, length, { N: 2 ** logN, r, p, maxmem }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}
