import { isLatchkeyError } from '@latchkey/contract'
import { describe, expect, it } from 'vitest'
import { checkNewPassword, hashPassword, isOutdated, verifyPassword } from './password.js'

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
