import { describe, expect, it } from 'vitest'
import { decodedVariants } from './decoded-variants.js'

describe('decodedVariants', () => {
  it('returns the text and its decodings, each also with ASCII letters', () => {
    expect(decodedVariants('/%252525252541')).toEqual([
      ...['/%252525252541', '/%252525252541'],
      ...['/%2525252541', '/%2525252541'],
      ...['/%25252541', '/%25252541'],
      ...['/%252541', '/%252541'],
      ...['/%2541', '/%2541'],
    ])
    expect(decodedVariants('／%EF%BC%8F').slice(0, 4)).toEqual([
      '／%EF%BC%8F',
      '/%EF%BC%8F',
      '／／',
      '//',
    ])
  })

  it('keeps percent signs that encode nothing, and replaces bytes that are not UTF-8', () => {
    expect(new Set(decodedVariants('%'))).toEqual(new Set(['%']))
    expect(new Set(decodedVariants('%f'))).toEqual(new Set(['%f']))
    expect(decodedVariants('%ff')[2]).toBe('\uFFFD')
    expect(decodedVariants('%4A%4a')[2]).toBe('JJ')
  })
})
