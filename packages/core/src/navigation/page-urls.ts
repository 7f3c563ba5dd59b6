import { HANDLER_PATH } from '@latchkey/contract/paths'

/** The URLs of an app's pages: paths of this site, or absolute URLs of trusted origins. */
export interface PageUrls {
  /** The path under which the hosted pages are. Default: `/handler`. */
  handler: string
  /** Default: `/handler/sign-in`, and likewise for the pages below. */
  signIn: string
  signUp: string
  signOut: string
  emailVerification: string
  passwordReset: string
  forgotPassword: string
  oauthCallback: string
  magicLinkCallback: string
  accountSettings: string
  teamInvitation: string
  mfa: string
  cliAuthConfirm: string
  error: string
  /** Default: `/`. */
  home: string
  /** The page after a sign-in. Default: `home`. */
  afterSignIn: string
  /** The page after a sign-up. Default: `afterSignIn`. */
  afterSignUp: string
  /** The page after a sign-out. Default: `home`. */
  afterSignOut: string
}

export type PageName = keyof PageUrls

const hostedPages = [
  'signIn',
  'signUp',
  'signOut',
  'emailVerification',
  'passwordReset',
  'forgotPassword',
  'oauthCallback',
  'magicLinkCallback',
  'accountSettings',
  'teamInvitation',
  'mfa',
  'cliAuthConfirm',
  'error',
] as const

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase()

/**
 * Returns the URL of every page: the app's own URL, else the default.
 *
 * @example pageUrls({ signIn: '/login' }).signUp // '/handler/sign-up'
 */
export function pageUrls(overrides: Partial<PageUrls> = {}): PageUrls {
  // Own properties only: a page may have put URLs on Object.prototype.
  const urls: Partial<PageUrls> = {}
  const resolve = (page: PageName, defaultUrl: string) =>
    (urls[page] = (Object.hasOwn(overrides, page) && overrides[page]) || defaultUrl)
  const handler = resolve('handler', HANDLER_PATH).replace(/\/+$/, '')
  for (const page of hostedPages) resolve(page, `${handler}/${toKebabCase(page)}`)
  const home = resolve('home', '/')
  resolve('afterSignUp', resolve('afterSignIn', home))
  resolve('afterSignOut', home)
  return urls as PageUrls
}
