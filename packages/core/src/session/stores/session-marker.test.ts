import { describe, expect, it } from 'vitest'
import { accessToken } from '../../../test/support/access-token.js'
import {
  endedText,
  isEndedByPage,
  markerText,
  readMarker,
  UNKNOWN_SESSION_ID,
} from './session-marker.js'

const NAME = 'latchkey-session-p1'
const read = (text: string) => readMarker([[NAME, text]], NAME)
const marker = { sessionId: 'session', userId: 'user', signedInAt: 7 }

describe('readMarker', () => {
  it('reads the marker of a session and that of its end', () => {
    expect(read(markerText(marker))).toEqual(marker)
    expect(read(endedText('session'))).toEqual({ sessionId: 'session' })
  })

  it.each(['', 'session', 'session.user', 'session.user.x', 'a b.ended', 'session.ended.1x'])(
    'reads no marker from %j',
    (text) => expect(read(text)).toBeUndefined(),
  )

  it('reads no marker of another project', () => {
    expect(readMarker([['latchkey-session-p2', markerText(marker)]], NAME)).toBeUndefined()
  })
})

describe('isEndedByPage', () => {
  const tokens = { refreshToken: 'r', accessToken: accessToken({ session: 'session' }) }

  it('is true for the tokens of the session that the marker names, also without an access token', () => {
    const ended = read(endedText('session'))
    expect(isEndedByPage(ended, tokens)).toBe(true)
    expect(isEndedByPage(ended, { ...tokens, accessToken: null })).toBe(true)
  })

  it('is true for the tokens of any session if the page could not tell its ID', () => {
    expect(isEndedByPage(read(endedText(UNKNOWN_SESSION_ID)), tokens)).toBe(true)
  })

  it('is false for a later session, an active one and without a marker', () => {
    expect(isEndedByPage(read(endedText('before')), tokens)).toBe(false)
    expect(isEndedByPage(marker, tokens)).toBe(false)
    expect(isEndedByPage(undefined, tokens)).toBe(false)
  })
})
