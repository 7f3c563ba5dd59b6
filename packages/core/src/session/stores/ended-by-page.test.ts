import { describe, expect, it } from 'vitest'
import { accessToken } from '../../../test/support/access-token.js'
import { isEndedByPage } from './ended-by-page.js'
import { UNKNOWN_SESSION_ID } from './session-marker.js'

const marker = { sessionId: 'session', userId: 'user', signedInAt: 7 }
const endOf = (sessionId: string) => ({ sessionId, userId: undefined })

describe('isEndedByPage', () => {
  const tokens = { refreshToken: 'r', accessToken: accessToken({ session: 'session' }) }

  it('is true for the tokens of the session that the marker names, also without an access token', () => {
    const ended = endOf('session')
    expect(isEndedByPage(ended, tokens)).toBe(true)
    expect(isEndedByPage(ended, { ...tokens, accessToken: null })).toBe(true)
  })

  it('is true for the tokens of any session if the page could not tell its ID', () => {
    expect(isEndedByPage(endOf(UNKNOWN_SESSION_ID), tokens)).toBe(true)
  })

  it('is false for a later session, an active one and without a marker', () => {
    expect(isEndedByPage(endOf('before'), tokens)).toBe(false)
    expect(isEndedByPage(marker, tokens)).toBe(false)
    expect(isEndedByPage(undefined, tokens)).toBe(false)
  })
})
