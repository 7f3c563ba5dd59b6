import { HANDLER_PATH } from '@latchkey/contract/names'

/** The URLs of an app's pages: paths of this site, or absolute URLs of trusted origins. */
export interface PageUrls {
  /** The path under which the hosted pages are. Default: `/handler`. */
  handler: string
  /** The page with the sign-in form. Default: `/handler/sign-in`. */
  signIn: string
  /** The page with the form for a new account. Default: `/handler/sign-up`. */
  signUp: string
  /** The page that signs the user out. Default: `/handler/sign-out`. */
  signOut: string
  /** The page that an email to verify an address links to. Default: `/handler/email-verification`. */
  emailVerification: string
  /** The page that an email to reset the password links to. Default: `/handler/password-reset`. */
  passwordReset: string
  /** The page that sends an email to reset the password. Default: `/handler/forgot-password`. */
  forgotPassword: string
  /** The page that an OAuth provider leads back to. Default: `/handler/oauth-callback`. */
  oauthCallback: string
  /** The page that a sign-in email links to. Default: `/handler/magic-link-callback`. */
  magicLinkCallback: string
  /** The page with the settings of the account. Default: `/handler/account-settings`. */
  accountSettings: string
  /** The page that an invitation to a team links to. Default: `/handler/team-invitation`. */
  teamInvitation: string
  /** The page that asks for the second factor. Default: `/handler/mfa`. */
  mfa: string
  /** The page that sets up the second factor that the project requires. Default: `/handler/mfa-setup`. */
  mfaSetup: string
  /** The page that confirms the sign-in of a command-line tool. Default: `/handler/cli-auth-confirm`. */
  cliAuthConfirm: string
  /** The page that asks whether another app may use the account. Default: `/handler/oauth-consent`. */
  oauthConsent: string
  /** The page on which the administrator of a customer sets single sign-on up. Default: `/handler/sso-setup`. */
  ssoSetup: string
  /** The page that explains a failed sign-in with a provider. Default: `/handler/error`. */
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

/** The name of a page of the app. */
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
  'mfaSetup',
  'cliAuthConfirm',
  'oauthConsent',
  'ssoSetup',
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
