import { isLatchkeyError } from '@latchkey/contract'
import bcrypt from '@node-rs/bcrypt'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import {
  checkNewPassword,
  hashPassword as hashInTurn,
  isOutdated,
  verifyPassword,
  type HashingCost,
  type RunQueued,
} from './password.js'

const cheap = { memoryKibibytes: 64, passes: 1 }
const strong = { memoryKibibytes: 19_456, passes: 2 }
const runQueued: RunQueued = (work) => work()
const none = { cost: cheap, maxBcryptCost: 12, runQueued }
const hashPassword = (password: string, cost: HashingCost) => hashInTurn(password, cost, runQueued)

describe('hashPassword', () => {
  it('creates an argon2id hash with the given cost and a random salt', async () => {
    const [first, second] = [await hashPassword('pass', strong), await hashPassword('pass', strong)]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
    expect(await verifyPassword('pass', first, none)).toBe(true)
    expect(await verifyPassword('past', first, none)).toBe(false)
  })

  it('creates hashes that verify at any cost and are outdated after a change of the cost', async () => {
    const hash = await hashPassword('pass', cheap)
    expect(await verifyPassword('pass', hash, { ...none, cost: strong })).toBe(true)
    expect([isOutdated(hash, strong), isOutdated(hash, cheap)]).toEqual([true, false])
  })

  it('runs on another thread while the event loop continues', async () => {
    let isOver = false
    const hashing = hashPassword('pass', { memoryKibibytes: 65_536, passes: 4 })
    const ended = hashing.finally(() => (isOver = true))
    let turns = 0
    while (!isOver) {
      await setImmediate()
      turns += 1
    }
    await ended
    expect(turns).toBeGreaterThan(100)
  })

  it('creates no hash that matches without an account', async () => {
    expect(await verifyPassword('pass', undefined, none)).toBe(false)
    expect(await verifyPassword('', undefined, none)).toBe(false)
    expect(await verifyPassword('', await hashPassword('pass', cheap), none)).toBe(false)
  })
})

describe('verifyPassword with an imported hash', () => {
  // The first three are of crypt_blowfish, the others of bcryptjs.
  it.each([
    ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
    ['U*U*U', '$2b$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
    ['päss😀', '$2y$04$CCCCCCCCCCCCCCCCCCCCC.EWcwrGxlOjqR4oq69R.WSZZnxqXl3R.'],
    ['a\0b', '$2b$04$gLqgubpRc0arguuhMFpEyOH7FDvLw9.spwvLECywd8a8PoZcZ81d2'],
    ['x'.repeat(71), '$2b$04$m9CZjHky7dlGJIo5XkUnNum6sAlNEP2N0/JpItXDotYJ3PdqhOpi.'],
  ])('accepts its password: %s', async (password, hash) => {
    expect(await verifyPassword(password, hash, none)).toBe(true)
    expect(await verifyPassword(`${password}!`, hash, none)).toBe(false)
    expect(await verifyPassword(password.slice(0, -1), hash, none)).toBe(false)
  })

  it('accepts its password with any value in the unused bits', async () => {
    const hash = '$2a$05$CCCCCCCCCCCCCCCCCCCCCDE5YPO9kmyuRGyh0XouQYb4YMJKvyOeX'
    expect(await verifyPassword('U*U', hash, none)).toBe(true)
    expect(await verifyPassword('U*V', hash, none)).toBe(false)
  })

  it.each([
    '$2b$05$',
    '$2b$99$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    '$2b$xx$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    '$2b$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOe',
    '$2b$05$CCCCCCCCCCCCCCCCCCCCC!E5YPO9kmyuRGyh0XouQYb4YMJKvyOe\0',
  ])('rejects every password for a damaged hash: %j', async (hash) => {
    expect(await verifyPassword('U*U', hash, none)).toBe(false)
  })
})

describe('a failed password check', () => {
  const tooCostly = '$2b$16$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'
  const imported = bcrypt.hashSync('pass', 5)

  it.each([
    ['without a hash', undefined, []],
    ['of an imported hash', imported, [['past', imported]]],
    ['of an imported hash whose cost is above the limit', tooCostly, []],
  ])('computes bcrypt for an importable hash only: %s (R5)', async (_what, hash, checks) => {
    const verify = vi.spyOn(bcrypt, 'verify')
    expect(await verifyPassword('past', hash, none)).toBe(false)
    expect(verify.mock.calls).toEqual(checks)
    verify.mockRestore()
  })

  it.each([
    ['missing', undefined],
    ['argon2id', hashPassword('pass', cheap)],
    ['imported', imported],
  ])('takes one turn in the queue for all of its work: %s', async (_what, hash) => {
    let turns = 0
    const counted: RunQueued = (work) => ((turns += 1), work())
    await verifyPassword('past', await hash, { ...none, runQueued: counted })
    expect(turns).toBe(1)
  })
})

describe('a new password', () => {
  const codeOf = (password: string): string | undefined => {
    try {
      checkNewPassword(password, {})
      return undefined
    } catch (error) {
      return isLatchkeyError(error) ? error.code : 'another error'
    }
  }

  it.each([
    ['1234567', 'PASSWORD_TOO_SHORT'],
    ['12345678', undefined],
    ['😀😀😀😀', undefined],
    ['x'.repeat(256), undefined],
    ['x'.repeat(257), 'PASSWORD_TOO_LONG'],
    ['😀'.repeat(256), undefined],
    ['😀'.repeat(257), 'PASSWORD_TOO_LONG'],
  ])('%s: %s', (password, code) => {
    expect(codeOf(password)).toBe(code)
  })
})
