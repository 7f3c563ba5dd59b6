import { describe, expect, it } from 'vitest'
// As text: the file holds half a character, which the importer of JSON refuses.
import text from '../../test/vectors/path-segment-vectors.json?raw'
import { pathSegment } from './path-segment.js'

const file = JSON.parse(text) as {
  vectors: { id: string; value: unknown; expectSegment: string | null }[]
}
const sent = file.vectors.filter(({ expectSegment }) => expectSegment !== null)
const refused = file.vectors.filter(({ expectSegment }) => expectSegment === null)

describe('an id in a path', () => {
  it.each(sent)('$id is encoded', ({ value, expectSegment }) => {
    expect(pathSegment(value)).toBe(expectSegment)
  })

  it.each(sent)('$id stays the one segment that it is', ({ value }) => {
    const { pathname } = new URL(`https://api.example/users/${pathSegment(value)}/keys`)
    expect(pathname.split('/')).toHaveLength(4)
  })

  it.each(refused)('$id is refused', ({ value }) => {
    expect(() => pathSegment(value)).toThrow(TypeError)
  })

  it('is not repeated when it is refused', () => {
    expect(() => pathSegment('secret\0value')).toThrow(expect.not.stringContaining('secret'))
  })
})
