import { checkTeamApiKey, checkUserApiKey } from '@latchkey/contract/routes/api-keys'
import * as routes from '@latchkey/contract/routes/teams/teams'
import type { Access } from '../client/access.js'
import type { ClientOptions } from '../client/options.js'
import { clientError } from '../errors/client-error.js'
import { tokenSessions } from '../flows/open-token-session.js'
import { type ApiKey, toApiKey } from '../resources/api-keys.js'
import { serverScope, type ServerScope } from '../resources/scope.js'
import { type AppEmail, type EmailRecipient, sendEmail } from '../resources/server/send-email.js'
import {
  createProviderAccount,
  type NewProviderAccount,
} from '../resources/server/server-provider-account.js'
import { ServerTeam, type ServerUser } from '../resources/server/server-user-and-team.js'
import { type NewServerTeam, newTeamBody } from '../resources/server/user-and-team-fields.js'
import {
  createUser,
  iterateUsers,
  listUsers,
  type NewServerUser,
  readUser,
  type UserListOptions,
  type UserPage,
} from '../resources/server/users.js'
import { type InitialUser, toInitialUser } from '../resources/user/initial-user.js'
import type { UserOption } from '../resources/user/user-outcome.js'
import { type RequestLike, requestStore } from '../session/stores/request.js'
import { App, type LoadUser } from './app.js'
import type { Authentication, AuthenticationOptions } from './incoming-requests/authenticate.js'
import type {
  OutageOptions,
  RequestAuthenticator,
} from './incoming-requests/request-authenticator.js'
import { type ServerRequest, toRequestLike } from './incoming-requests/server-request.js'
import {
  verifyWebhook,
  type WebhookEvent,
  type WebhookRequest,
} from './incoming-requests/verify-webhook.js'
import type { GetUserOptions, ServerTokenStoreOption } from './options.js'

// Loaded when it is first needed, because an AdminApp in a browser verifies no tokens.
const authentication = () => import('./incoming-requests/request-authenticator.js')

/** The API keys of users or those of teams. */
export type ApiKeyOfType<Type extends ApiKey['type']> = Extract<ApiKey, { readonly type: Type }>

/** A text of another form is no API key, so no request is sent for it. */
const API_KEY_SHAPE = /^[!-~]{1,1000}$/

/** Finds a user or a team by an API key. */
export interface ApiKeyOption {
  /** An invalid or missing key finds nothing. */
  apiKey: string | null | undefined
}

/**
 * The methods that `ServerApp` and `AdminApp` have in common.
 *
 * @typeParam User the model of the signed-in user
 */
export abstract class BaseServerApp<User extends ServerUser> extends App<User> {
  readonly #outage: OutageOptions
  #authenticator: Promise<RequestAuthenticator> | undefined

  constructor(
    options: ClientOptions,
    access: Access,
    loadUser: LoadUser<User>,
    outage: OutageOptions = {},
  ) {
    super({ ...options, tokenStore: options.tokenStore ?? null }, access, tokenSessions, loadUser)
    this.#outage = outage
  }

  /** The sender of requests that the key authorizes alone, also while a user is signed in. */
  protected get scope(): ServerScope {
    return serverScope(this.client)
  }

  /**
   * Resolves to a user by ID, by a valid API key, or by a session, such as the one of a request; null if there is none.
   * With a session, `or` decides what happens when the user is signed out, as in a `ClientApp`.
   *
   * Rejects for a session if the app has no token store and none is passed.
   *
   * @example const user = await app.getUser('4c9d3a52-5a4e-4f0f-9b4f-0d5a4f9b2a61')
   * @example const user = await app.getUser({ apiKey: request.headers.get('x-api-key') })
   * @example const user = await app.getUser({ tokenStore: request, or: 'throw' })
   */
  override getUser(by: ApiKeyOption): Promise<ServerUser | null>
  override getUser(
    options: GetUserOptions<ServerTokenStoreOption> & { or: 'redirect' | 'throw' | 'anonymous' },
  ): Promise<User>
  override getUser(options?: GetUserOptions<ServerTokenStoreOption>): Promise<User | null>
  override getUser(id: string): Promise<ServerUser | null>
  override async getUser(
    by?: string | ApiKeyOption | GetUserOptions<ServerTokenStoreOption>,
  ): Promise<ServerUser | null> {
    if (typeof by === 'string') return readUser(this.scope, by)
    // Own properties only: other code may have put a key on the prototype of every object.
    if (by && Object.hasOwn(by, 'apiKey')) {
      const apiKey = await this.checkApiKey((by as ApiKeyOption).apiKey, { type: 'user' })
      return apiKey && readUser(this.scope, apiKey.userId)
    }
    return this.getSessionUser(by as GetUserOptions<ServerTokenStoreOption> | undefined)
  }

