import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { redact, redactError } from './redact.js'

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2lnbmF0dXJl'
const REFRESH_TOKEN = 'k0x3f9d8h2m5n7p4q6r8s1t0v2w3x4y5z6a7b8c9d0e1f'

describe('a text that may hold secrets', () => {
  it.each([JWT, REFRESH_TOKEN, 'pck_0123456789abcdefghijklmnop'])('loses %s', (secret) => {
    expect(redact(`before ${secret}, after`)).toBe('before ***, after')
  })

  it('loses what was sent, and is cut to 500 characters', () => {
    expect(redact('no user a@b.c with hunter2', ['hunter2', 'a@b.c'])).toBe('no user *** with ***')
    expect(redact('word '.repeat(1000))).toHaveLength(500)
  })

  it('LG01: loses what was sent where it is repeated in JSON, in a log or not', () => {
    const password = 'a "quoted" \\ one'
    const body = JSON.stringify({ password })
    expect(redact(body, { password })).toBe('{"password":"***"}')
    expect(redact(JSON.stringify([body]), { password })).not.toContain('quoted')
  })

  it('LG01: loses a key that has something in it which was sent, too', () => {
    expect(redact(`key ssk_0123456789abxcdefghijklmnop`, { displayName: 'x' })).toBe('key ***')
  })
})

describe('LG02 an error that may hold secrets', () => {
  it('keeps name, message, code and cause, at every level without secrets', () => {
    const deep = Object.assign(new RangeError(`deep ${JWT}`), { code: 'DEEP', data: JWT })
    const thrown = Object.assign(new TypeError(`bad ${JWT}`, { cause: deep }), { request: JWT })
    const copy = redactError(thrown)
    expect(copy).toMatchObject({ name: 'TypeError', message: 'bad ***' })
    expect(copy.cause).toMatchObject({ name: 'RangeError', message: 'deep ***', code: 'DEEP' })
    expect(inspect(copy, { depth: 10, showHidden: true })).not.toContain(JWT)
  })

  it.each(['broken', undefined, null, 7])('HT48 is made of %s, should that be thrown', (thrown) => {
    expect(redactError(thrown)).toBeInstanceOf(Error)
    expect(redactError(thrown).message).toBe(String(thrown))
  })

  it('ends where causes go round in circles', () => {
    const circular = new Error('round')
    circular.cause = circular
    expect(inspect(redactError(circular), { depth: 10 })).toContain('round')
  })
})
