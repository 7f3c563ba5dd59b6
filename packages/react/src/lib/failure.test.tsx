import { LatchkeyError } from '../../../contract/src/errors/error.js'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toFailure } from './failure.js'

function goOffline() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
}

const errorOf = (code: 'COOKIES_BLOCKED' | 'NETWORK_ERROR' | 'TIMEOUT' | 'UNEXPECTED_RESPONSE') =>
  new LatchkeyError(code, { status: 0, message: 'text', details: {} })

describe('toFailure', () => {
  it('names the cause that the error names, although the browser says that it is offline (55)', () => {
    goOffline()
    expect(toFailure(errorOf('COOKIES_BLOCKED'))).toEqual({
      kind: 'refused',
      label: 'obstacleForgetful',
    })
    expect(toFailure(errorOf('UNEXPECTED_RESPONSE')).kind).toBe('unexpected')
  })

  it('says that an email was not sent', () => {
    const error = new LatchkeyError('EMAIL_NOT_SENT', {
      status: 500,
      message: 'text',
      details: undefined,
    })
    expect(toFailure(error)).toEqual({ kind: 'refused', label: 'emailNotSent' })
  })

  it('says that the browser is offline when a request or a lazy chunk fails there', () => {
    goOffline()
    const failures = [errorOf('NETWORK_ERROR'), errorOf('TIMEOUT'), new TypeError('Load failed')]
    expect(failures.map((failure) => toFailure(failure))).toEqual(
      failures.map(() => ({ kind: 'offline' })),
    )
  })
})
