import { describe, expect, it } from 'vitest'
import { goneTo, redirectVectors, relativeOnly } from '../../test/redirect-vectors.js'
import { gate, trustedTarget } from './gate.js'

describe('the redirect gate', () => {
  it.each(redirectVectors)('$id $group: with the list of trusted origins', (vector) => {
    const target = trustedTarget(vector.url, vector.rules)
    expect(goneTo(target, vector)).toBe(vector.trusted ? vector.resolved : null)
  })

  it.each(redirectVectors)('$id $group: relative targets only', (vector) => {
    const target = trustedTarget(vector.url, relativeOnly(vector.rules))
    expect(goneTo(target, vector)).toBe(vector.trustedRelativeOnly ? vector.resolved : null)
  })

  it('gives a path on the own origin and a whole URL elsewhere', () => {
    const rules = {
      currentUrl: 'https://app.example.com/x',
      trustedOrigins: ['https://www.example.org:8443/ignored?path'],
    }
    expect(trustedTarget('https://app.example.com/a?b#c', rules)).toBe('/a?b#c')
    expect(trustedTarget('https://app.example.com:443/a', rules)).toBe('/a')
    expect(trustedTarget('https://www.example.org:8443', rules)).toBe(
      'https://www.example.org:8443/',
    )
  })

  it('knows the default port of http too', () => {
    const rules = { currentUrl: 'http://app.example.com/', trustedOrigins: ['http://a.example'] }
    expect(trustedTarget('http://a.example:80/x', rules)).toBe('http://a.example/x')
    expect(trustedTarget('http://a.example:443/x', rules)).toBeNull()
  })

  it.each([undefined, null, 7, {}, ['/x'], new URL('https://app.example.com/')])(
    'refuses what is no text: %s',
    (value) => {
      expect(trustedTarget(value, { currentUrl: 'https://app.example.com/' })).toBeNull()
    },
  )

  it.each(['about:blank', 'about:srcdoc', 'data:text/html,x', 'file:///a.html', 'no address', ''])(
    'lets nothing through on a page without an address of its own: %s',
    (currentUrl) => {
      expect(trustedTarget('/x', { currentUrl })).toBeNull()
      expect(trustedTarget('https://evil.com/', { currentUrl, allowLocalhost: true })).toBeNull()
    },
  )

  it.each([
    ['%2f%2fevil.com/%', 'slashes before a percent sign that encodes nothing'],
    ['/%2f%2e%2e/%ff', 'slashes before a byte that is no UTF-8'],
    ['/x/..%2f..%2f/evil.com', 'dot segments that appear on decoding'],
    ['/se／rc../..//evil.com', 'a slash that is one for some readers only'],
    ['/se%EF%BC%8Frc../..%2f%2fevil.com', 'the same, when it appears on decoding'],
    ['/%2Fapp.example.com/x', 'the own host behind slashes that appear on decoding'],
    ['／／app.example.com/x', 'the own host behind full-width slashes'],
    ['../../../%2f../foo', 'what would be refused when it comes again'],
    ['/%09/evil.com', 'a tab that a parser drops on decoding'],
    ['%20https:evil.com', 'a scheme behind a space that appears on decoding'],
    ['%2568ttps:evil.com', 'a scheme that appears on decoding twice'],
  ])('refuses %s: %s', (url) => {
    expect(trustedTarget(url, { currentUrl: 'https://app.example.com/a/' })).toBeNull()
  })

  it('lets 4096 characters through and no more', () => {
    const rules = { currentUrl: 'https://app.example.com/' }
    const longest = `/${'x'.repeat(4095)}`
    expect(trustedTarget(longest, rules)).toBe(longest)
    expect(trustedTarget(`${longest}x`, rules)).toBeNull()
  })

  it.each<[string, string | null, string]>([
    ['a/b:c', '/a/b:c', 'a colon behind a slash ends no scheme'],
    ['h2:x', null, 'a scheme may have digits'],
    ['xhttp://localhost/', null, 'another scheme'],
  ])('takes %s for %s: %s', (url, target) => {
    const rules = { currentUrl: 'https://app.example.com/', allowLocalhost: true }
    expect(trustedTarget(url, rules)).toBe(target)
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
  ])('takes %s for this device: %s', (url, isLocal) => {
    const rules = { currentUrl: 'https://app.example.com/', allowLocalhost: true }
    expect(trustedTarget(url, rules)).toBe(isLocal ? url : null)
  })

  it('lets its own answer through unchanged', () => {
    const rules = { currentUrl: 'https://app.example.com/a/' }
    const target = trustedTarget('x/.%2\uFEFFe%2f/y', rules)
    expect(target).toBe('/a/x/.%2%EF%BB%BFe%2f/y')
    expect(trustedTarget(target, rules)).toBe(target)
  })

  it('ignores an entry of the list that is no origin of a page', () => {
    const rules = {
      currentUrl: 'https://a.example/',
      trustedOrigins: ['b.example', 'javascript:x', 'ftp://c.example'],
    }
    expect(trustedTarget('https://b.example/', rules)).toBeNull()
    expect(trustedTarget('javascript:x', rules)).toBeNull()
    expect(trustedTarget('ftp://c.example/', rules)).toBeNull()
  })
})

describe('the message of a refused redirect', () => {
  const rules = { currentUrl: 'https://app.example.com/' }

  it('is the sentence of the specification', () => {
    expect(gate('/ok', rules)).toBe('/ok')
    expect(() => gate('https://evil.com/', rules)).toThrow(
      new Error('Redirect URL https://evil.com/ is not trusted; should be relative.'),
    )
  })

  it('LG14 shows controls and turned text escaped, and 200 characters at most', () => {
    expect(() => gate('//a\u202Eb\u0007c\u{1F600}', rules)).toThrow(
      'Redirect URL //a\\u{202e}b\\u{7}c\u{1F600} is not trusted',
    )
    expect(() => gate(`//${'\u202E'.repeat(5000)}`, rules)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /^Redirect URL .{200} is not trusted; should be relative\.$/,
        ),
      }),
    )
  })

  it('LG05 hides the codes that a URL carries', () => {
    expect(() =>
      gate('https://evil.com/?a=1&code=SECRET&state=SECRET#token=SECRET', rules),
    ).toThrow('https://evil.com/?a=1&code=***&state=***#token=*** is')
  })
})
