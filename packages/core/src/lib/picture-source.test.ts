import { afterEach, describe, expect, it, vi } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import file from '../../../../test-vectors/image-url-vectors.json' with { type: 'json' }
import { pictureSource } from './picture-source.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('pictureSource', () => {
  it('returns a source for exactly the vectors that may be rendered', async () => {
    expect(file.vectors).toHaveLength(19)
    const mismatches = await findMismatches(file.vectors, ({ url, render }) => {
      expect(pictureSource(url) !== null).toBe(render)
    })
    expect(mismatches).toEqual([])
  })

  it('works without URL.canParse, which browsers of 2022 lack', () => {
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override canParse = undefined as never
      },
    )
    expect(pictureSource('https://example.com/ada.png')).toBe('https://example.com/ada.png')
    expect(pictureSource('https://[')).toBeNull()
  })
})
