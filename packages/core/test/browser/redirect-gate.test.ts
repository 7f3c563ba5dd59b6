import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import { trustedTarget } from '../../src/redirect/gate.js'
import { returnTarget } from '../../src/redirect/return-to.js'
import { pageUrls } from '../../src/redirect/urls.js'
import { mutatedUrls } from '../redirect-mutations.js'
import { violation } from '../redirect-property.js'
import { destinationOf, redirectVectors, relativeOnly } from '../redirect-vectors.js'

describe('the redirect gate in a browser', () => {
  it('accepts exactly the vectors that the trusted origins allow', async () => {
    expect(redirectVectors).toHaveLength(217)
    const mismatches = await findMismatches(redirectVectors, (vector) => {
      const target = trustedTarget(vector.url, vector.rules)
      expect(destinationOf(target, vector)).toBe(vector.trusted ? vector.resolved : null)
    })
    expect(mismatches).toEqual([])
  })

  it('accepts only relative targets and the own origin without trusted origins', async () => {
    expect(redirectVectors).toHaveLength(217)
    const mismatches = await findMismatches(redirectVectors, (vector) => {
      const target = trustedTarget(vector.url, relativeOnly(vector.rules))
      expect(destinationOf(target, vector)).toBe(
        vector.trustedRelativeOnly ? vector.resolved : null,
      )
    })
    expect(mismatches).toEqual([])
  })

  it('accepts exactly the vectors that are return targets', async () => {
    expect(redirectVectors).toHaveLength(217)
    const mismatches = await findMismatches(redirectVectors, (vector) => {
      const target = returnTarget(vector.url, vector.rules, pageUrls())
      expect(destinationOf(target, vector)).toBe(vector.returnTo === 'use' ? vector.resolved : null)
    })
    expect(mismatches).toEqual([])
  })

  it('accepts only URLs that every parser reads the same, of 20,000 mutated URLs', () => {
    const violations = [...mutatedUrls(20_000, 42)].filter((url) => violation(url) !== undefined)
    expect(violations.map((url) => [url, violation(url)])).toEqual([])
  })

  it('returns targets that stay on the page’s origin when they are set on a link', () => {
    const link = document.createElement('a')
    const rules = { currentUrl: location.href }
    const targets = redirectVectors.flatMap(({ url }) => trustedTarget(url, rules) ?? [])
    for (const target of targets) {
      link.href = target
      expect(link.origin).toBe(location.origin)
    }
  })
})
