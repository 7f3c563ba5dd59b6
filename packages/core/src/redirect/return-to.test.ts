import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import { destinationOf, redirectVectors } from '../../test/redirect-vectors.js'
import { readReturnTo, returnTarget, withReturnTo } from './return-to.js'
import { pageUrls } from './urls.js'

const urls = pageUrls()
const at = (currentUrl: string) => ({ currentUrl })

describe('returnTarget', () => {
  it('accepts exactly the vectors that are return targets', async () => {
    expect(redirectVectors).toHaveLength(217)
    const mismatches = await findMismatches(redirectVectors, (vector) => {
      const target = returnTarget(vector.url, vector.rules, urls)
      expect(destinationOf(target, vector)).toBe(vector.returnTo === 'use' ? vector.resolved : null)
    })
    expect(mismatches).toEqual([])
  })

  it.each(['/handler/mfa', '/HANDLER/Sign-In/', '/handler/signout', '/handler/%53ign%2dout?x'])(
    'rejects the page %s',
    (url) => {
      expect(returnTarget(url, at('https://a.example/'), urls)).toBeNull()
    },
  )

  it.each([
    ...['/', '/handler/account-settings', '/handler/team-invitation?code=x'],
    ...['/handler/cli-auth-confirm', '/handlersignout', '/handler/sign/out'],
  ])('accepts the page %s', (url) => {
    expect(returnTarget(url, at('https://a.example/x'), urls)).toBe(url)
  })

  it('rejects an empty target', () => {
    expect(returnTarget('', at('https://a.example/x'), urls)).toBeNull()
  })

  it('ignores a configured page with an invalid URL', () => {
    const own = pageUrls({ signIn: 'https://' })
    expect(returnTarget('/x', at('https://a.example/'), own)).toBe('/x')
  })

  it('rejects pages at their configured URLs', () => {
    const own = pageUrls({ signOut: '/bye', signIn: 'https://login.example/in' })
    const rules = { currentUrl: 'https://a.example/', trustedOrigins: ['https://login.example'] }
    expect(returnTarget('/bye', rules, own)).toBeNull()
    expect(returnTarget('https://login.example/in', rules, own)).toBeNull()
    expect(returnTarget('https://login.example/other', rules, own)).toBe(
      'https://login.example/other',
    )
    expect(returnTarget('/handler/sign-out', rules, own)).toBe('/handler/sign-out')
  })
})

describe('readReturnTo', () => {
  it.each([
    ['/team?x=1', '/team?x=1'],
    ['https://evil.com/', null],
    ['//evil.com', null],
    ['/handler/sign-out', null],
    ['', null],
  ])('reads the parameter %j as %j', (value, expected) => {
    const page = `https://a.example/handler/sign-in?after_auth_return_to=${encodeURIComponent(value)}`
    expect(readReturnTo(at(page), urls)).toBe(expected)
  })

  it('returns null without a parameter or a valid page URL', () => {
    expect(readReturnTo(at('https://a.example/'), urls)).toBeNull()
    expect(readReturnTo(at('about:blank?'), urls)).toBeNull()
    expect(readReturnTo(at(''), urls)).toBeNull()
  })
})

describe('withReturnTo', () => {
  const back = (target: string, page: string) =>
    new URL(withReturnTo(target, at(page), urls), page).searchParams.get('after_auth_return_to')

  it('adds the current page', () => {
    expect(
      withReturnTo('/handler/sign-in?a=1#b', at('https://a.example/team/1?x=y z#t'), urls),
    ).toBe('/handler/sign-in?a=1&after_auth_return_to=%2Fteam%2F1%3Fx%3Dy%2520z%23t#b')
  })

  it('passes on the return target of the current page, even on the sign-in page', () => {
    expect(
      back('/handler/sign-up', 'https://a.example/handler/sign-in?after_auth_return_to=/x'),
    ).toBe('/x')
  })

  it('does not pass on an untrusted return target of the current page', () => {
    const untrusted = encodeURIComponent('https://evil.com/')
    expect(
      back(
        '/handler/sign-up',
        `https://a.example/handler/sign-in?after_auth_return_to=${untrusted}`,
      ),
    ).toBeNull()
  })

  it('does not reveal the current page to another scheme or host', () => {
    const target = 'https://login.example/in'
    expect(withReturnTo(target, at('https://a.example/secret'), urls)).toBe(target)
    expect(withReturnTo('http://a.example/in', at('https://a.example/x'), urls)).toBe(
      'http://a.example/in',
    )
    expect(withReturnTo('/in', at('no address'), urls)).toBe('/in')
    expect(withReturnTo(target, at('no address'), urls)).toBe(target)
  })
})
