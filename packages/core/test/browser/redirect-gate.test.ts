import { describe, expect, it } from 'vitest'
import { trustedTarget } from '../../src/redirect/gate.js'
import { returnTarget } from '../../src/redirect/return-to.js'
import { pageUrls } from '../../src/redirect/urls.js'
import { mutatedUrls } from '../redirect-mutations.js'
import { violation } from '../redirect-property.js'
import { goneTo, redirectVectors, relativeOnly } from '../redirect-vectors.js'

describe('the redirect gate in a browser', () => {
  it.each(redirectVectors)('$id $group: with the list of trusted origins', (vector) => {
    const target = trustedTarget(vector.url, vector.rules)
    expect(goneTo(target, vector)).toBe(vector.trusted ? vector.resolved : null)
  })

  it.each(redirectVectors)('$id $group: relative targets only', (vector) => {
    const target = trustedTarget(vector.url, relativeOnly(vector.rules))
    expect(goneTo(target, vector)).toBe(vector.trustedRelativeOnly ? vector.resolved : null)
  })

  it.each(redirectVectors)('$id $group: as a return target', (vector) => {
    const target = returnTarget(vector.url, vector.rules, pageUrls())
    expect(goneTo(target, vector)).toBe(vector.returnTo === 'use' ? vector.resolved : null)
  })

  it('lets 20 000 mutated URLs through only where every reader agrees on where they lead', () => {
    const violations = [...mutatedUrls(20_000, 42)].filter((url) => violation(url) !== undefined)
    expect(violations.map((url) => [url, violation(url)])).toEqual([])
  })

  it('leads a link where it says', () => {
    const link = document.createElement('a')
    const rules = { currentUrl: location.href }
    const targets = redirectVectors.flatMap(({ url }) => trustedTarget(url, rules) ?? [])
    for (const target of targets) {
      link.href = target
      expect(link.origin).toBe(location.origin)
    }
  })
})
