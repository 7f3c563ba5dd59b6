/**
 * Code that the packages of Latchkey share. It can change in any version: apps use the other entries.
 */
import type { LatchkeyError } from '@latchkey/contract/errors/error'
import { App, type AppUser } from './app/app.js'
import type { RateLimitWait } from './http/http-client.js'
import { errorOf } from './http/read-response.js'
import { headerName } from './http/request-headers.js'
import type { PageUrlOptions } from './navigation/navigator.js'
import type { PageName } from './navigation/page-urls.js'
import type { SsoSetup } from './resources/team/team-setup-links.js'
import { isSecondFactorMissing } from './flows/second-factor-setup.js'

export { cliLoginPhrase } from './flows/cli-login/cli-login-phrase.js'
export {
  CONFIGURED_KEYS,
  SECURITY_NOTIFICATIONS,
  WEBHOOK_EVENT_TYPES,
} from '@latchkey/contract/names'
export {
  OAUTH_PROVIDER_IDS,
  providerName,
  SHARED_OAUTH_PROVIDER_IDS,
} from '@latchkey/contract/oauth-providers'
export { isServiceErrorCode } from '@latchkey/contract/errors/service-codes'
export { accentColors } from '@latchkey/contract/accent-colors'
export type { RateLimitWait } from './http/http-client.js'
export { hasSignInAgain } from './navigation/sign-in-again.js'
export {
  notSignedIn,
  restrictedUserPage,
  type RestrictedUserPage,
  userOutcome,
  type UserOutcome,
} from './resources/user/user-outcome.js'

export type {
  NewSetupConnection,
  SetupConnection,
  SetupConnectionChanges,
  SsoSetup,
  SsoSetupState,
} from './resources/team/team-setup-links.js'

/**
 * Calls a function with each wait of a request because of a rate limit, and with null at its end, so that a page can
 * show it. Reading requests are left out.
 *
 * @returns a function that ends it
 */
export const watchRateLimitWaits = (
  app: App<AppUser>,
  listener: (wait: RateLimitWait | null) => void,
): (() => void) => App.clientOf(app).http.rateLimitWaits.subscribe(listener)

/** Returns the URL of a page for a link from the current page. Throws for a URL that is not trusted. */
export const pageUrl = (app: App<AppUser>, page: PageName, options?: PageUrlOptions): string =>
  App.clientOf(app).navigator.pageUrl(page, options)

/** Returns the absolute URL of a page to which an email links or a provider redirects. */
export const callbackUrl = (app: App<AppUser>, page: PageName, returnTo?: string): string =>
  App.clientOf(app).navigator.callbackUrl(page, returnTo)

/** Resolves to whether the signed-in user has to set up the second factor that the project requires. */
export const hasToSetUpSecondFactor = (app: App<AppUser>): Promise<boolean> =>
  isSecondFactorMissing(app, App.clientOf(app).platform.clock.wall())

/** Marks everything that an app has read as stale, so that the next read asks the service. */
export const markStale = (app: App<AppUser>): void => void App.clientOf(app).invalidateAll()

/** Resolves to the error of a response to a call that the kit does not have; undefined without an error code. */
export const readError = async (response: Response): Promise<LatchkeyError | undefined> =>
  errorOf({
    status: response.status,
    headers: response.headers,
    knownError: response.headers.get(headerName(undefined, 'knownError')),
    actualStatus: null,
    text: await response.text(),
  })

/** Resolves to the calls of a set-up link by its token. */
export async function loadSsoSetup(app: App<AppUser>, token: string): Promise<SsoSetup> {
  const client = App.clientOf(app)
  const part = await client.load(ssoSetup)
  return new part.SsoSetup(client, token)
}

const ssoSetup = () => import('./resources/team/single-sign-on.js')
