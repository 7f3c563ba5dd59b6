import { describe, expect, it } from 'vitest'
import { mutatedUrls } from '../vectors/redirect-mutations.js'
import { violation } from '../vectors/redirect-property.js'

describe('redirect URL validation in a browser', () => {
  it('accepts only URLs that every parser reads the same, out of 20,000 mutated URLs', () => {
    const violations = [...mutatedUrls(20_000, 42)].filter((url) => violation(url) !== undefined)
    expect(violations.map((url) => [url, violation(url)])).toEqual([])
  })
})
