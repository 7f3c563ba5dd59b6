import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import type { Access } from '../client/access.js'
import type { Client, SessionMode } from '../client/client.js'
import type { ClientOptions } from '../client/options.js'
import { clientError } from '../errors/client-error.js'
import type { OAuthDecision, OAuthLogout, OAuthRequest } from '../flows/oauth-request.js'
import { toUserFields } from '../resources/user/user-fields.js'
import { App } from './app.js'
import { CurrentUser } from './current-user.js'

// Loaded on the pages for other apps only.
const oauthRequest = () => import('../flows/oauth-request.js')

/** Reads the signed-in user. */
async function loadUser(client: Client, generation: number): Promise<CurrentUser | null> {
  const http = client.http.forSession(generation)
  const result = await http.requestResult(
    readCurrentUser,
    {},
    { expect: ['CANNOT_GET_OWN_USER_WITHOUT_USER'] },
  )
  if (result.status === 'error') return null
  const { userId } = client.session()
  // A cache that ignores tokens, such as that of the page's service worker.
  if (userId !== undefined && userId !== result.data.id)
    throw clientError(
      'INVALID_CONFIGURATION',
      'A cache returned the data of another user. Turn off caching for requests to the API.',
    )
  const scope = { client, http, generation, userId: 'me' }
  return new CurrentUser(scope, toUserFields(result.data))
}

/** The app on its user's device, wherever its session is. */
export abstract class BaseClientApp extends App<CurrentUser> {
  constructor(options: ClientOptions, access: Access, sessions: SessionMode) {
    super(options, access, sessions, loadUser)
  }

  /**
   * Resolves to what another app asks of the signed-in user; null if the request has expired, was answered or is unknown. For the
   * page that the authorization server of the project sends users to, which has the ID in its query. Rejects with
   * `USER_AUTHENTICATION_REQUIRED` if no user is signed in.
   *
   * @example
   * const requestId = new URL(location.href).searchParams.get('request') ?? ''
   * const request = await app.getOAuthRequest(requestId)
   * @see RFC 6749, section 4.1.1
   */
  async getOAuthRequest(requestId: string): Promise<OAuthRequest | null> {
    return (await this.client.load(oauthRequest)).getOAuthRequest(this.client, requestId)
  }

  /**
   * Answers the request of another app for the signed-in user, and goes back to that app. Call it only after a click, or if
   * `isRemembered` of the request is true. Rejects with `RECENT_SIGN_IN_REQUIRED` if `requiresSignIn` is true, with
   * `OAUTH_REQUEST_NOT_FOUND` if the request has expired or was answered, with `USER_AUTHENTICATION_REQUIRED` if no user is
   * signed in, and with `INVALID_CONFIGURATION` outside of a browser.
   *
   * @example await app.answerOAuthRequest(requestId, 'allow')
   */
  async answerOAuthRequest(requestId: string, decision: OAuthDecision): Promise<void> {
    const { answerOAuthRequest } = await this.client.load(oauthRequest)
    return answerOAuthRequest(this.client, requestId, decision)
  }

  /**
   * Resolves to what a sign-out means for other apps: the one that asks for it, and those to which the user signed in from this
   * session. For a sign-out page of your own: call it before `signOut`, whose session it needs for the frames.
   *
   * @param logout the parameter `logout` with which the authorization server of the project sends users to the page
   * @example
   * const logout = new URL(location.href).searchParams.get('logout') ?? undefined
   * const { clientName, redirectUrl, frontChannelUrls } = await app.getOAuthLogout(logout)
   * @see OpenID Connect RP-Initiated Logout 1.0 and Front-Channel Logout 1.0
   */
  async getOAuthLogout(logout?: string): Promise<OAuthLogout> {
    return (await this.client.load(oauthRequest)).getOAuthLogout(this.client, logout)
  }
}
