import { createHash, timingSafeEqual } from 'node:crypto'
import type { HashFormat } from './hash-format.js'

const HEX_DIGITS = new Map([
  ['md5', 32],
  ['sha1', 40],
  ['sha256', 64],
  ['sha512', 128],
])

/**
 * One digest of the salt and the password, both as UTF-8 text, as old apps computed it. This format is our own:
 * `$sha256$<salt>$<digest in hexadecimal digits>`. The salt has no `$`, and may be empty.
 */
export const saltedDigest: HashFormat = {
  name: 'a digest of salt and password ($md5$, $sha1$, $sha256$, $sha512$)',
  read: (hash) => {
    const match = /^\$(md5|sha1|sha256|sha512)\$([^$]{0,256})\$([0-9a-f]+)$/i.exec(hash)
    const [, name = '', salt = '', hex = ''] = match ?? []
    if (match === null || hex.length !== HEX_DIGITS.get(name)) return undefined
    const digest = Buffer.from(hex, 'hex')
    return {
      verify: async (password) =>
        timingSafeEqual(
          createHash(name)
            .update(salt + password)
            .digest(),
          digest,
        ),
    }
  },
}
