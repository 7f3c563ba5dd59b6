import { randomBytes } from 'node:crypto'
import { PASSWORD_LENGTH } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import bcrypt from 'bcryptjs'
import { argon2id, argon2Verify } from 'hash-wasm'

/** Cost of argon2id; parallelism is always 1. */
export interface HashingCost {
  memoryKibibytes: number
  passes: number
}

const SALT_BYTES = 16
const HASH_BYTES = 32
/** bcrypt reads no further, so a longer password would match by its beginning. */
const BYTE_LIMIT = 72

/** Refuses a password that may not be stored (protocol, section 11.1). */
export function checkNewPassword(password: string): void {
  if (password.length < PASSWORD_LENGTH.min)
    throw fail('PASSWORD_TOO_SHORT', { min_length: PASSWORD_LENGTH.min })
  checkStorable(password)
}

/** Refuses a password that is too long to be stored; a server may set one of any other length. */
function checkStorable(password: string): void {
  if (!isStorable(password)) throw fail('PASSWORD_TOO_LONG', { maxLength: PASSWORD_LENGTH.max })
}

/**
 * Hashes a password that a server sets. An empty one gets a hash that no password has: it counts as a
 * password and lets nobody in (protocol, section 3.2).
 */
export function hashServerPassword(password: string, cost: HashingCost): Promise<string> {
  checkStorable(password)
  return hashPassword(password === '' ? randomBytes(32).toString('hex') : password, cost)
}

/** Letters of a salt and a hash. */
const BCRYPT_LENGTH = 53

/** bcrypt with a cost of at most 16, as other services export it (protocol, section 11.1). */
export const isImportable = (hash: string): boolean =>
  /^\$2[aby]\$(?:0[4-9]|1[0-6])\$[./A-Za-z0-9]{53}$/.test(hash)

/** Hashes a password with argon2id (RFC 9106), its parameters included in the text. */
export const hashPassword = (password: string, { memoryKibibytes, passes }: HashingCost) =>
  argon2id({
    password,
    salt: randomBytes(SALT_BYTES),
    iterations: passes,
    memorySize: memoryKibibytes,
    parallelism: 1,
    hashLength: HASH_BYTES,
    outputType: 'encoded',
  })

/**
 * Tells whether a password is the one of a stored hash. Without a hash the same work is done for
 * nothing, so that the time tells nobody which addresses have an account.
 *
 * @param hash argon2id, or bcrypt as imported; undefined when there is no account or no password
 */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  cost: HashingCost,
): Promise<boolean> {
  const stored = password === '' || hash === undefined ? blankHash(cost) : hash
  const matches = isBcrypt(stored)
    ? await bcrypt.compare(password, stored)
    : await argon2Verify({ password: password || ' ', hash: stored })
  return matches && stored === hash && isStorable(password)
}

/**
 * Does what a check that failed would have done besides for an account of the other kind: the time tells nobody
 * whose hash was imported, and so that there is such an account.
 *
 * @param hash what the password was held against
 * @param bcryptCost the highest of the project's imported passwords; null where it has none
 */
export async function levelWork(
  password: string,
  hash: string | undefined,
  { cost, bcryptCost }: { cost: HashingCost; bcryptCost: number | null },
): Promise<void> {
  if (bcryptCost === null) return
  const blankBcrypt = (exponent: number) =>
    `$2b$${String(exponent).padStart(2, '0')}$${'.'.repeat(BCRYPT_LENGTH)}`
  const done = password === '' || hash === undefined ? undefined : bcryptCostOf(hash)
  if (done === undefined) {
    await bcrypt.compare(password, blankBcrypt(bcryptCost))
    return
  }
  await argon2Verify({ password, hash: blankHash(cost) })
  // Each step takes as long as all before it and the hash itself.
  for (let exponent = done; exponent < bcryptCost; exponent += 1)
    await bcrypt.compare(password, blankBcrypt(exponent))
}

/** The cost of an imported hash, which is the exponent of its rounds; undefined for one that is not by bcrypt. */
export const bcryptCostOf = (hash: string): number | undefined =>
  isBcrypt(hash) ? bcrypt.getRounds(hash) : undefined

/** Whether a hash should be made anew: imported ones, and ones of another cost. */
export const isOutdated = (hash: string, { memoryKibibytes, passes }: HashingCost): boolean =>
  !hash.startsWith(`$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=1$`)

const isStorable = (password: string): boolean => Buffer.byteLength(password) < BYTE_LIMIT
const isBcrypt = (hash: string): boolean => /^\$2[aby]\$/.test(hash)

/** A well-formed hash that no password has. */
const blankHash = ({ memoryKibibytes, passes }: HashingCost): string => {
  const blank = (bytes: number) => Buffer.alloc(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=1$${blank(SALT_BYTES)}$${blank(HASH_BYTES)}`
}
