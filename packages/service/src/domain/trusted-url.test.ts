import { describe, expect, it } from 'vitest'
import { isTrustedUrl } from './trusted-url.js'

const domains = [
  { domain: 'https://app.example.com' },
  { domain: 'https://Base.example.com/base' },
  { domain: 'http://plain.example.com:8080' },
  { domain: 'not a url' },
]
const trusts = (url: string, allowLocalhost = false) =>
  isTrustedUrl(url, { domains, allowLocalhost })

describe('a trusted domain', () => {
  it.each([
    'https://app.example.com',
    'https://app.example.com/any/path?query#fragment',
    'https://app.example.com:8443/port-is-not-compared',
    'https://user:secret@app.example.com/',
    'https://APP.EXAMPLE.COM/',
    'https://base.example.com/base/below',
    'https://base.example.com/basement',
    'https://base.example.com/other/../base',
    'http://plain.example.com/',
  ])('covers %s', (url) => {
    expect(trusts(url)).toBe(true)
  })

  it.each([
    'http://app.example.com/',
    'https://sub.app.example.com/',
    'https://example.com/',
    'https://app.example.com.evil.example/',
    'https://evil.example/https://app.example.com',
    'https://evil.example@other.example/',
    'https://app.example.com@evil.example/',
    'https://base.example.com/',
    'https://base.example.com/base/../other',
    'https://plain.example.com/',
    'javascript:alert(1)//app.example.com',
    '//app.example.com/',
    '/relative',
    '',
    'not a url',
  ])('does not cover %s', (url) => {
    expect(trusts(url)).toBe(false)
  })
})

describe('this machine, where the project allows it,', () => {
  it.each([
    'http://localhost',
    'https://localhost:3000/path',
    'http://app.localhost:1',
    'http://127.0.0.1:5173/',
    'http://127.255.0.9/',
    'http://0x7f.1/',
    'custom://localhost/',
  ])('is %s', (url) => {
    expect([trusts(url, true), trusts(url, false)]).toEqual([true, false])
  })

  it.each([
    'http://[::1]/',
    'http://0.0.0.0/',
    'http://localhost.evil.example/',
    'http://notlocalhost/',
    'http://127.0.0.1.evil.example/',
    'http://128.0.0.1/',
  ])('is not %s', (url) => {
    expect(trusts(url, true)).toBe(false)
  })
})
