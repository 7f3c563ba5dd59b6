import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import {
  destinationOf,
  redirectVectors,
  relativeOnly,
} from '../../test/vectors/redirect-vectors.js'
import { requireTrustedUrl, trustedUrl } from './trusted-url.js'

describe('trustedUrl', () => {
  it('accepts exactly the vectors that the trusted origins allow', async () => {
    expect(redirectVectors).toHaveLength(217)
    const mismatches = await findMismatches(redirectVectors, (vector) => {
      const target = trustedUrl(vector.url, vector.rules)
      expect(destinationOf(target, vector)).toBe(vector.trusted ? vector.resolved : null)
    })
    expect(mismatches).toEqual([])
  })

  it('accepts only relative targets and the own origin without trusted origins', async () => {
    expect(redirectVectors).toHaveLength(217)
    const mismatches = await findMismatches(redirectVectors, (vector) => {
      const target = trustedUrl(vector.url, relativeOnly(vector.rules))
      expect(destinationOf(target, vector)).toBe(
        vector.trustedRelativeOnly ? vector.resolved : null,
      )
    })
    expect(mismatches).toEqual([])
  })

  it('returns a path for the own origin and a full URL for another origin', () => {
    const rules = {
      currentUrl: 'https://app.example.com/x',
      trustedOrigins: ['https://www.example.org:8443/ignored?path'],
    }
    expect(trustedUrl('https://app.example.com/a?b#c', rules)).toBe('/a?b#c')
    expect(trustedUrl('https://app.example.com:443/a', rules)).toBe('/a')
    expect(trustedUrl('https://www.example.org:8443', rules)).toBe('https://www.example.org:8443/')
  })

  it('ignores the default port of http', () => {
    const rules = { currentUrl: 'http://app.example.com/', trustedOrigins: ['http://a.example'] }
    expect(trustedUrl('http://a.example:80/x', rules)).toBe('http://a.example/x')
    expect(trustedUrl('http://a.example:443/x', rules)).toBeNull()
  })

  it.each([undefined, null, 7, {}, ['/x'], new URL('https://app.example.com/')])(
    'rejects a target that is not a string: %s',
    (value) => {
      expect(trustedUrl(value, { currentUrl: 'https://app.example.com/' })).toBeNull()
    },
  )

  it.each(['about:blank', 'about:srcdoc', 'data:text/html,x', 'file:///a.html', 'no address', ''])(
    'rejects every target on a page without an http or https URL: %j',
    (currentUrl) => {
      expect(trustedUrl('/x', { currentUrl })).toBeNull()
      expect(trustedUrl('https://evil.com/', { currentUrl, allowLocalhost: true })).toBeNull()
    },
  )

  it.each([
    ['%2f%2fevil.com/%', 'slashes before a percent sign without hex digits'],
    ['/%2f%2e%2e/%ff', 'slashes before a byte that is not UTF-8'],
    ['/x/..%2f..%2f/evil.com', 'dot segments after decoding'],
    ['/se／rc../..//evil.com', 'a full-width slash, which some parsers read as a slash'],
    ['/se%EF%BC%8Frc../..%2f%2fevil.com', 'a full-width slash after decoding'],
    ['/%2Fapp.example.com/x', 'the own host after slashes that appear by decoding'],
    ['／／app.example.com/x', 'the own host after full-width slashes'],
    ['../../../%2f../foo', 'a target whose result would be rejected'],
    ['/%09/evil.com', 'a tab that parsers remove after decoding'],
    ['%20https:evil.com', 'a scheme after a space that appears by decoding'],
    ['%2568ttps:evil.com', 'a scheme after decoding twice'],
  ])('rejects %s: %s', (url) => {
    expect(trustedUrl(url, { currentUrl: 'https://app.example.com/a/' })).toBeNull()
  })

  it('accepts 4096 characters and rejects one more', () => {
    const rules = { currentUrl: 'https://app.example.com/' }
    const longest = `/${'x'.repeat(4095)}`
    expect(trustedUrl(longest, rules)).toBe(longest)
    expect(trustedUrl(`${longest}x`, rules)).toBeNull()
  })

  it.each<[string, string | null, string]>([
    ['a/b:c', '/a/b:c', 'a colon after a slash does not end a scheme'],
    ['h2:x', null, 'a scheme may contain digits'],
    ['xhttp://localhost/', null, 'a scheme other than http'],
  ])('resolves %s to %s: %s', (url, target) => {
    const rules = { currentUrl: 'https://app.example.com/', allowLocalhost: true }
    expect(trustedUrl(url, rules)).toBe(target)
  })

  it.each([
    ['http://localhost:3000/', true],
    ['http://tenant.localhost/', true],
    ['http://127.0.0.1/', true],
    ['http://127.255.10.200/', true],
    ['http://evillocalhost/', false],
    ['http://localhost.evil.com/', false],
    ['http://127.0.0.1.evil.com/', false],
    ['http://evil.com:127/', false],
    ['http://128.0.0.1/', false],
  ])('accepts %s as a localhost target: %s', (url, isLocal) => {
    const rules = { currentUrl: 'https://app.example.com/', allowLocalhost: true }
    expect(trustedUrl(url, rules)).toBe(isLocal ? url : null)
  })

  it('returns its own result unchanged', () => {
    const rules = { currentUrl: 'https://app.example.com/a/' }
    const target = trustedUrl('x/.%2\uFEFFe%2f/y', rules)
    expect(target).toBe('/a/x/.%2%EF%BB%BFe%2f/y')
    expect(trustedUrl(target, rules)).toBe(target)
  })

  it('ignores a trusted origin that is not an http or https origin', () => {
    const rules = {
      currentUrl: 'https://a.example/',
      trustedOrigins: ['b.example', 'javascript:x', 'ftp://c.example'],
    }
    expect(trustedUrl('https://b.example/', rules)).toBeNull()
    expect(trustedUrl('javascript:x', rules)).toBeNull()
    expect(trustedUrl('ftp://c.example/', rules)).toBeNull()
  })
})

describe('requireTrustedUrl', () => {
  const rules = { currentUrl: 'https://app.example.com/' }

  it('throws the error message of the specification for an untrusted URL', () => {
    expect(requireTrustedUrl('/ok', rules)).toBe('/ok')
    expect(() => requireTrustedUrl('https://evil.com/', rules)).toThrow(
      expect.objectContaining({
        code: 'REDIRECT_URL_NOT_WHITELISTED',
        message: 'Redirect URL https://evil.com/ is not trusted; should be relative.',
      }),
    )
  })

  it('escapes control and bidirectional characters and shows at most 200 characters (LG14)', () => {
    expect(() => requireTrustedUrl('//a\u202Eb\u0007c\u{1F600}', rules)).toThrow(
      'Redirect URL //a\\u{202e}b\\u{7}c\u{1F600} is not trusted',
    )
    expect(() => requireTrustedUrl(`//${'\u202E'.repeat(5000)}`, rules)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /^Redirect URL .{200} is not trusted; should be relative\.$/,
        ),
      }),
    )
  })

  it('hides the secrets of a URL in the error message (LG05)', () => {
    expect(() =>
      requireTrustedUrl('https://evil.com/?a=1&code=SECRET&state=SECRET#token=SECRET', rules),
    ).toThrow('https://evil.com/?a=1&code=***&state=***#token=*** is')
  })
})