  /**
   * Resolves to a page of users, in the order of their sign-up; to all of them without `limit`.
   *
   * @example
   * const first = await app.listUsers({ limit: 50, query: 'ada' })
   * const second = first.nextCursor && (await app.listUsers({ limit: 50, cursor: first.nextCursor }))
   */
  listUsers(options?: UserListOptions): Promise<UserPage> {
    return listUsers(this.scope, options)
  }

  /**
   * Iterates over all users. Each page, by default of 100 users, is requested when its first user is needed.
   *
   * Continues if users are deleted meanwhile. Rejects if the service no longer knows where the next page begins, such as
   * a day after the users there were deleted: start again then.
   *
   * @example for await (const user of app.iterateUsers({ desc: true })) console.log(user.displayName)
   */
  iterateUsers(options?: UserListOptions): AsyncGenerator<ServerUser, void, undefined> {
    return iterateUsers(this.scope, options)
  }

  /**
   * Creates a user, even if users cannot sign up themselves. Sends no email. A second factor is required from the first
   * `update` with `totpMultiFactorSecret` on.
   *
   * Rejects with `PASSWORD_TOO_SHORT` (details: `minLength`), `PASSWORD_TOO_LONG` (details: `maxLength`),
   * `PASSWORD_HASH_NOT_SUPPORTED` (details: `supported`),
   * `ID_NOT_AVAILABLE`, `USER_EMAIL_ALREADY_EXISTS` or `OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER`.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the metadata is not plain JSON
   * @example
   * await app.createUser({ primaryEmail: 'ada@example.com', primaryEmailAuthEnabled: true, password })
   */
  createUser(user: NewServerUser): Promise<ServerUser> {
    return createUser(this.scope, user)
  }

  /**
   * Connects an account at an OAuth provider with a user, without a sign-in there: the server vouches that the account is
   * the user's. Resolves to an error with `OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN` if it is connected already.
   * Rejects with `USER_NOT_FOUND` or `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED`.
   *
   * @example
   * const result = await app.createOAuthProvider({
   *   userId: user.id,
   *   providerConfigId: 'github',
   *   accountId: '583231',
   *   allowSignIn: true,
   *   allowConnectedAccounts: false,
   * })
   */
  createOAuthProvider(account: NewProviderAccount) {
    return createProviderAccount(this.scope, account)
  }

  /**
   * Resolves to a team, by ID or by a valid API key; null if there is none.
   *
   * @example const team = await app.getTeam({ apiKey: request.headers.get('x-api-key') })
   */
  async getTeam(by: string | ApiKeyOption): Promise<ServerTeam | null> {
    const id =
      typeof by === 'string' ? by : (await this.checkApiKey(by.apiKey, { type: 'team' }))?.teamId
    if (id === undefined) return null
    const { scope } = this
    const result = await scope.http.requestResult(
      routes.readTeamByServer,
      { params: { teamId: id } },
      // The second one for a text that is no ID.
      { expect: ['TEAM_NOT_FOUND', 'SCHEMA_ERROR'] },
    )
    return result.status === 'ok' ? new ServerTeam(scope, result.data) : null
  }

  /** Lists all teams of the project, oldest first. */
  async listTeams(): Promise<ServerTeam[]> {
    const { scope } = this
    const { items } = await scope.http.request(routes.listTeamsByServer, { query: {} })
    return items.map((fields) => new ServerTeam(scope, fields))
  }

