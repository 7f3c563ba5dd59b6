import { describe, expect, it } from 'vitest'
import { goneTo, redirectVectors } from '../../test/redirect-vectors.js'
import { readReturnTo, returnTarget, withReturnTo } from './return-to.js'
import { pageUrls } from './urls.js'

const urls = pageUrls()
const at = (currentUrl: string) => ({ currentUrl })

describe('a return target', () => {
  it.each(redirectVectors)('$id $group', (vector) => {
    const target = returnTarget(vector.url, vector.rules, urls)
    expect(goneTo(target, vector)).toBe(vector.returnTo === 'use' ? vector.resolved : null)
  })

  it.each(['/handler/mfa', '/HANDLER/Sign-In/', '/handler/signout', '/handler/%53ign%2dout?x'])(
    'is not %s',
    (url) => {
      expect(returnTarget(url, at('https://a.example/'), urls)).toBeNull()
    },
  )

  it.each([
    ...['/', '/handler/account-settings', '/handler/team-invitation?code=x'],
    ...['/handler/cli-auth-confirm', '/handlersignout', '/handler/sign/out'],
  ])('is %s', (url) => {
    expect(returnTarget(url, at('https://a.example/x'), urls)).toBe(url)
  })

  it('is not the current page because nothing was said', () => {
    expect(returnTarget('', at('https://a.example/x'), urls)).toBeNull()
  })

  it('does not mind a page at an address that is none', () => {
    const own = pageUrls({ signIn: 'https://' })
    expect(returnTarget('/x', at('https://a.example/'), own)).toBe('/x')
  })

  it('follows the pages to where the app has put them', () => {
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

describe('the return destination of the current page', () => {
  it.each([
    ['/team?x=1', '/team?x=1'],
    ['https://evil.com/', null],
    ['//evil.com', null],
    ['/handler/sign-out', null],
    ['', null],
  ])('%s is read as %s', (value, expected) => {
    const page = `https://a.example/handler/sign-in?after_auth_return_to=${encodeURIComponent(value)}`
    expect(readReturnTo(at(page), urls)).toBe(expected)
  })

  it('is none where there is none, or no address', () => {
    expect(readReturnTo(at('https://a.example/'), urls)).toBeNull()
    expect(readReturnTo(at('about:blank?'), urls)).toBeNull()
    expect(readReturnTo(at(''), urls)).toBeNull()
  })
})

describe('the way back that goes along to sign-in', () => {
  const back = (target: string, page: string) =>
    new URL(withReturnTo(target, at(page), urls), page).searchParams.get('after_auth_return_to')

  it('is the current page', () => {
    expect(
      withReturnTo('/handler/sign-in?a=1#b', at('https://a.example/team/1?x=y z#t'), urls),
    ).toBe('/handler/sign-in?a=1&after_auth_return_to=%2Fteam%2F1%3Fx%3Dy%2520z%23t#b')
  })

  it('is the one that the current page was given, even on the sign-in page', () => {
    expect(
      back('/handler/sign-up', 'https://a.example/handler/sign-in?after_auth_return_to=/x'),
    ).toBe('/x')
  })

  it('is not a hostile one that the current page was given', () => {
    const given = encodeURIComponent('https://evil.com/')
    expect(
      back('/handler/sign-up', `https://a.example/handler/sign-in?after_auth_return_to=${given}`),
    ).toBeNull()
  })

  it('is kept from a page of another scheme or host', () => {
    const target = 'https://login.example/in'
    expect(withReturnTo(target, at('https://a.example/secret'), urls)).toBe(target)
    expect(withReturnTo('http://a.example/in', at('https://a.example/x'), urls)).toBe(
      'http://a.example/in',
    )
    expect(withReturnTo('/in', at('no address'), urls)).toBe('/in')
    expect(withReturnTo(target, at('no address'), urls)).toBe(target)
  })
})
