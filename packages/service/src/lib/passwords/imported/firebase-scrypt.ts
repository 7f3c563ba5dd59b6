import { createCipheriv, timingSafeEqual } from 'node:crypto'
import { deriveScrypt, exceededScryptLimit, isScryptCost } from './derive-scrypt.js'
import { decodeBase64, type HashFormat } from './hash-format.js'

const AES_KEY_BYTES = 32
const AES_BLOCK_BYTES = 16

const BASE64 = '([A-Za-z0-9+/]{0,172}={0,2})'
const PATTERN = new RegExp(
  `^\\$firebase-scrypt\\$ln=(\\d{1,2}),r=(\\d{1,4})\\$${BASE64}\\$${BASE64}\\$${BASE64}\\$${BASE64}$`,
)

/**
 * The variant of scrypt with which Firebase hashes passwords (https://github.com/firebase/scrypt): the key of scrypt
 * encrypts the signer key of the project. An export has the parameters in several places. This format joins them:
 * `$firebase-scrypt$ln=<memory cost>,r=<rounds>$<salt>$<salt separator>$<signer key>$<hash>`.
 */
export const firebaseScrypt: HashFormat = {
  name: 'scrypt of Firebase ($firebase-scrypt$ln=…)',
  read: (hash) => {
    const [, logN, r, ...texts] = PATTERN.exec(hash) ?? []
    const cost = { logN: Number(logN), r: Number(r), p: 1 }
    const [salt, separator, signerKey, output] = texts.map(decodeBase64)
    const isValid = isScryptCost(cost) && signerKey?.length === output?.length
    if (!isValid || !salt || !separator || !signerKey?.length || !output) return undefined
    return {
      exceededLimit: exceededScryptLimit(cost),
      verify: async (password) => {
        const length = AES_KEY_BYTES
        const key = await deriveScrypt(password, Buffer.concat([salt, separator]), { length, cost })
        const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(AES_BLOCK_BYTES))
        return timingSafeEqual(cipher.update(signerKey), output)
      },
    }
  },
}
