import { API_PREFIX } from '@latchkey/contract/paths'
import { readKeySet } from '@latchkey/contract/routes/projects'
import { refreshSession } from '../flows/refresh.js'
import { sparingly } from '../flows/sparingly.js'
import { toBaseUrl } from '../http/base-url.js'
import type { InitialUser } from '../resources/current-user.js'
import type { UserOption } from '../resources/user-outcome.js'
import { authenticate, type SignedOutReason } from '../server/authenticate.js'
import { type InitialFields, toInitialUser } from '../server/initial-user.js'
import { createKeySet } from '../server/jwks.js'
import { renewals } from '../server/renewals.js'
import { type ServerRequest, toRequestLike } from '../server/server-request.js'
import { type AccessTokenClaims, tokenVerifier } from '../server/verify-access-token.js'
import type { WebhookEvent, WebhookRequest } from '../server/verify-webhook.js'
import { type RequestLike, requestStore } from '../session/stores/request.js'
import { type Access, clientAccess } from './access.js'
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
   * damaged auth header: nobody is signed out by that.
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

/** Somebody waits for the answer, so it is not asked for five times. */
const KEY_SET = { tokens: 'none', timeLimitMillis: 5_000, attempts: 2 } as const

/** Public keys and refreshed tokens are had without a secret, so none is sent, and none need be there. */
const keyless: Access = { ...clientAccess, keys: () => ({}), methods: (ctx) => ({ ctx }) }

/** @param getUser reads the user of a request's session, as the app's own method does */
export function requestMethods<User extends InitialFields>(
  ctx: AppContext,
  getUser: (options: { tokenStore: RequestLike; or?: UserOption }) => Promise<User | null>,
): ServerRequestMethods<User> {
  let opened: ((request: RequestLike) => ReturnType<typeof authenticate>) | undefined
  const sessionOf = (request: RequestLike) => (opened ??= authenticator(ctx))(request)

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

/** Reads nothing before it is needed: an app may be made while there are no settings yet. */
function authenticator({ platform, settings, options, appWith }: AppContext) {
  const { projectId, cookiePrefix } = settings
  const { ctx } = appWith<{ ctx: AppContext }>({ tokenStore: null }, keyless)
  const keys = createKeySet(platform.clock, () =>
    ctx.call(readKeySet, { params: { project_id: projectId } }, KEY_SET),
  )
  const { baseUrl } = options
  const bases = typeof baseUrl === 'object' ? Object.values(baseUrl) : [settings.baseUrl]
  const issuers = bases.map((base) => `${toBaseUrl(base)}${API_PREFIX}/projects/${projectId}`)
  const parts = {
    verify: tokenVerifier({ platform, keys, projectId, issuers }),
    renew: renewals(platform.clock, (refreshToken) =>
      sparingly(ctx, (attempts) => refreshSession(ctx, refreshToken, attempts)),
    ),
  }
  return (request: RequestLike) =>
    authenticate(parts, requestStore(request, cookiePrefix, projectId))
}
