import { describe, expect, it } from 'vitest'
import { mutatedUrls } from '../../test/vectors/redirect-mutations.js'
import { violation } from '../../test/vectors/redirect-property.js'
import { trustedUrl } from './trusted-url.js'

const COUNT = 4_000

describe('trustedUrl', () => {
  it('accepts of 4000 mutated URLs only those that all parsers read in the same way', () => {
    const violations = [...mutatedUrls(COUNT, 20_260_101)].filter(
      (url) => violation(url) !== undefined,
    )
    expect(violations.map((url) => [url, violation(url)])).toEqual([])
  })

  it('accepts and rejects at least a tenth of the mutated URLs each', () => {
    const rules = { currentUrl: 'https://app.example.com/' }
    const accepted = [...mutatedUrls(COUNT, 7)].filter((url) => trustedUrl(url, rules) !== null)
    expect(accepted.length).toBeGreaterThan(COUNT / 10)
    expect(accepted.length).toBeLessThan((COUNT * 9) / 10)
  })
})
