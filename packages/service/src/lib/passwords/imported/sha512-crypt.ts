import type { HashFormat } from './hash-format.js'

const DEFAULT_ROUNDS = 5000
const MIN_ROUNDS = 1000
/** Twice the default. The library computes on the event loop, so a higher limit would delay other requests. */
const MAX_ROUNDS = 10_000

/** Each round reads the whole password. 256 characters have at most 1024 bytes. */
const MAX_PASSWORD_BYTES = 1024

const PATTERN = /^\$6\$(?:rounds=([1-9]\d{0,8})\$)?[./A-Za-z0-9]{1,16}\$[./A-Za-z0-9]{86}$/

/** SHA-512 of crypt(3) (https://www.akkadia.org/drepper/SHA-crypt.txt). */
export const sha512Crypt: HashFormat = {
  name: 'sha512crypt ($6$…)',
  read: (hash) => {
    const match = PATTERN.exec(hash)
    if (match === null) return undefined
    const rounds = Number(match[1] ?? DEFAULT_ROUNDS)
    if (rounds < MIN_ROUNDS) return undefined
    return {
      exceededLimit:
        rounds > MAX_ROUNDS ? `sha512crypt with at most ${MAX_ROUNDS} rounds` : undefined,
      verify: async (password) => {
        if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) return false
        const { verify } = await import('unixcrypt')
        return verify(password, hash)
      },
    }
  },
}
