import type { HashFormat } from './hash-format.js'

const MIN_COST = 4
/** bcrypt reads no further, so a longer password would match by its beginning. */
const BYTE_LIMIT = 72
/** Ordered by the value that each letter encodes. */
const LETTERS = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** bcrypt with any of the prefixes that its implementations write. */
export const bcrypt: HashFormat = {
  name: 'bcrypt ($2a$, $2b$, $2y$)',
  read: (hash, { maxBcryptCost }) => {
    const [, costText] = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(hash) ?? []
    const cost = Number(costText)
    if (costText === undefined || cost < MIN_COST) return undefined
    return {
      exceededLimit:
        cost > maxBcryptCost ? `bcrypt with a cost of at most ${maxBcryptCost}` : undefined,
      verify: async (password) => {
        const isMatch = await verifyBcrypt(password, withoutSpareBits(hash))
        return isMatch && isWithinBcrypt(password)
      },
    }
  },
}

/** Returns whether bcrypt reads all of a password. */
export const isWithinBcrypt = (password: string): boolean =>
  Buffer.byteLength(password) < BYTE_LIMIT

/** The library has binaries for common systems only. Others cannot verify imported passwords. */
async function verifyBcrypt(password: string, hash: string): Promise<boolean> {
  const { default: library } = await import('@node-rs/bcrypt')
  return library.verify(password, hash)
}

/**
 * Returns a hash without the unused bits that some programs set in the last letters of salt and hash. The
 * library rejects such a hash before it computes: its owner could not sign in, and the response time would
 * reveal the account.
 */
const withoutSpareBits = (hash: string): string =>
  hash.replace(
    /^(.{28})(.)(.{30})(.)$/,
    (_, head: string, salt: string, middle: string, end: string) =>
      head + clearBits(salt, 4) + middle + clearBits(end, 2),
  )

const clearBits = (letter: string, bits: number): string =>
  LETTERS.charAt((LETTERS.indexOf(letter) >> bits) << bits)
