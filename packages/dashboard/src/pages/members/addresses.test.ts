import { describe, expect, it } from 'vitest'
import { addressesIn, firstInvalid } from './addresses.js'

describe('addressesIn', () => {
  it('separates addresses by commas, semicolons and lines, and lists each once', () => {
    expect(addressesIn(' ada@example.com,grace@example.com;\n\nada@example.com\n')).toEqual([
      'ada@example.com',
      'grace@example.com',
    ])
    expect(addressesIn(' \n')).toEqual([])
  })
})

describe('firstInvalid', () => {
  it('returns the first text that is no address', () => {
    expect(firstInvalid(['ada@example.com', 'grace', '@'])).toBe('grace')
    expect(firstInvalid(['ada@example.com'])).toBeUndefined()
  })
})
