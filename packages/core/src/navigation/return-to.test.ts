import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import { destinationOf, redirectVectors } from '../../test/vectors/redirect-vectors.js'
import { pageUrls } from './page-urls.js'
import { currentReturnUrl, readReturnUrl, returnUrl } from './return-to.js'

const urls = pageUrls()
const at = (currentUrl: string) => ({ currentUrl })

describe('returnUrl', () => {
  it('accepts exactly the vectors that are return targets', async () => {
    expect(redirectVectors).toHaveLength(217)
    const mismatches = await findMismatches(redirectVectors, (vector) => {
      const target = returnUrl(vector.url, vector.rules, urls)
      expect(destinationOf(target, vector)).toBe(vector.returnTo === 'use' ? vector.resolved : null)
    })
    expect(mismatches).toEqual([])
  })

  it.each(['/handler/mfa', '/HANDLER/Sign-In/', '/handler/signout', '/handler/%53ign%2dout?x'])(
    'rejects the page %s',
    (url) => {
      expect(returnUrl(url, at('https://a.example/'), urls)).toBeNull()
    },
  )

  it.each([
    ...['/', '/handler/account-settings', '/handler/team-invitation?code=x'],
    ...['/handler/cli-auth-confirm', '/handlersignout', '/handler/sign/out'],
  ])('accepts the page %s', (url) => {
    expect(returnUrl(url, at('https://a.example/x'), urls)).toBe(url)
  })

  it('rejects an empty target', () => {
    expect(returnUrl('', at('https://a.example/x'), urls)).toBeNull()
  })

  it('ignores a configured page with an invalid URL', () => {
    const own = pageUrls({ signIn: 'https://' })
    expect(returnUrl('/x', at('https://a.example/'), own)).toBe('/x')
  })

  it('rejects pages at their configured URLs', () => {
    const own = pageUrls({ signOut: '/bye', signIn: 'https://login.example/in' })
    const rules = { currentUrl: 'https://a.example/', trustedOrigins: ['https://login.example'] }
    expect(returnUrl('/bye', rules, own)).toBeNull()
    expect(returnUrl('https://login.example/in', rules, own)).toBeNull()
    expect(returnUrl('https://login.example/other', rules, own)).toBe('https://login.example/other')
    expect(returnUrl('/handler/sign-out', rules, own)).toBe('/handler/sign-out')
  })
})

describe('readReturnUrl', () => {
  it.each([
    ['/team?x=1', '/team?x=1'],
    ['https://evil.com/', null],
    ['//evil.com', null],
    ['/handler/sign-out', null],
    ['', null],
  ])('reads the parameter %j as %j', (value, expected) => {
    const page = `https://a.example/handler/sign-in?after_auth_return_to=${encodeURIComponent(value)}`
    expect(readReturnUrl(at(page), urls)).toBe(expected)
  })

  it('returns null without a parameter or a valid page URL', () => {
    expect(readReturnUrl(at('https://a.example/'), urls)).toBeNull()
    expect(readReturnUrl(at('about:blank?'), urls)).toBeNull()
    expect(readReturnUrl(at(''), urls)).toBeNull()
  })
})

describe('currentReturnUrl', () => {
  it.each([
    ['https://a.example/team?x=1#top', '/team?x=1#top'],
    ['https://a.example/handler/sign-out', null],
    ['', null],
  ])('returns for the page %j the URL %j', (page, expected) => {
    expect(currentReturnUrl(at(page), urls)).toBe(expected)
  })
})
