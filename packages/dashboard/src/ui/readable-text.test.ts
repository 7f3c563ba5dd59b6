import { describe, expect, it } from 'vitest'
import { plainText, visibleName } from './readable-text.js'

describe('plainText', () => {
  it('removes the characters that change the direction of the text after them (R12)', () => {
    expect(plainText('\u202Egnp\u2067.exe\u200F')).toBe('gnp.exe')
  })

  it('limits combining marks (R12)', () => {
    expect(plainText(`a${'\u0301'.repeat(240)}b`)).toBe(`a${'\u0301'.repeat(8)}b`)
  })
})

describe('visibleName', () => {
  it.each(['', ' ', '\u200B\u2060', '\u3164', '\u202E', '\u2800', null])(
    'returns undefined for %j (R12)',
    (name) => {
      expect(visibleName(name)).toBeUndefined()
    },
  )

  it('returns a name with a visible character', () => {
    expect(visibleName(' Ada ')).toBe(' Ada ')
  })
})
