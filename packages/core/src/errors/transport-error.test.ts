import { LatchkeyError } from '@latchkey/contract/errors/error'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isTransportError } from './transport-error.js'

const error = new LatchkeyError('RATE_LIMITED', {
  status: 429,
  message: 'Too many requests.',
  details: {
    retryAfterMillis: 61_000,
    request: { method: 'POST', path: '/auth/password/sign-in' },
  },
  cause: 'why',
})

describe('the error of a failed request', () => {
  it('has a stable name, a code, a cause and details', () => {
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toBe('LatchkeyError: Too many requests.')
    expect(error.code).toBe('RATE_LIMITED')
    expect(error.details.retryAfterMillis).toBe(61_000)
    expect(error.details.request).toEqual({ method: 'POST', path: '/auth/password/sign-in' })
    expect(error.cause).toBe('why')
  })

  it('has details that serializers do not print (LG01)', () => {
    expect(Object.keys(error).sort()).toEqual(['code', 'status'])
    const printed = JSON.stringify(error) + inspect(error, { depth: 10 })
    expect(printed).not.toMatch(/61_?000|password/)
  })
})

describe('isTransportError', () => {
  it('recognizes an error by its brand and code, also of another copy of the package', () => {
    const errorOfOtherCopy = Object.assign(new Error('x'), {
      [Symbol.for('latchkey.error')]: true,
      code: 'NETWORK_ERROR',
    })
    expect(isTransportError(errorOfOtherCopy)).toBe(true)
    expect(isTransportError(error)).toBe(true)
    expect(isTransportError(error, 'NetworkError', 'RateLimitedError')).toBe(true)
    expect(isTransportError(error, 'NetworkError')).toBe(false)
  })

  it.each([
    undefined,
    null,
    'NetworkError',
    7,
    {},
    { name: 'NetworkError' },
    new Error('x'),
    new LatchkeyError('USER_NOT_FOUND', { status: 404, message: 'm', details: undefined }),
  ])('does not recognize %s', (other) => {
    expect(isTransportError(other)).toBe(false)
  })
})
