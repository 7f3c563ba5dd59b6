import type { PageName, RedirectOptions } from '../redirect/urls.js'
import type { Context } from '../resources/context.js'

type Redirect = (options?: RedirectOptions) => Promise<void>

/**
 * One method for each page but the handler itself. Each passes the redirect gate; sign-in and sign-up
 * are given the way back to the current page unless `noRedirectBack` is set, and the pages after them
 * follow it. They resolve after 2 s, when the page has not been left by then.
 *
 * @see spec, section 2
 */
export interface RedirectMethods {
  /** Goes to an address of this site, or of a trusted origin; any other is refused. */
  redirectTo(url: string, options?: Pick<RedirectOptions, 'replace'>): Promise<void>
  redirectToSignIn: Redirect
  redirectToSignUp: Redirect
  redirectToSignOut: Redirect
  redirectToEmailVerification: Redirect
  redirectToPasswordReset: Redirect
  redirectToForgotPassword: Redirect
  redirectToOAuthCallback: Redirect
  redirectToMagicLinkCallback: Redirect
  redirectToAccountSettings: Redirect
  redirectToTeamInvitation: Redirect
  redirectToMfa: Redirect
  redirectToCliAuthConfirm: Redirect
  redirectToError: Redirect
  redirectToHome: Redirect
  redirectToAfterSignIn: Redirect
  redirectToAfterSignUp: Redirect
  redirectToAfterSignOut: Redirect
}

/** Makes them. The first of all pages is the handler; the one that begins with an o is `oauthCallback`. */
export const redirectMethods = ({ site, go, redirectTo }: Context): RedirectMethods =>
  Object.assign(
    { redirectTo: go },
    ...(Object.keys(site.urls) as PageName[]).slice(1).map((page) => ({
      [`redirectTo${page.replace(/^o?./, (first) => first.toUpperCase())}`]: (
        options?: RedirectOptions,
      ) => redirectTo(page, options),
    })),
  ) as RedirectMethods
