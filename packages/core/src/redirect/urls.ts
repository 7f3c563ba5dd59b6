import { HANDLER_PATH } from '@latchkey/contract/paths'

/** Address of every page (spec, section 2). */
export interface PageUrls {
  /** The path under which the hosted pages lie. Default: `/handler`. */
  handler: string
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
  /** Default: home. */
  afterSignIn: string
  /** Default: the page after sign-in. */
  afterSignUp: string
  /** Default: home. */
  afterSignOut: string
}

export type PageName = keyof PageUrls

export interface RedirectOptions {
  /** Whether the current page is left out of the history. Default: false. */
  replace?: boolean
  /** Do not send the way back to the current page along. Default: false. */
  noRedirectBack?: boolean
}

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

const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase()

/**
 * Gives every page its address: the app's own where it names one, else the default.
 *
 * @example pageUrls({ signIn: '/login' }).signUp // '/handler/sign-up'
 * @see spec, section 2
 */
export function pageUrls(overrides: Partial<PageUrls> = {}): PageUrls {
  // Own properties only: nothing that a page has put on Object.prototype names an address.
  const urls: Partial<PageUrls> = {}
  const name = (page: PageName, otherwise: string) =>
    (urls[page] = (Object.hasOwn(overrides, page) && overrides[page]) || otherwise)
  const base = name('handler', HANDLER_PATH).replace(/\/+$/, '')
  for (const page of hostedPages) name(page, `${base}/${kebab(page)}`)
  const home = name('home', '/')
  name('afterSignUp', name('afterSignIn', home))
  name('afterSignOut', home)
  return urls as PageUrls
}
