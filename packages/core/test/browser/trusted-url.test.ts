import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import { pageUrls } from '../../src/navigation/page-urls.js'
import { returnUrl } from '../../src/navigation/return-to.js'
import { trustedUrl } from '../../src/navigation/trusted-url.js'
import { destinationOf, redirectVectors, relativeOnly } from '../vectors/redirect-vectors.js'

describe('redirect URL validation in a browser', () => {
  it('accepts exactly the vectors that the trusted origins allow', async () => {
    expect(redirectVectors).toHaveLength(217)
    const mismatches = await findMismatches(redirectVectors, (vector) => {
      const target = trustedUrl(vector.url, vector.rules)
      expect(destinationOf(target, vector)).toBe(vector.trusted ? vector.resolved : null)
    })
    expect(mismatches).toEqual([])
  })

  it('accepts only relative targets and the origin of the page without trusted origins', async () => {
    expect(redirectVectors).toHaveLength(217)
    const mismatches = await findMismatches(redirectVectors, (vector) => {
      const target = trustedUrl(vector.url, relativeOnly(vector.rules))
      expect(destinationOf(target, vector)).toBe(
        vector.trustedRelativeOnly ? vector.resolved : null,
      )
    })
    expect(mismatches).toEqual([])
  })

  it('accepts exactly the vectors that are return URLs', async () => {
    expect(redirectVectors).toHaveLength(217)
    const mismatches = await findMismatches(redirectVectors, (vector) => {
      const target = returnUrl(vector.url, vector.rules, pageUrls())
      expect(destinationOf(target, vector)).toBe(vector.returnTo === 'use' ? vector.resolved : null)
    })
    expect(mismatches).toEqual([])
  })

  it('returns targets that stay on the origin of the page when used in a link', () => {
    const link = document.createElement('a')
    const rules = { currentUrl: location.href }
    const targets = redirectVectors.flatMap(({ url }) => trustedUrl(url, rules) ?? [])
    for (const target of targets) {
      link.href = target
      expect(link.origin).toBe(location.origin)
    }
  })
})
