import { describe, expect, it } from 'vitest'
import { mutatedUrls } from '../redirect-mutations.js'
import { violation } from '../redirect-property.js'

describe('the check of redirect URLs in a browser', () => {
  it('accepts only URLs that every parser reads the same, of 20,000 mutated URLs', () => {
    const violations = [...mutatedUrls(20_000, 42)].filter((url) => violation(url) !== undefined)
    expect(violations.map((url) => [url, violation(url)])).toEqual([])
  })
})
