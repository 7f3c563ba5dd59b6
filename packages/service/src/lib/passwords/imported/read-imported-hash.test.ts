import { encrypt } from 'unixcrypt'
import { describe, expect, it } from 'vitest'
import { unmetImportRule, readImportedHash } from './read-imported-hash.js'

const limits = { maxBcryptCost: 12 }
const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64')
const unpadded = (bytes: number) => base64(bytes).replaceAll('=', '')
const hex = (bytes: number) => Buffer.alloc(bytes, 7).toString('hex')

const argon2 = (parameters: string) => `$argon2id$${parameters}$${unpadded(16)}$${unpadded(32)}`
const scrypt = (parameters: string) => `$scrypt$${parameters}$${unpadded(16)}$${unpadded(32)}`
const firebase = (parameters: string, signerKey = base64(64)) =>
  `$firebase-scrypt$${parameters}$${base64(10)}$Bw==$${signerKey}$${base64(64)}`
const bcrypt = (cost: string) => `$2b$${cost}$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW`
const sha512crypt = (rounds: string) => `$6$${rounds}saltstring$${'a'.repeat(86)}`

/** A hash of version 3 of ASP.NET Identity. */
function aspnet(
  { digest = 2, iterations = 100_000, saltBytes = 16 },
  salt = Buffer.alloc(16),
  key = Buffer.alloc(32),
): string {
  const numbers = Buffer.alloc(12)
  numbers.writeUInt32BE(digest, 0)
  numbers.writeUInt32BE(iterations, 4)
  numbers.writeUInt32BE(saltBytes, 8)
  return Buffer.concat([Buffer.of(1), numbers, salt, key]).toString('base64')
}

describe('unmetImportRule', () => {
  it.each([
    ['bcrypt of cost 4', bcrypt('04')],
    ['bcrypt of cost 12', bcrypt('12')],
    ['argon2id with 64 MiB and 4 passes', argon2('v=19$m=65536,t=4,p=4')],
    ['argon2id with 7 MiB and 37 passes', argon2('v=19$m=7084,t=37,p=1')],
    ['scrypt with 64 MiB', scrypt('ln=16,r=8,p=2')],
    ['Firebase with 64 MiB', firebase('ln=16,r=8')],
    ['PBKDF2 with 1,200,000 iterations', `pbkdf2_sha256$1200000$salt$${base64(32)}`],
    ['PBKDF2 with 600,000 iterations for two blocks', `pbkdf2_sha256$600000$salt$${base64(64)}`],
    ['ASP.NET Identity with 500,000 iterations of SHA-512', aspnet({ iterations: 500_000 })],
    ['sha512crypt with 10,000 rounds', sha512crypt('rounds=10000$')],
    ['a digest without a salt', `$md5$$${hex(16)}`],
  ])('accepts %s (R5)', (_what, hash) => {
    expect(unmetImportRule(hash, limits)).toBeUndefined()
  })

  it.each([
    ['bcrypt', 'a cost of at most 12', bcrypt('13')],
    ['bcrypt of the highest cost', 'a cost of at most 12', bcrypt('31')],
    ['memory of argon2', '65536 KiB of memory', argon2('v=19$m=65537,t=1,p=1')],
    ['passes of argon2', '262144 KiB of memory times', argon2('v=19$m=65536,t=5,p=1')],
    ['the most passes of argon2', '262144 KiB', argon2('v=19$m=8,t=999999999,p=1')],
    ['memory of scrypt', '65536 KiB of memory', scrypt('ln=17,r=8,p=1')],
    ['lanes of scrypt', '131072 KiB of memory times p', scrypt('ln=16,r=8,p=3')],
    ['the most memory of scrypt', '65536 KiB', scrypt('ln=99,r=9999,p=9999')],
    ['memory of Firebase', '65536 KiB of memory', firebase('ln=17,r=8')],
    ['PBKDF2', '1200000 iterations', `pbkdf2_sha256$1200001$salt$${base64(32)}`],
    ['blocks of PBKDF2', '1200000 iterations', `pbkdf2_sha1$600001$salt$${base64(21)}`],
    [
      'PBKDF2 of SHA-512',
      'at most 500000',
      `$pbkdf2-sha512$500001$${unpadded(16)}$${unpadded(64)}`,
    ],
    ['ASP.NET Identity', 'at most 500000 iterations', aspnet({ iterations: 2 ** 32 - 1 })],
    ['sha512crypt', 'at most 10000 rounds', sha512crypt('rounds=10001$')],
  ])('names the limit that a hash exceeds: %s (R5)', (_what, limit, hash) => {
    expect(unmetImportRule(hash, limits)).toContain(limit)
  })

  it('accepts bcrypt up to the configured cost', () => {
    expect(unmetImportRule(bcrypt('16'), { maxBcryptCost: 16 })).toBeUndefined()
  })
})

