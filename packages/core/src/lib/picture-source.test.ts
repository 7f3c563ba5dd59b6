import { afterEach, expect, it, vi } from 'vitest'
import vectors from '../../test/vectors/image-url-vectors.json' with { type: 'json' }
import { pictureSource } from './picture-source.js'

it.each(vectors.vectors)('$id: rendered $render', ({ url, render }) => {
  expect(pictureSource(url) !== null).toBe(render)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('is found in a browser of 2022, which cannot be asked whether an address is one', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never
    },
  )
  expect(pictureSource('https://example.com/ada.png')).toBe('https://example.com/ada.png')
  expect(pictureSource('https://[')).toBeNull()
})
