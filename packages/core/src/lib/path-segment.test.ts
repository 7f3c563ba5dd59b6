import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
// Imported as text, because Vite rejects JSON with an unpaired surrogate.
import text from '../../../../test-vectors/path-segment-vectors.json?raw'
import { pathSegment } from './path-segment.js'

const file = JSON.parse(text) as {
  vectors: { id: string; value: unknown; expectSegment: string | null }[]
}
const accepted = file.vectors.filter(({ expectSegment }) => expectSegment !== null)
const rejected = file.vectors.filter(({ expectSegment }) => expectSegment === null)

describe('pathSegment', () => {
  it('encodes every accepted vector', async () => {
    expect(accepted).toHaveLength(20)
    const mismatches = await findMismatches(accepted, ({ value, expectSegment }) => {
      expect(pathSegment(value)).toBe(expectSegment)
    })
    expect(mismatches).toEqual([])
  })

  it('keeps every accepted vector in one segment of a URL', async () => {
    expect(accepted).toHaveLength(20)
    const mismatches = await findMismatches(accepted, ({ value }) => {
      const { pathname } = new URL(`https://api.example/users/${pathSegment(value)}/keys`)
      expect(pathname.split('/')).toHaveLength(4)
    })
    expect(mismatches).toEqual([])
  })

  it('rejects every other vector with a TypeError', async () => {
    expect(rejected).toHaveLength(9)
    const mismatches = await findMismatches(rejected, ({ value }) => {
      expect(() => pathSegment(value)).toThrow(TypeError)
    })
    expect(mismatches).toEqual([])
  })

  it('does not repeat a rejected id in the error message', () => {
    expect(() => pathSegment('secret\0value')).toThrow(expect.not.stringContaining('secret'))
  })
})