  /**
   * Creates a team and selects it for no user. Rejects with `USER_NOT_FOUND` if the creator does not exist,
   * and with `ID_NOT_AVAILABLE` if a team has the ID.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the metadata is not plain JSON
   * @example const team = await app.createTeam({ displayName: 'Engines', creatorUserId: user.id })
   */
  async createTeam(team: NewServerTeam): Promise<ServerTeam> {
    const { scope } = this
    const input = { query: {}, body: newTeamBody(team) }
    const created = await scope.http.request(routes.createTeamByServer, input)
    await scope.client.invalidateAll()
    return new ServerTeam(scope, created)
  }

  /**
   * Emails users of the project, in the background. Users without a primary email get none; a marketing email goes only to
   * users with a verified email who did not unsubscribe. Resolves to the users who get one.
   *
   * Rejects with `USER_ID_DOES_NOT_EXIST` before any email is sent, and with `REQUIRES_CUSTOM_EMAIL_SERVER` if the project
   * has no email server of its own in production.
   *
   * @example
   * await app.sendEmail({ allUsers: true, subject, html, notificationCategoryName: 'Marketing' })
   */
  async sendEmail(email: AppEmail): Promise<EmailRecipient[]> {
    return sendEmail(this.scope, email)
  }

  /**
   * Resolves to the API key with this value; null if it is unknown, of the other type, revoked or expired.
   *
   * @example
   * const key = await app.checkApiKey(request.headers.get('x-api-key'), { type: 'user' })
   * if (!key) return new Response('Unknown API key', { status: 401 })
   * const user = await app.getUser(key.userId)
   */
  async checkApiKey<Type extends ApiKey['type']>(
    value: string | null | undefined,
    options: { type: Type },
  ): Promise<ApiKeyOfType<Type> | null> {
    if (!value || !API_KEY_SHAPE.test(value)) return null
    const route = options.type === 'team' ? checkTeamApiKey : checkUserApiKey
    const result = await this.scope.http.requestResult(route, { body: { apiKey: value } })
    if (result.status === 'error') return null
    const response = result.data
    const userId = response.type === 'user' ? response.userId : 'me'
    return toApiKey({ ...this.scope, userId }, response) as ApiKeyOfType<Type>
  }

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
   * Rejects with `NETWORK_ERROR` or `TIMEOUT` if the keys or a new token could not be fetched and the option `outageGrace` of a
   * `ServerApp` does not accept the expired one, and with
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
    const result = await this.#verifySession(tokenStore, options)
    if (result.reason) return { status: 'signed-out', reason: result.reason }
    const { claims, isInOutageGrace } = result
    const getUser = (options?: { or?: UserOption; includeRestricted?: boolean }) =>
      this.getSessionUser({ ...options, tokenStore })
    const isRestricted = claims['is_restricted'] === true && claims['is_anonymous'] !== true
    // The user may have verified the email since the token was signed.
    if (isRestricted && options?.includeRestricted !== true && (await getUser()) === null)
      return { status: 'signed-out', reason: 'USER_RESTRICTED' }
    return { status: 'signed-in', userId: claims.sub, claims, isInOutageGrace, getUser }
  }

  /**
   * Resolves to the user of a request as plain JSON, for a page to start with; null if the request is not signed in. It
   * has only data that the user may read, and no token. An anonymous user has `isAnonymous: true`.
   *
   * @example <LatchkeyProvider app={app} initialUser={await serverApp.getInitialUser(request)}>
   */
  async getInitialUser(request: ServerRequest): Promise<InitialUser | null> {
    const tokenStore = toRequestLike(request)
    const { reason } = await this.#verifySession(tokenStore)
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

  async #verifySession(request: RequestLike, options?: AuthenticationOptions) {
    const authenticator = await this.openAuthenticator()
    return authenticator.authenticate(requestStore(request, this.client.settings), options)
  }

  /** Opens what verifies and refreshes the sessions of requests, once. */
  protected openAuthenticator(): Promise<RequestAuthenticator> {
    this.#authenticator ??= this.client
      .load(authentication)
      .then(
        ({ RequestAuthenticator: Authenticator }) => new Authenticator(this.client, this.#outage),
      )
      .catch((error: unknown) => {
        // A missing setting can be there at the next call.
        this.#authenticator = undefined
        throw error
      })
    return this.#authenticator
  }
}
