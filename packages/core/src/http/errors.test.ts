import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isTransportError } from './is-transport-error.js'
import { transportError } from './errors.js'

const request = {
  method: 'POST',
  path: '/auth/password/sign-in',
  body: 'hunter2',
  headers: 'token',
}

describe('a failure of the transport', () => {
  const error = transportError('RateLimitedError', 'Too many requests.', request, {
    retryAfterMillis: 61_000,
    cause: 'why',
  })

  it('is an error with a stable name, its request, and what belongs to it', () => {
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toBe('RateLimitedError: Too many requests.')
    expect(error.retryAfterMillis).toBe(61_000)
    expect(error.cause).toBe('why')
    expect(error.request).toEqual({ method: 'POST', path: '/auth/password/sign-in' })
  })

  it('LG01 has nothing that a serialiser prints', () => {
    expect(Object.keys(error)).toEqual([])
    expect(JSON.stringify(error)).toBe('{}')
    const printed = inspect(error, { depth: 10, showHidden: true }) + structuredClone(error).message
    expect(printed).not.toMatch(/hunter2|token/)
  })

  it('is known by its brand, not by its class', () => {
    const copy = Object.defineProperty(new Error('x'), Symbol.for('latchkey.transport-error'), {
      value: true,
    })
    expect(isTransportError(copy)).toBe(true)
    expect(isTransportError(error)).toBe(true)
    expect(isTransportError(error, 'NetworkError', 'RateLimitedError')).toBe(true)
    expect(isTransportError(error, 'NetworkError')).toBe(false)
  })

  it.each([undefined, null, 'NetworkError', 7, {}, { name: 'NetworkError' }, new Error('x')])(
    'is not %s',
    (other) => {
      expect(isTransportError(other)).toBe(false)
    },
  )
})
