import { clientError } from '../../errors/client-error.js'
import { type InitialUser, toInitialUser } from '../../resources/user/initial-user.js'
import type { CurrentUserFields } from '../../resources/user/user-fields.js'
import type { UserOption } from '../../resources/user/user-outcome.js'
import { BaseClientApp } from '../base-client-app.js'
import type { GetUserOptions, ServerTokenStoreOption } from '../options.js'
import type { Authentication, AuthenticationOptions } from '../requests/authentication.js'
import type { RequestAuthenticator } from '../requests/request-authenticator.js'
import { type ServerRequest, toRequestLike } from '../requests/server-request.js'
import {
  verifyWebhook,
  type WebhookEvent,
  type WebhookRequest,
} from '../requests/verify-webhook.js'

// Loaded when it is first needed, because an AdminApp in a browser verifies no tokens.
const authentication = () => import('../requests/request-authenticator.js')

/**
 * The methods of a server's app about the requests that it receives: their users, and webhooks.
 *
 * @typeParam User the model of the signed-in user
 */
export abstract class RequestMethods<User extends CurrentUserFields> extends BaseClientApp<User> {
  #authenticator: Promise<RequestAuthenticator> | undefined

  protected override async getSessionUser(
    options: GetUserOptions<ServerTokenStoreOption> = {},
  ): Promise<User | null> {
    const hasOwnStore = Object.hasOwn(options, 'tokenStore') && options.tokenStore !== undefined
    if (!hasOwnStore && !this.client.hasTokenStore)
      throw clientError(
        'INVALID_CONFIGURATION',
        'This app has no tokenStore. Pass an ID, an apiKey, or the request as tokenStore to getUser().',
      )
    try {
      return await super.getSessionUser(options)
    } finally {
      // A server keeps nothing between two calls.
      if (this.client.platform.kind === 'server') this.user.markStale()
    }
  }

  /**
   * Authenticates a request by its header `Authorization: Bearer <access token>` or `x-stack-auth`, else by its cookies.
   * The access token is verified on this server with the project's public keys. An expired one is refreshed in memory if
   * the request has a refresh token; no cookie is written, and the body is not read.
   *
   * A valid token can be up to its lifetime old: `getUser()` of the result tells whether the user still exists. Anonymous
   * users count as signed in. Users who have to verify their email first do not, unless `includeRestricted` is true.
   *
   * With `maxAgeSeconds`, a user who signed in longer ago counts as signed out, with the reason `RECENT_SIGN_IN_REQUIRED`:
   * use it for what a stolen session must not do. `user.requireRecentSignIn` leads the user to sign in again. A token
   * without the time of the sign-in never counts as recent: those of other services, and of sessions in which someone else
   * acts for the user.
   *
   * Rejects with `NETWORK_ERROR` or `TIMEOUT` if the keys or a new token could not be fetched, and with
   * `INVALID_AUTH_HEADER` (status 400) for a malformed `x-stack-auth` header. Neither signs the user out.
   *
   * @example
   * const auth = await app.authenticate(request)
   * if (auth.status === 'signed-out') return new Response(auth.reason, { status: 401 })
   * return Response.json(await listOrders(auth.userId))
   * @example const auth = await app.authenticate(request, { maxAgeSeconds: 300 })
   * @throws TypeError `INVALID_ARGUMENT` if `maxAgeSeconds` is not a positive number
   * @see RFC 6750, section 2.1; RFC 8725; OpenID Connect Core 1.0, section 2, `auth_time`
   */
  async authenticate(
    request: ServerRequest,
    options?: AuthenticationOptions,
  ): Promise<Authentication<User>> {
    const tokenStore = toRequestLike(request)
    const authenticator = await this.#openAuthenticator()
    const { reason, claims } = await authenticator.authenticate(tokenStore, options)
    if (reason) return { status: 'signed-out', reason }
    const getUser = (options?: { or?: UserOption; includeRestricted?: boolean }) =>
      this.getSessionUser({ ...options, tokenStore })
    const isRestricted = claims['is_restricted'] === true && claims['is_anonymous'] !== true
    // The user may have verified the email since the token was signed.
    if (isRestricted && options?.includeRestricted !== true && (await getUser()) === null)
      return { status: 'signed-out', reason: 'USER_RESTRICTED' }
    return { status: 'signed-in', userId: claims.sub, claims, getUser }
  }

  /**
   * Resolves to the user of a request as plain JSON, for a page to start with; null if the request is not signed in. It
   * has only data that the user may read, and no token. An anonymous user has `isAnonymous: true`.
   *
   * @example <LatchkeyProvider app={app} initialUser={await serverApp.getInitialUser(request)}>
   */
  async getInitialUser(request: ServerRequest): Promise<InitialUser | null> {
    const tokenStore = toRequestLike(request)
    const { reason } = await (await this.#openAuthenticator()).authenticate(tokenStore)
    if (reason) return null
    const user = await this.getSessionUser({ tokenStore, or: 'anonymous-if-exists' })
    return user && toInitialUser(user)
  }

  /**
   * Verifies that the service sent a webhook within the last 5 minutes, and resolves to its event. Rejects with
   * `WEBHOOK_REJECTED` otherwise; the message says why and never contains the secret.
   *
   * @param secret `whsec_…`, as the service shows it; several while one replaces another
   * @throws TypeError `INVALID_ARGUMENT` for a malformed secret or a parsed body
   * @example const { type, data } = await app.verifyWebhook(request, secret)
   * @see Standard Webhooks, "Verifying webhook authenticity"
   */
  async verifyWebhook(
    request: WebhookRequest,
    secret: string | readonly string[],
  ): Promise<WebhookEvent> {
    return verifyWebhook(this.client.platform.clock, request, secret)
  }

  #openAuthenticator(): Promise<RequestAuthenticator> {
    this.#authenticator ??= this.client
      .load(authentication)
      .then(({ RequestAuthenticator: Authenticator }) => new Authenticator(this.client))
      .catch((error: unknown) => {
        // A missing setting can be there at the next call.
        this.#authenticator = undefined
        throw error
      })
    return this.#authenticator
  }
}
