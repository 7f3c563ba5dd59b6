import { describe, expect, it } from 'vitest'
import { endedText, markerText, readMarker } from './session-marker.js'

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
