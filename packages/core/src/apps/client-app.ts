import type { Query } from '../cache/query.js'
import type { PasswordMethods } from '../flows/password.js'
import type { EmailMethods } from '../flows/verify-email.js'
import type { Site } from '../redirect/page-url.js'
import type { PageName, RedirectOptions } from '../redirect/urls.js'
import type { SignOutOptions } from '../resources/context.js'
import type { Project } from '../resources/projects.js'
import { notSignedIn, type UserOption, userOutcome } from '../resources/user-outcome.js'
import type { CurrentUser } from '../resources/users.js'
import { type AppContext, createContext } from './context.js'
import type { ClientAppOptions } from './options.js'
import type { RedirectMethods } from './redirect-methods.js'
import type { SessionMethods, SessionSnapshot } from './session-methods.js'

const snapshots = {
  unknown: { status: 'unknown' },
  'signed-out': { status: 'signed-out' },
  active: { status: 'active' },
} as const satisfies Record<string, SessionSnapshot>

/**
 * The app as its user's device sees it: signs people in and out, and speaks for whoever is signed in.
 *
 * @example
 * const app = new ClientApp({ projectId, publishableClientKey, baseUrl })
 * const user = await app.getUser({ or: 'redirect' })
 * @see spec, sections 2, 4 and 6
 */
export class ClientApp
  implements PasswordMethods, EmailMethods, SessionMethods, RedirectMethods, Site
{
  readonly #ctx: AppContext
  readonly session: SessionMethods['session']
  readonly user: Query<CurrentUser | null>
  /** The project, watched: what sign-in methods it offers, and more. */
  readonly project: Query<Project>
  /** Addresses of the pages, defaults and overrides taken together. */
  readonly urls: Site['urls']
  readonly trustedOrigins: Site['trustedOrigins']
  readonly href: Site['href']

  constructor(options: ClientAppOptions = {}) {
    const ctx = (this.#ctx = createContext(options))
    this.user = ctx.user
    this.project = ctx.project
    ;({ urls: this.urls, trustedOrigins: this.trustedOrigins, href: this.href } = ctx.site)
    this.session = {
      get: () => snapshots[ctx.session()?.state.status ?? 'unknown'],
      subscribe: (listener) => ctx.session()?.subscribe(listener) ?? (() => {}),
    }
  }

  /** The project that this app belongs to. */
  getProject(): Promise<Project> {
    return this.project.load()
  }

  getUser(options: { or: 'redirect' | 'throw' | 'anonymous' }): Promise<CurrentUser>
  getUser(options?: { or?: UserOption }): Promise<CurrentUser | null>
  async getUser({ or }: { or?: UserOption } = {}): Promise<CurrentUser | null> {
    const outcome = userOutcome(await this.user.load(), or)
    switch (outcome.kind) {
      case 'user':
        return outcome.user
      case 'none':
        return null
      case 'create-anonymous':
        return this.signInAnonymously()
      case 'redirect':
        await this.redirectToSignIn()
        throw notSignedIn()
      case 'throw':
        throw notSignedIn()
    }
  }

  async signInAnonymously(): Promise<CurrentUser> {
    await (await this.#ctx.parts()).signInAnonymously(this.#ctx)
    return this.getUser({ or: 'anonymous' })
  }

  readonly signInWithCredential: PasswordMethods['signInWithCredential'] = async (credential) =>
    (await this.#ctx.parts()).signIn(this.#ctx, credential)
  readonly signUpWithCredential: PasswordMethods['signUpWithCredential'] = async (credential) =>
    (await this.#ctx.parts()).signUp(this.#ctx, credential)

  readonly verifyEmail: EmailMethods['verifyEmail'] = async (code) =>
    (await this.#ctx.parts()).verifyEmail(this.#ctx, code)
  readonly checkEmailVerificationCode: EmailMethods['checkEmailVerificationCode'] = async (code) =>
    (await this.#ctx.parts()).checkEmailVerificationCode(this.#ctx, code)

  signOut(options?: SignOutOptions) {
    return this.#ctx.signOut(options)
  }

  readonly redirectToSignIn = this.#redirectTo('signIn')
  readonly redirectToSignUp = this.#redirectTo('signUp')
  readonly redirectToSignOut = this.#redirectTo('signOut')
  readonly redirectToEmailVerification = this.#redirectTo('emailVerification')
  readonly redirectToPasswordReset = this.#redirectTo('passwordReset')
  readonly redirectToForgotPassword = this.#redirectTo('forgotPassword')
  readonly redirectToOAuthCallback = this.#redirectTo('oauthCallback')
  readonly redirectToMagicLinkCallback = this.#redirectTo('magicLinkCallback')
  readonly redirectToAccountSettings = this.#redirectTo('accountSettings')
  readonly redirectToTeamInvitation = this.#redirectTo('teamInvitation')
  readonly redirectToMfa = this.#redirectTo('mfa')
  readonly redirectToCliAuthConfirm = this.#redirectTo('cliAuthConfirm')
  readonly redirectToError = this.#redirectTo('error')
  readonly redirectToHome = this.#redirectTo('home')
  readonly redirectToAfterSignIn = this.#redirectTo('afterSignIn')
  readonly redirectToAfterSignUp = this.#redirectTo('afterSignUp')
  readonly redirectToAfterSignOut = this.#redirectTo('afterSignOut')

  /** Goes to an address of this site, or of a trusted origin; any other is refused. */
  redirectTo(url: string, options?: Pick<RedirectOptions, 'replace'>): Promise<void> {
    return this.#ctx.go(url, options)
  }

  #redirectTo(page: PageName) {
    return (options?: RedirectOptions) => this.#ctx.redirectTo(page, options)
  }

  /** Stops every timer of this app. */
  dispose(): void {
    this.#ctx.cache.dispose()
  }
}
