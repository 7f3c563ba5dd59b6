import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parseBaseUrl } from './settings.js'

function errorOf(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    return error
  }
}

describe('parseBaseUrl (HT53)', () => {
  it.each([
    ['https://auth.example.com', 'https://auth.example.com'],
    ['https://auth.example.com/', 'https://auth.example.com'],
    ['https://auth.example.com///', 'https://auth.example.com'],
    ['HTTP://LOCALHOST:4710/', 'http://localhost:4710'],
    ['https://example.com/auth/', 'https://example.com/auth'],
  ])('%s is %s', (text, expected) => {
    expect(parseBaseUrl(text)).toBe(expected)
  })

  it.each([
    '',
    'auth.example.com',
    '/auth',
    'https://',
    'https:auth.example.com',
    'ftp://auth.example.com',
    'javascript:alert(1)',
    'https://auth.example.com/?a=1',
    'https://auth.example.com?',
    'https://auth.example.com/#a',
    'https://user:hunter2@auth.example.com',
    'https://[hunter2',
  ])('rejects %s with INVALID_CONFIGURATION, without repeating it', (text) => {
    const error = errorOf(() => parseBaseUrl(text))
    expect(error).toBeInstanceOf(TypeError)
    expect(error).toMatchObject({ code: 'INVALID_CONFIGURATION' })
    expect(inspect(error)).not.toContain('hunter2')
  })
})

describe('a base URL with plain http', () => {
  it.each([
    'http://localhost:4710',
    'http://app.localhost',
    'http://127.0.0.1:80/x',
    'http://[::1]:1',
  ])('is accepted on this machine: %s', (text) => {
    expect(parseBaseUrl(text)).toMatch(/^http:/)
  })

  it.each(['http://auth.example.com', 'http://10.0.0.7:4710', 'http://localhost.example.com'])(
    'is rejected on another machine, with the option that accepts it: %s',
    (text) => {
      expect(() => parseBaseUrl(text)).toThrow(/Use https, or pass allowInsecureHttp: true/)
      expect(parseBaseUrl(text, true)).toBe(text)
    },
  )
})