describe('readImportedHash', () => {
  it.each([
    ['an empty text', ''],
    ['a password', 'correct horse'],
    ['base64 of another format', base64(49)],
    ['bcrypt of cost 3', bcrypt('03')],
    ['bcrypt that is cut off', bcrypt('12').slice(0, -1)],
    ['argon2d', argon2('v=19$m=256,t=2,p=1').replace('argon2id', 'argon2d')],
    ['argon2 without a version', argon2('m=256,t=2,p=1')],
    ['argon2 without passes', argon2('v=19$m=256,t=0,p=1')],
    ['argon2 with less memory than its lanes need', argon2('v=19$m=8,t=2,p=2')],
    ['argon2 with leading zeros', argon2('v=19$m=0256,t=2,p=1')],
    ['argon2 with unused bits', `${argon2('v=19$m=256,t=2,p=1').slice(0, -1)}d`],
    ['scrypt without a cost', scrypt('ln=0,r=8,p=1')],
    ['scrypt without lanes', scrypt('ln=14,r=8,p=0')],
    ['scrypt with N above what r allows', scrypt('ln=16,r=1,p=1')],
    ['scrypt with a salt that is not base64', `$scrypt$ln=14,r=8,p=1$A$${unpadded(32)}`],
    ['a short key of Better Auth', `${hex(16)}:${hex(63)}`],
    ['Firebase with N above what r allows', firebase('ln=16,r=1')],
    ['a signer key of Firebase of another length', firebase('ln=14,r=8', base64(32))],
    ['Django with an unknown digest', `pbkdf2_sha384$1000$salt$${base64(48)}`],
    ['Django without iterations', `pbkdf2_sha256$0$salt$${base64(32)}`],
    ['Passlib with an unknown digest', `$pbkdf2-sha3$1000$${unpadded(16)}$${unpadded(32)}`],
    ['ASP.NET Identity 2 with more data', Buffer.alloc(50).toString('base64')],
    ['the version of ASP.NET Identity only', 'AQ=='],
    ['ASP.NET Identity with an unknown digest', aspnet({ digest: 3 })],
    ['ASP.NET Identity without iterations', aspnet({ iterations: 0 })],
    ['ASP.NET Identity with a salt beyond its end', aspnet({ saltBytes: 2 ** 32 - 1 })],
    ['ASP.NET Identity with a short salt', aspnet({ saltBytes: 8 })],
    ['ASP.NET Identity with a line break', `${aspnet({})}\n`],
    ['sha512crypt with too few rounds', sha512crypt('rounds=999$')],
    ['sha512crypt with a long salt', sha512crypt('saltstring')],
    ['sha256crypt', sha512crypt('').replace('$6', '$5')],
    ['a digest of another length', `$sha256$salt$${hex(31)}`],
  ])('returns undefined for %s', (_what, hash) => {
    expect(readImportedHash(hash, limits)).toBeUndefined()
  })

  it('matches no sha512crypt hash with a password of more than 1024 bytes (R5)', async () => {
    const [longest, tooLong] = ['é'.repeat(512), 'é'.repeat(513)]
    expect(await readImportedHash(encrypt(longest), limits)?.verify(longest)).toBe(true)
    expect(await readImportedHash(encrypt(tooLong), limits)?.verify(tooLong)).toBe(false)
  })

  // A damaged hash that was accepted would make every sign-in of its user fail with a server error.
  it.each([
    [
      'argon2 with the shortest salt and hash',
      `$argon2i$v=19$m=8,t=1,p=1$${unpadded(9)}$${unpadded(12)}`,
    ],
    [
      'argon2 with the longest salt and hash',
      `$argon2i$v=19$m=8,t=1,p=1$${unpadded(48)}$${unpadded(64)}`,
    ],
    ['argon2 with the most lanes', argon2('v=19$m=7992,t=1,p=999')],
    ['scrypt with the lowest cost', scrypt('ln=1,r=1,p=1')],
    ['scrypt with the highest N for r', scrypt('ln=15,r=1,p=1')],
    ['scrypt with a large r', scrypt('ln=1,r=9999,p=1')],
    ['scrypt with many lanes', scrypt('ln=1,r=1,p=9999')],
    ['Firebase with a short signer key', `$firebase-scrypt$ln=1,r=1$$$Bw==$Bw==`],
    ['PBKDF2 without a salt', `$pbkdf2-sha256$1$$${unpadded(32)}`],
    [
      'a long key of ASP.NET Identity',
      aspnet({ iterations: 1 }, Buffer.alloc(16), Buffer.alloc(300)),
    ],
    ['sha512crypt with the shortest salt', `$6$a$${'a'.repeat(86)}`],
  ])('reads a hash that no password matches: %s', async (_what, hash) => {
    expect(await readImportedHash(hash, limits)?.verify('correct horse')).toBe(false)
  })
})
