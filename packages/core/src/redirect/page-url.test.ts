import { describe, expect, it } from 'vitest'
import { callbackUrl, pageUrl, type Site } from './page-url.js'
import { pageUrls } from './urls.js'

const siteAt = (href: string | undefined, urls = {}): Site => ({
  urls: pageUrls(urls),
  trustedOrigins: [],
  href: () => href,
})
const RETURN = 'after_auth_return_to'

describe('the address of a page, seen from here', () => {
  it.each([
    ['signIn', '/handler/sign-in'],
    ['signUp', '/handler/sign-up'],
  ] as const)('sends the current page along to %s', (page, path) => {
    const site = siteAt('https://app.example/teams?tab=1#x')
    expect(pageUrl(site, page)).toBe(`${path}?${RETURN}=%2Fteams%3Ftab%3D1%23x`)
    expect(pageUrl(site, page, { noRedirectBack: true })).toBe(path)
  })

  it('passes on the way back that the current page was given', () => {
    const site = siteAt(`https://app.example/handler/sign-in?${RETURN}=%2Fcheckout`)
    expect(pageUrl(site, 'signUp')).toBe(`/handler/sign-up?${RETURN}=%2Fcheckout`)
    expect(pageUrl(site, 'afterSignIn')).toBe('/checkout')
    expect(pageUrl(site, 'afterSignUp')).toBe('/checkout')
    expect(pageUrl(site, 'afterSignUp', { noRedirectBack: true })).toBe('/')
  })

  it('tells a page of another host nothing', () => {
    const site = {
      ...siteAt('https://app.example/a', { signIn: 'https://id.example/in' }),
      trustedOrigins: ['https://id.example'],
    }
    expect(pageUrl(site, 'signIn')).toBe('https://id.example/in')
  })

  it.each([
    ['mfa', '/handler/mfa'],
    ['forgotPassword', '/handler/forgot-password'],
  ] as const)('passes on to %s what the current page was given, and not itself', (page, path) => {
    const given = siteAt(`https://app.example/handler/sign-in?${RETURN}=%2Fcheckout`)
    expect(pageUrl(given, page)).toBe(`${path}?${RETURN}=%2Fcheckout`)
    expect(pageUrl(given, page, { noRedirectBack: true })).toBe(path)
    expect(pageUrl(siteAt('https://app.example/welcome'), page)).toBe(path)
  })

  it('adds nothing to other pages', () => {
    const site = siteAt(`https://app.example/handler/sign-in?${RETURN}=%2Fcheckout`)
    expect(pageUrl(site, 'signOut')).toBe('/handler/sign-out')
    expect(pageUrl(site, 'home')).toBe('/')
  })

  it('goes on to where the app says, when no way back was given', () => {
    const site = siteAt('https://app.example/a', { afterSignIn: '/start' })
    expect(pageUrl(site, 'afterSignIn')).toBe('/start')
  })

  it('refuses a page that the app may not go to', () => {
    const site = siteAt('https://app.example/a', { home: 'https://evil.example/' })
    expect(() => pageUrl(site, 'home')).toThrow('is not trusted; should be relative.')
  })

  it('is known where there is no page', () => {
    expect(pageUrl(siteAt(undefined), 'signOut')).toBe('/handler/sign-out')
  })
})

describe('the address of a page that is come back to', () => {
  it('is absolute, without the fragment, and takes the way back along', () => {
    const site = siteAt(`https://app.example/handler/sign-up?${RETURN}=%2Fcheckout#top`)
    expect(callbackUrl(site, 'emailVerification')).toBe(
      `https://app.example/handler/email-verification?${RETURN}=%2Fcheckout`,
    )
  })

  it('leaves a hostile way back out', () => {
    const site = siteAt(`https://app.example/handler/sign-up?${RETURN}=https://evil.example`)
    expect(callbackUrl(site, 'emailVerification')).toBe(
      'https://app.example/handler/email-verification',
    )
  })

  it.each([
    ['/projects', `?${RETURN}=%2Fprojects`],
    ['https://app.example/projects', `?${RETURN}=%2Fprojects`],
    ['https://evil.example/', ''],
  ])('leads back to where it is told: %s', (returnTo, query) => {
    const site = siteAt(`https://app.example/a?${RETURN}=%2Fcheckout`)
    expect(callbackUrl(site, 'oauthCallback', returnTo)).toBe(
      `https://app.example/handler/oauth-callback${query}`,
    )
  })

  it('may be absolute on the own origin, and is refused on another one', () => {
    const at = (error: string) => callbackUrl(siteAt('https://app.example/a', { error }), 'error')
    expect(at('https://app.example/oops?x=1')).toBe('https://app.example/oops?x=1')
    expect(() => at('https://evil.example/')).toThrow('is not trusted')
  })

  it('has to be passed where there is no page', () => {
    expect(() => callbackUrl(siteAt(undefined), 'emailVerification')).toThrow(
      /Pass the callback URL/,
    )
  })
})
