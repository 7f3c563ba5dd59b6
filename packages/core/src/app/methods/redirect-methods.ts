import type { Client } from '../../client/client.js'
import type { NavigateOptions, RedirectOptions } from '../../navigation/navigator.js'

/**
 * The methods of an app that go to a page. They resolve after 2 s if the page was not left by then, and reject if its URL
 * is not trusted.
 */
export abstract class RedirectMethods {
  protected abstract get client(): Client

  /** Goes to a URL of this site or of a trusted origin. */
  redirectTo(url: string, options?: NavigateOptions): Promise<void> {
    return this.client.navigator.go(url, options)
  }

  /** Goes to the sign-in page, which leads back to the current page unless `noRedirectBack` is set. */
  redirectToSignIn(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('signIn', options)
  }

  /** Goes to the sign-up page, which leads back to the current page unless `noRedirectBack` is set. */
  redirectToSignUp(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('signUp', options)
  }

  /** Goes to the page `signOut`. */
  redirectToSignOut(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('signOut', options)
  }

  /** Goes to the page `emailVerification`. */
  redirectToEmailVerification(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('emailVerification', options)
  }

  /** Goes to the page `passwordReset`. */
  redirectToPasswordReset(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('passwordReset', options)
  }

  /** Goes to the page `forgotPassword`. */
  redirectToForgotPassword(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('forgotPassword', options)
  }

  /** Goes to the page `oauthCallback`. */
  redirectToOAuthCallback(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('oauthCallback', options)
  }

  /** Goes to the page `magicLinkCallback`. */
  redirectToMagicLinkCallback(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('magicLinkCallback', options)
  }

  /** Goes to the page `accountSettings`. */
  redirectToAccountSettings(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('accountSettings', options)
  }

  /** Goes to the page `teamInvitation`. */
  redirectToTeamInvitation(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('teamInvitation', options)
  }

  /** Goes to the page `mfa`. */
  redirectToMfa(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('mfa', options)
  }

  /** Goes to the page `cliAuthConfirm`. */
  redirectToCliAuthConfirm(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('cliAuthConfirm', options)
  }

  /** Goes to the page `error`. */
  redirectToError(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('error', options)
  }

  /** Goes to the page `home`. */
  redirectToHome(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('home', options)
  }

  /** Goes where the current page returns to after signing in, else to the page `afterSignIn`. */
  redirectToAfterSignIn(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('afterSignIn', options)
  }

  /** Goes where the current page returns to after signing up, else to the page `afterSignUp`. */
  redirectToAfterSignUp(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('afterSignUp', options)
  }

  /** Goes to the page `afterSignOut`. */
  redirectToAfterSignOut(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('afterSignOut', options)
  }
}
