import { timingSafeEqual } from 'node:crypto'
import {
  deriveScrypt,
  exceededScryptLimit,
  isScryptCost,
  type ScryptCost,
} from './derive-scrypt.js'
import { decodeBase64, type HashFormat } from './hash-format.js'

/** The only cost of Better Auth, which its hashes do not name. */
const BETTER_AUTH_COST: ScryptCost = { logN: 14, r: 16, p: 1 }

/** `salt:key` in hexadecimal digits, as Better Auth stores it. The text of the salt is the salt, not its bytes. */
export const betterAuthScrypt: HashFormat = {
  name: 'scrypt of Better Auth (salt:key)',
  read: (hash) => {
    const [, salt, keyText] = /^([0-9a-f]{32}):([0-9a-f]{128})$/i.exec(hash) ?? []
    if (salt === undefined || keyText === undefined) return undefined
    return verifiable(salt, Buffer.from(keyText, 'hex'), BETTER_AUTH_COST)
  },
}

const PATTERN =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,4}),p=(\d{1,4})\$([A-Za-z0-9+/]{0,128})\$([A-Za-z0-9+/]{22,172})$/

/** scrypt (RFC 7914) in the PHC string format. */
export const scrypt: HashFormat = {
  name: 'scrypt ($scrypt$ln=…)',
  read: (hash) => {
    const [, logN, r, p, saltText = '', keyText = ''] = PATTERN.exec(hash) ?? []
    const cost = { logN: Number(logN), r: Number(r), p: Number(p) }
    const [salt, key] = [decodeBase64(saltText), decodeBase64(keyText)]
    if (!isScryptCost(cost) || salt === undefined || key === undefined) return undefined
    return verifiable(salt, key, cost)
  },
}

const verifiable = (salt: string | Buffer, key: Buffer, cost: ScryptCost) => ({
  exceededLimit: exceededScryptLimit(cost),
  verify: async (password: string) =>
    timingSafeEqual(await deriveScrypt(password, salt, { length: key.length, cost }), key),
})
