import type { InitialUser } from '../resources/current-user.js'
import type { UserOption } from '../resources/user-outcome.js'
import type { SignedOutReason } from '../server/authenticate.js'
import { type InitialFields, toInitialUser } from '../server/initial-user.js'
import { type ServerRequest, toRequestLike } from '../server/server-request.js'
import type { AccessTokenClaims } from '../server/verify-access-token.js'
import type { WebhookEvent, WebhookRequest } from '../server/verify-webhook.js'
import type { RequestLike } from '../session/stores/request.js'
import type { Authenticator } from './authenticator.js'
import type { AppContext } from './context.js'

/** Whose the session of a request is. */
export type Authentication<User> =
  | {
      readonly status: 'signed-in'
      readonly userId: string
      /** What the access token says; its signature was checked. */
      readonly claims: AccessTokenClaims
      /**
       * Reads the user; null for an anonymous one unless `or` allows it, so guards use this.
       *
       * @example const user = await auth.getUser({ or: 'anonymous-if-exists' })
       */
      getUser(options?: { or?: UserOption }): Promise<User | null>
    }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }

/** What a server does with the requests that it is sent. */
export interface ServerRequestMethods<User> {
  /**
   * Says who sends a request, by its `x-stack-auth` header, else by its cookies. The access token is
   * checked here, against the project's public keys, without a request of its own. One that has expired
   * is renewed in memory if its session lives; no cookie is written, and the body is not touched.
   *
   * It says that the token is valid, until at most its expiry; an anonymous user's is too. Whether the
   * user is still there, and no anonymous one, `getUser()` knows.
   *
   * Rejects when the keys or a new token could not be had (`NetworkError`, `TimeoutError`), and for a
   * damaged auth header, with an error whose `status` is 400: nobody is signed out by that.
   *
   * @example
   * const auth = await app.authenticate(request)
   * if (auth.status === 'signed-out') return new Response(auth.reason, { status: 401 })
   * return Response.json(await ordersOf(auth.userId))
   * @see protocol, sections 5.1, 5.2 and 6.4; RFC 8725
   */
  authenticate(request: ServerRequest): Promise<Authentication<User>>

  /**
   * Reads the user of a request as plain JSON, for a page to begin with; null when nobody is signed in.
   * It holds what the user may see, and no token. An anonymous user is one, and `isAnonymous` says so.
   *
   * @example <LatchkeyProvider app={app} initialUser={await serverApp.getInitialUser(request)}>
   */
  getInitialUser(request: ServerRequest): Promise<InitialUser | null>

  /**
   * Checks that a message is from the service and new, and resolves to what it tells. Rejects with the
   * reason when it is not; the secret is never repeated.
   *
   * @param secret `whsec_…`, as the service shows it; several while one replaces another
   * @example const { type, data } = await app.verifyWebhook(request, secret)
   * @see protocol, section 12; Standard Webhooks, "Verifying webhook authenticity"
   */
  verifyWebhook(request: WebhookRequest, secret: string | readonly string[]): Promise<WebhookEvent>
}

/** @param getUser reads the user of a request's session, as the app's own method does */
export function requestMethods<User extends InitialFields>(
  ctx: AppContext,
  getUser: (options: { tokenStore: RequestLike; or?: UserOption }) => Promise<User | null>,
): ServerRequestMethods<User> {
  let opened: Promise<Authenticator> | undefined
  /** Settings are read, and what checks tokens is loaded, when that is first needed. */
  const open = async () => {
    const { authenticator } = await ctx.load(() => import('./authenticator.js'))
    return authenticator(ctx)
  }
  const sessionOf = async (request: RequestLike) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return (await opened)(request)
  }

  return {
    async authenticate(request) {
      const tokenStore = toRequestLike(request)
      const { reason, claims } = await sessionOf(tokenStore)
      if (reason) return { status: 'signed-out', reason }
      const ofRequest = (options?: { or?: UserOption }) => getUser({ ...options, tokenStore })
      return { status: 'signed-in', userId: claims.sub, claims, getUser: ofRequest }
    },
    async getInitialUser(request) {
      const tokenStore = toRequestLike(request)
      const { reason } = await sessionOf(tokenStore)
      const user = reason ? null : await getUser({ tokenStore, or: 'anonymous-if-exists' })
      return user && toInitialUser(user)
    },
    verifyWebhook: async (request, secret) =>
      (await ctx.load(() => import('../server/verify-webhook.js'))).verifyWebhook(
        ctx.platform.clock,
        request,
        secret,
      ),
  }
}
