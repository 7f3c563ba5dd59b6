import type { PageUrls } from '@latchkey/core'
import { afterEach, expect, it, vi } from 'vitest'
import { customPageUrl, pageAt } from './page-at.js'

const urlsUnder = (handler: string, overrides: Partial<PageUrls> = {}): PageUrls => ({
  handler,
  signIn: `${handler}/sign-in`,
  signUp: `${handler}/sign-up`,
  signOut: `${handler}/sign-out`,
  emailVerification: `${handler}/email-verification`,
  passwordReset: `${handler}/password-reset`,
  forgotPassword: `${handler}/forgot-password`,
  oauthCallback: `${handler}/oauth-callback`,
  magicLinkCallback: `${handler}/magic-link-callback`,
  accountSettings: `${handler}/account-settings`,
  teamInvitation: `${handler}/team-invitation`,
  mfaSetup: `${handler}/mfa-setup`,
  mfa: `${handler}/mfa`,
  cliAuthConfirm: `${handler}/cli-auth-confirm`,
  oauthConsent: `${handler}/oauth-consent`,
  ssoSetup: `${handler}/sso-setup`,
  error: `${handler}/error`,
  home: '/',
  afterSignIn: '/',
  afterSignUp: '/',
  afterSignOut: '/',
  ...overrides,
})

const urls = urlsUnder('/handler')

it.each([
  ['/handler/sign-in', 'signIn'],
  ['/handler/SignIn', 'signIn'],
  ['/handler/log-in', 'signIn'],
  ['/handler/register', 'signUp'],
  ['https://app.example.com/handler/oauth-callback?code=1', 'oauthCallback'],
  ['/handler/cliauthconfirm/', 'cliAuthConfirm'],
  ['/handler/mfa#x', 'mfa'],
  ['/handler/mfa-setup', 'mfaSetup'],
  ['/handler/home', null],
  ['/handler/handler', null],
  ['/handler/afterSignIn', null],
  ['/handler/__proto__', null],
  ['/handler/toString', null],
  ['/handler/sign-in/more', null],
  ['/handler/account-settings/sessions', 'accountSettings'],
  ['/handler/AccountSettings/team/7', 'accountSettings'],
  ['/handlers/sign-in', null],
  ['/handler', null],
  ['/', null],
])('pageAt resolves %s to the page %s', (address, page) => {
  expect(pageAt(address, urls)).toBe(page)
})

it('pageAt supports other handler paths, including the root', () => {
  expect(pageAt('/auth/sign-in', urlsUnder('/auth/'))).toBe('signIn')
  expect(pageAt('/sign-in', urlsUnder('/'))).toBe('signIn')
})

it.each([
  [{}, '/handler/log-in?x=1', null],
  [{ signIn: '/handler/login' }, '/handler/sign-in', null],
  [{ signIn: '/enter' }, '/handler/sign-in?x=1&x=2', '/enter?x=1&x=2'],
  [{ signIn: '/enter?a=b#top' }, '/handler/sign-in?x=1', '/enter?a=b&x=1#top'],
  // A server that adds trailing slashes would redirect a URL without one back.
  [{ signIn: 'https://a.example/handler/sign-in' }, 'https://a.example/handler/sign-in/', null],
  [{ signIn: 'https://a.example/handler/sign-in' }, 'https://a.example/handler/log-in', null],
  [
    { signIn: 'https://id.example/handler/sign-in' },
    'https://a.example/handler/sign-in',
    'https://id.example/handler/sign-in',
  ],
  [
    { signIn: 'https://id.example.com/in' },
    '/handler/sign-in?x=1',
    'https://id.example.com/in?x=1',
  ],
])('customPageUrl with %j redirects from %s to %s', (overrides, address, instead) => {
  expect(customPageUrl('signIn', address, urlsUnder('/handler', overrides))).toBe(instead)
})

it('customPageUrl keeps the section of account settings at a custom URL', () => {
  const elsewhere = urlsUnder('/handler', { accountSettings: '/me/' })
  const address = '/handler/account-settings/team/7?x=1'
  expect(customPageUrl('accountSettings', address, elsewhere)).toBe('/me/team/7?x=1')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('pageAt works without URL.canParse, which browsers of 2022 lack', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never
    },
  )
  expect(pageAt('http://localhost:3000/handler/sign-in?x=1', urls)).toBe('signIn')
})
