import { describe, expect, it } from 'vitest'
import { type PageUrls, pageUrls } from './page-urls.js'

describe('pageUrls', () => {
  it('returns a default URL for each page', () => {
    expect(pageUrls()).toEqual({
      handler: '/handler',
      signIn: '/handler/sign-in',
      signUp: '/handler/sign-up',
      signOut: '/handler/sign-out',
      emailVerification: '/handler/email-verification',
      passwordReset: '/handler/password-reset',
      forgotPassword: '/handler/forgot-password',
      oauthCallback: '/handler/oauth-callback',
      magicLinkCallback: '/handler/magic-link-callback',
      accountSettings: '/handler/account-settings',
      teamInvitation: '/handler/team-invitation',
      mfa: '/handler/mfa',
      mfaSetup: '/handler/mfa-setup',
      cliAuthConfirm: '/handler/cli-auth-confirm',
      oauthConsent: '/handler/oauth-consent',
      ssoSetup: '/handler/sso-setup',
      error: '/handler/error',
      home: '/',
      afterSignIn: '/',
      afterSignUp: '/',
      afterSignOut: '/',
    })
  })

  it.each<[Partial<PageUrls>, Partial<PageUrls>]>([
    [{ handler: '/auth/' }, { handler: '/auth/', signIn: '/auth/sign-in', home: '/' }],
    [{ handler: '/' }, { signIn: '/sign-in' }],
    [{ handler: '/auth//' }, { signIn: '/auth/sign-in' }],
    [{ signIn: '/login' }, { signIn: '/login', signUp: '/handler/sign-up' }],
    [{ home: '/app' }, { afterSignIn: '/app', afterSignUp: '/app', afterSignOut: '/app' }],
    [{ afterSignIn: '/in' }, { afterSignIn: '/in', afterSignUp: '/in', afterSignOut: '/' }],
    [{ afterSignUp: '/up' }, { afterSignIn: '/', afterSignUp: '/up' }],
    [{ signIn: '' }, { signIn: '/handler/sign-in' }],
  ])('returns for %o the URLs %o', (overrides, expected) => {
    expect(pageUrls(overrides)).toMatchObject(expected)
  })

  it('ignores inherited properties (PP06, PP07)', () => {
    const overrides = JSON.parse(
      '{ "__proto__": { "signIn": "https://evil.com" } }',
    ) as Partial<PageUrls>
    expect(pageUrls(overrides).signIn).toBe('/handler/sign-in')
    const inherited = Object.create({ signIn: '//evil.com' }) as Partial<PageUrls>
    expect(pageUrls(inherited).signIn).toBe('/handler/sign-in')
  })
})
