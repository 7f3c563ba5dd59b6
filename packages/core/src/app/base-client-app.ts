import type { Client } from '../client/client.js'
import type { OAuthDecision, OAuthRequest } from '../flows/oauth-request.js'
import { App } from './app.js'
import { type CurrentUser, loadCurrentUser } from './current-user.js'

// Loaded on the consent page only.
const oauthRequest = () => import('../flows/oauth-request.js')

/** The app on its user's device, wherever its session is. */
export abstract class BaseClientApp extends App<CurrentUser> {
  protected override loadUser(client: Client, generation: number): Promise<CurrentUser | null> {
    return loadCurrentUser(client, generation)
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
}
