import { expect, it } from 'vitest'
import vectors from '../../test/vectors/image-url-vectors.json' with { type: 'json' }
import { pictureSource } from './picture-source.js'

it.each(vectors.vectors)('$id: rendered $render', ({ url, render }) => {
  expect(pictureSource(url) !== null).toBe(render)
})
