import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { redact, redactError } from './redact.js'

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2lnbmF0dXJl'
const REFRESH_TOKEN = 'k0x3f9d8h2m5n7p4q6r8s1t0v2w3x4y5z6a7b8c9d0e1f'

describe('redact', () => {
  it.each([JWT, REFRESH_TOKEN, 'pck_0123456789abcdefghijklmnop'])('removes %s', (secret) => {
    expect(redact(`before ${secret}, after`)).toBe('before ***, after')
  })

  it('keeps long words of the service (68)', () => {
    const texts = [
      'Turn on clientTeamCreationEnabled.',
      'Set LATCHKEY_PUBLISHABLE_CLIENT_KEY.',
      'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
    ]
    for (const text of texts) expect(redact(text)).toBe(text)
    expect(redact('the key pck_short and ssk_abc')).toBe('the key *** and ***')
  })

  it('removes sent values and cuts the text to 500 characters', () => {
    expect(redact('no user a@b.c with hunter2', ['hunter2', 'a@b.c'])).toBe('no user *** with ***')
    expect(redact('word '.repeat(1000))).toHaveLength(500)
  })

  it('removes a sent value once, however often the request has it', () => {
    expect(redact('origin * is unknown', Array(40).fill('*'))).toBe('origin *** is unknown')
  })

  it('removes sent values that JSON repeats, nested or not (LG01)', () => {
    const password = 'a "quoted" \\ one'
    const body = JSON.stringify({ password })
    expect(redact(body, { password })).toBe('{"password":"***"}')
    expect(redact(JSON.stringify([body]), { password })).not.toContain('quoted')
  })

  it('removes a key of which a part was sent (LG01)', () => {
    expect(redact(`key ssk_0123456789abxcdefghijklmnop`, { displayName: 'x' })).toBe('key ***')
  })
})

describe('redactError', () => {
  it('keeps name, message, code and cause without secrets at every level (LG02)', () => {
    const deep = Object.assign(new RangeError(`deep ${JWT}`), { code: 'DEEP', data: JWT })
    const thrown = Object.assign(new TypeError(`bad ${JWT}`, { cause: deep }), { request: JWT })
    const copy = redactError(thrown)
    expect(copy).toMatchObject({ name: 'TypeError', message: 'bad ***' })
    expect(copy.cause).toMatchObject({ name: 'RangeError', message: 'deep ***', code: 'DEEP' })
    expect(inspect(copy, { depth: 10, showHidden: true })).not.toContain(JWT)
  })

  it.each(['broken', undefined, null, 7])('returns an error if %s was thrown (HT48)', (thrown) => {
    expect(redactError(thrown)).toBeInstanceOf(Error)
    expect(redactError(thrown).message).toBe(String(thrown))
  })

  it('ends if causes are circular', () => {
    const circular = new Error('round')
    circular.cause = circular
    expect(inspect(redactError(circular), { depth: 10 })).toContain('round')
  })
})
