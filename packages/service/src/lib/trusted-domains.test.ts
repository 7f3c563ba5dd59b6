import { describe, expect, it } from 'vitest'
import { isTrustedOrigin, isTrustedUrl } from './trusted-domains.js'

const domains = [
  { domain: 'https://app.example.com' },
  { domain: 'https://Base.example.com/base' },
  { domain: 'https://slash.example.com/base/' },
  { domain: 'http://plain.example.com:8080' },
  { domain: 'https://*.one.example.com' },
  { domain: 'https://**.deep.example.com:8443' },
  { domain: 'https://*.com' },
  { domain: 'https://**' },
  { domain: 'https://a*.example.org' },
  { domain: 'https://a.**.b.example.com' },
  { domain: 'not a url' },
]
const trusts = (url: string, allowLocalhost = false) =>
  isTrustedUrl(url, { domains, allowLocalhost })

describe('a trusted domain', () => {
  it.each([
    'https://app.example.com',
    'https://app.example.com:443/',
    'https://app.example.com/any/path?query#fragment',
    'https://app.example.com/?next=%2Fhome%2F..',
    'https://APP.EXAMPLE.COM/',
    'https://base.example.com/base',
    'https://base.example.com/base/below',
    'https://base.example.com/other/../base',
    'https://slash.example.com/base',
    'https://slash.example.com/base/below',
    'http://plain.example.com:8080/',
    'https://a.one.example.com/cb',
    'https://a.deep.example.com:8443/',
    'https://a.b.c.deep.example.com:8443/',
    'https://a.x.b.example.com/',
    'https://a.x.y.b.example.com/',
  ])('covers %s', (url) => {
    expect(trusts(url)).toBe(true)
  })

  it.each([
    'http://app.example.com/',
    'https://app.example.com:8443/',
    'http://plain.example.com/',
    'https://user:secret@app.example.com/',
    'https://@app.example.com/',
    'https:user@app.example.com/',
    'https:/user@app.example.com/',
    'https://sub.app.example.com/',
    'https://app.example.com./',
    'https://example.com/',
    'https://app.example.com.evil.example/',
    'https://evil.example/https://app.example.com',
    'https://app.example.com@evil.example/',
    'https:\\\\app.example.com/',
    'https://app.example.com/\t',
    'https://base.example.com/',
    'https://base.example.com/base-evil',
    'https://base.example.com/basement',
    'https://base.example.com/base/../other',
    'https://base.example.com/base/%2f..%2fother',
    'https://base.example.com/base/%252f..%252fother',
    'https://base.example.com/base%5c..%5cother',
    'https://one.example.com/',
    'https://a.b.one.example.com/',
    'https://.one.example.com/',
    'https://a.one.example.com:8443/',
    'https://deep.example.com:8443/',
    'https://evildeep.example.com:8443/',
    'https://a.b.example.com/',
    'https://x.a.b.example.com/',
    'https://a..b.example.com/',
    'https://evil.com/',
    'https://evil.example/',
    'https://ab.example.org/',
    `https://app.example.com/${'a'.repeat(2048)}`,
    'javascript:alert(1)//app.example.com',
    '//app.example.com/',
    '/relative',
    '',
    'not a url',
  ])('does not cover %s', (url) => {
    expect(trusts(url)).toBe(false)
  })
})

describe('a URL of this machine, if the project allows localhost,', () => {
  it.each([
    'http://localhost',
    'https://localhost:3000/path',
    'http://app.localhost:1',
    'http://127.0.0.1:5173/',
    'http://127.255.0.9/',
    'http://0x7f.1/',
  ])('is trusted: %s', (url) => {
    expect([trusts(url, true), trusts(url, false)]).toEqual([true, false])
  })

  it.each([
    'http://[::1]/',
    'http://0.0.0.0/',
    'http://localhost.evil.example/',
    'http://notlocalhost/',
    'http://127.0.0.1.evil.example/',
    'http://128.0.0.1/',
    'http://user@localhost/',
    'javascript://localhost/%0aalert(1)',
  ])('is not trusted: %s', (url) => {
    expect(trusts(url, true)).toBe(false)
  })
})

describe('a trusted domain with several **', () => {
  it('matches no URL, however many labels the host has (R5)', () => {
    const several = [{ domain: `https://${'**.'.repeat(5)}example.com` }]
    const url = `https://${'a.'.repeat(110)}example.com`
    expect(isTrustedUrl(url, { domains: several, allowLocalhost: false })).toBe(false)
    expect(isTrustedUrl(`${url}.evil.org`, { domains: several, allowLocalhost: false })).toBe(false)
  })
})

describe('isTrustedOrigin', () => {
  it.each([
    ['https://app.example.com', true],
    ['https://base.example.com', true],
    ['https://a.one.example.com', true],
    ['http://plain.example.com:8080', true],
    ['https://app.example.com:8443', false],
    ['https://app.example.com/', false],
    ['https://APP.example.com', false],
    ['https://a.b.one.example.com', false],
    ['null', false],
  ])('returns for %s: %s', (origin, isTrusted) => {
    expect(isTrustedOrigin(origin, domains)).toBe(isTrusted)
  })
})
