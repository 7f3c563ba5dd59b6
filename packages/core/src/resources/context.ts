import type { Query } from '../cache/query.js'
import type { Http } from '../http/http.js'
import type { Site } from '../redirect/page-url.js'
import type { PageName, RedirectOptions } from '../redirect/urls.js'
import type { CurrentUser } from './users.js'

/** What a noun or a flow needs of the app that it belongs to. */
export interface Context {
  readonly http: Http
  readonly site: Site
  /** The signed-in person, watched; null while nobody is. */
  readonly user: Query<CurrentUser | null>
  /** Keeps the session that a sign-in or sign-up was answered with. */
  signIn(answer: { access_token: string; refresh_token: string }): void
  /** Goes to one of the app's pages. */
  redirectTo(page: PageName, options?: RedirectOptions): Promise<void>
  /** Ends the session on this device, tells the service, then goes to the page for signed-out people. */
  signOut(options?: SignOutOptions): Promise<SignedOut>
}

export interface SignOutOptions {
  /** Where to go afterwards. Default: the page `afterSignOut`. */
  redirectUrl?: string
  /** Stay on this page. */
  noRedirect?: boolean
}

export interface SignedOut {
  /**
   * False when the service could not be told yet: the session has ended on this device, and the
   * service is told again in the background.
   */
  readonly confirmed: boolean
}
