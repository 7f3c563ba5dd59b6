import { isLatchkeyError } from '@latchkey/contract'
import bcrypt from 'bcryptjs'
import { describe, expect, it, vi } from 'vitest'
import {
  bcryptCostOf,
  checkNewPassword,
  hashPassword,
  isOutdated,
  levelWork,
  verifyPassword,
} from './password.js'

const cheap = { memoryKibibytes: 64, passes: 1 }
const strong = { memoryKibibytes: 19_456, passes: 2 }

describe('a hash', () => {
  it('is argon2id of the cost that was asked for, with a salt of its own', async () => {
    const [first, second] = [await hashPassword('pass', strong), await hashPassword('pass', strong)]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
    expect(await verifyPassword('pass', first, strong)).toBe(true)
    expect(await verifyPassword('past', first, strong)).toBe(false)
  })

  it('verifies whatever its cost, and is outdated when that changed', async () => {
    const hash = await hashPassword('pass', cheap)
    expect(await verifyPassword('pass', hash, strong)).toBe(true)
    expect([isOutdated(hash, strong), isOutdated(hash, cheap)]).toEqual([true, false])
  })

  it('of nobody matches nothing', async () => {
    expect(await verifyPassword('pass', undefined, cheap)).toBe(false)
    expect(await verifyPassword('', undefined, cheap)).toBe(false)
    expect(await verifyPassword('', await hashPassword('pass', cheap), cheap)).toBe(false)
  })
})

describe('a check that failed', () => {
  const imported = bcrypt.hashSync('pass', 5)
  const argon2id = hashPassword('pass', cheap)
  const blank = '.'.repeat(53)

  it.each([
    ['nobody’s', undefined, 'past', [`$2b$06$${blank}`]],
    ['of another kind', argon2id, 'past', [`$2b$06$${blank}`]],
    ['of a lower cost', imported, 'past', [`$2b$05$${blank}`]],
    ['of a lower cost that was not held against', imported, '', [`$2b$06$${blank}`]],
    ['of the same cost', bcrypt.hashSync('pass', 6), 'past', []],
  ])('does the rest of what an imported one takes: %s', async (_what, hash, password, done) => {
    const compare = vi.spyOn(bcrypt, 'compare')
    await levelWork(password, await hash, { cost: cheap, bcryptCost: 6 })
    expect(compare.mock.calls).toEqual(done.map((one) => [password, one]))
    compare.mockRestore()
  })

  it('does no more where nobody has an imported one', async () => {
    const compare = vi.spyOn(bcrypt, 'compare')
    await levelWork('past', undefined, { cost: cheap, bcryptCost: null })
    expect(compare).not.toHaveBeenCalled()
    compare.mockRestore()
  })
})

it('knows the cost of an imported hash', async () => {
  expect(bcryptCostOf(bcrypt.hashSync('pass', 5))).toBe(5)
  expect(bcryptCostOf(await hashPassword('pass', cheap))).toBe(undefined)
})

describe('a new password', () => {
  const codeOf = (password: string): string | undefined => {
    try {
      checkNewPassword(password)
      return undefined
    } catch (error) {
      return isLatchkeyError(error) ? error.code : 'another error'
    }
  }

  it.each([
    ['1234567', 'PASSWORD_TOO_SHORT'],
    ['12345678', undefined],
    ['😀😀😀😀', undefined],
    ['x'.repeat(71), undefined],
    ['x'.repeat(72), 'PASSWORD_TOO_LONG'],
    ['é'.repeat(36), 'PASSWORD_TOO_LONG'],
  ])('%s: %s', (password, code) => {
    expect(codeOf(password)).toBe(code)
  })
})
