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
  /** The way back, where the current page was given none. Default: the current page; from `mfa`, none. */
  returnTo?: string | undefined
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

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Gives every page its address: the app's own where it names one, else the default.
 *
 * @example pageUrls({ signIn: '/login' }).signUp // '/handler/sign-up'
 * @see spec, section 2
 */
export function pageUrls(overrides: Partial<PageUrls> = {}): PageUrls {
  // Own properties only: nothing that a page has put on Object.prototype names an address.
  const named = (name: PageName, otherwise: string) =>
    (Object.hasOwn(overrides, name) && overrides[name]) || otherwise
  const handler = named('handler', HANDLER_PATH)
  const base = handler.replace(/\/+$/, '')
  const hosted = hostedPages.map((name) => [name, named(name, `${base}/${kebab(name)}`)])
  const home = named('home', '/')
  const afterSignIn = named('afterSignIn', home)
  return {
    ...(Object.fromEntries(hosted) as PageUrls),
    handler,
    home,
    afterSignIn,
    afterSignUp: named('afterSignUp', afterSignIn),
    afterSignOut: named('afterSignOut', home),
  }
}
