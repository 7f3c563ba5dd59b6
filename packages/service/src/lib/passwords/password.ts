import { randomBytes } from 'node:crypto'
import {
  MAX_PASSWORD_LENGTH,
  PASSWORD_LENGTH,
  RECORDED_MAX_PASSWORD_LENGTH,
} from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { hash as hashArgon2, verify as verifyArgon2 } from '@node-rs/argon2'
import { isWithinBcrypt } from './imported/bcrypt.js'
import type { CostLimits } from './imported/hash-format.js'
import { readImportedHash } from './imported/read-imported-hash.js'

/** Cost of argon2id; parallelism is always 1. */
export interface HashingCost {
  memoryKibibytes: number
  passes: number
}

const SALT_BYTES = 16
const HASH_BYTES = 32
/** A hash as `hashPassword` makes it, of any cost. */
const OWN_HASH = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/

/** The settings that decide which passwords are too long or too expensive. */
interface Compatibility {
  compatibility?: string | undefined
}

/** Rejects a password that must not be stored. */
export function checkNewPassword(password: string, settings: Compatibility): void {
  if (password.length < PASSWORD_LENGTH.min)
    throw fail('PASSWORD_TOO_SHORT', { minLength: PASSWORD_LENGTH.min })
  checkLongPassword(password, settings)
}

/** Rejects a password that is too long to be stored; a server may set one of any other length. */
function checkLongPassword(password: string, { compatibility }: Compatibility): void {
  if (compatibility === 'june-2025') checkRecordedLength(password)
  else if (
    password.length > MAX_PASSWORD_LENGTH &&
    Array.from(password).length > MAX_PASSWORD_LENGTH
  )
    throw fail('PASSWORD_TOO_LONG', { maxLength: MAX_PASSWORD_LENGTH })
}

/** Rejects a password that the service of June 2025 rejects: its hashes were bcrypt. */
function checkRecordedLength(password: string): void {
  const maxLength = RECORDED_MAX_PASSWORD_LENGTH
  if (password.length > maxLength)
    throw fail('SCHEMA_ERROR', {
      message: `The password must have at most ${maxLength} characters`,
    })
  if (!isWithinBcrypt(password)) throw fail('PASSWORD_TOO_LONG', { maxLength })
}

/**
 * Hashes a password that a server sets. An empty password gets a hash that no password matches: the user has
 * a password, but cannot sign in with it.
 */
export function hashServerPassword(
  password: string,
  { passwordHashing, ...settings }: Compatibility & { passwordHashing: HashingCost },
  runQueued: RunQueued,
): Promise<string> {
  checkLongPassword(password, settings)
  const text = password === '' ? randomBytes(32).toString('hex') : password
  return hashPassword(text, passwordHashing, runQueued)
}

/**
 * The highest cost of an imported hash, about 200 ms of a processor. Each step doubles it, and any client can make the
 * service check a password.
 */
const MAX_BCRYPT_COST = 12
/** The limit of the service of June 2025. */
const EARLIER_MAX_BCRYPT_COST = 16

/** Returns the highest cost of bcrypt that the service computes. */
export const maxBcryptCost = ({ compatibility }: Compatibility): number =>
  compatibility === 'june-2025' ? EARLIER_MAX_BCRYPT_COST : MAX_BCRYPT_COST

/** Does expensive work when the request's turn comes in the queue of passwords. */
export type RunQueued = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Normalizes a password and hashes it with argon2id (RFC 9106), its parameters included in the text. The library
 * works on threads of Node's pool, so other requests continue meanwhile.
 */
export const hashPassword = (
  password: string,
  { memoryKibibytes, passes }: HashingCost,
  runQueued: RunQueued,
): Promise<string> =>
  runQueued(() =>
    hashArgon2(normalizePassword(password), {
      salt: randomBytes(SALT_BYTES),
      timeCost: passes,
      memoryCost: memoryKibibytes,
      parallelism: 1,
      outputLen: HASH_BYTES,
    }),
  )

/** Cost and timing of a password check in a project. */
export interface Checking extends CostLimits {
  /** The cost of new hashes. */
  cost: HashingCost
  runQueued: RunQueued
}

/** Resolves to whether a password is the one of a stored hash, as `matchPassword` checks it. */
export const verifyPassword = async (
  password: string,
  hash: string | undefined,
  checking: Checking,
): Promise<boolean> => (await matchPassword(password, hash, checking)) !== undefined

/** The form of a password that a stored hash was created from. */
export type PasswordMatch = 'normalized' | 'as-typed'

/**
 * Resolves to the form of a password that a stored hash was made from, or to undefined if it is another password.
 * Hashes from before normalization, and imported ones, may be of the form that was typed.
 *
 * Without a hash, and with an imported one that is too expensive, the work of a new hash is done, so that the time does
 * not reveal which addresses have an account. It depends on whether the typed password is normalized. Imported hashes
 * take their own time until the first sign-in of their user.
 *
 * @param hash argon2id, or a hash of another system as imported; undefined when there is no account or no password
 */
export const matchPassword = (
  password: string,
  hash: string | undefined,
  { runQueued, ...limits }: Checking,
): Promise<PasswordMatch | undefined> =>
  // One turn for all of it: the wait must not reveal how many hashes were compared.
  runQueued(async () => {
    const normalized = normalizePassword(password)
    if (await compare(normalized, hash, limits)) return 'normalized'
    if (normalized === password) return undefined
    return (await compare(password, hash, limits)) ? 'as-typed' : undefined
  })

async function compare(
  password: string,
  hash: string | undefined,
  { cost, ...limits }: Omit<Checking, 'runQueued'>,
): Promise<boolean> {
  if (password !== '' && hash !== undefined) {
    // The cost of the service's own hashes is configured and has no limit.
    if (OWN_HASH.test(hash)) return verifyArgon2(hash, password)
    const imported = readImportedHash(hash, limits)
    // Earlier versions imported hashes of a higher cost. Their users reset the password.
    if (imported !== undefined && imported.exceededLimit === undefined)
      return imported.verify(password)
  }
  await verifyArgon2(blankHash(cost), password)
  return false
}

/** Returns true if a hash should be replaced: it was imported, or has another cost. */
export const isOutdated = (hash: string, { memoryKibibytes, passes }: HashingCost): boolean =>
  !OWN_HASH.test(hash) || !hash.startsWith(`$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=1$`)

/** A well-formed hash that matches no password. */
const blankHash = ({ memoryKibibytes, passes }: HashingCost): string => {
  const blank = (bytes: number) => Buffer.alloc(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=1$${blank(SALT_BYTES)}$${blank(HASH_BYTES)}`
}

/**
 * Returns a password in the form in which it is hashed: NFKC, one of the two forms that NIST SP 800-63B
 * (5.1.1.2) names. Devices send the same password in different forms: `ä` as one code point or as `a` and a
 * combining mark, `１` in full width or not. NFC would leave the second difference.
 *
 * The rules for the length of a password apply to the text as typed, not to this form.
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC')
