import type { Access } from '../client/access.js'
import type { Client } from '../client/client.js'
import type { ClientOptions } from '../client/options.js'
import type { OwnedProject } from '../resources/admin/owned-projects.js'
import type { ApiKey } from '../resources/api-keys.js'
import { type ApiKeyOfType, checkApiKey } from '../resources/server/api-keys.js'
import {
  type CurrentServerUser,
  loadCurrentServerUser,
} from '../resources/server/current-server-user.js'
import { ServerTeam, type ServerUser } from '../resources/server/models.js'
import { type AppEmail, type EmailRecipient, sendEmail } from '../resources/server/send-email.js'
import {
  createProviderAccount,
  type NewProviderAccount,
} from '../resources/server/server-provider-account.js'
import { serverScope } from '../resources/server/server-scope.js'
import { createTeam, listTeams, type NewServerTeam, readTeam } from '../resources/server/teams.js'
import {
  createUser,
  iterateUsers,
  listUsers,
  type NewServerUser,
  readUser,
  type UserListOptions,
  type UserPage,
} from '../resources/server/users.js'
import type { OwnedProjectsLoader } from '../resources/user/owned-projects.js'
import type { GetUserOptions, ServerTokenStoreOption } from './options.js'
import { RequestMethods } from './methods/request-methods.js'

/** Finds a user or a team by an API key. */
export interface ApiKeyOption {
  /** An invalid or missing key finds nothing. */
  apiKey: string | null | undefined
}

/**
 * The methods that `ServerApp` and `AdminApp` have in common.
 *
 * @typeParam OwnerApp the app of a project that a user owns
 */
export class BaseServerApp<OwnerApp> extends RequestMethods<
  CurrentServerUser<OwnedProject<OwnerApp>>
> {
  readonly #ownedProjects: OwnedProjectsLoader<OwnedProject<OwnerApp>>

  constructor(
    options: ClientOptions,
    access: Access,
    ownedProjects: OwnedProjectsLoader<OwnedProject<OwnerApp>>,
  ) {
    super({ ...options, tokenStore: options.tokenStore ?? null }, access)
    this.#ownedProjects = ownedProjects
  }

  protected override loadUser(client: Client, generation: number) {
    const http = client.http.forSession(generation)
    return loadCurrentServerUser({ client, http, generation }, this.#ownedProjects)
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
  ): Promise<CurrentServerUser<OwnedProject<OwnerApp>>>
  override getUser(
    options?: GetUserOptions<ServerTokenStoreOption>,
  ): Promise<CurrentServerUser<OwnedProject<OwnerApp>> | null>
  override getUser(id: string): Promise<ServerUser | null>
  override async getUser(
    by?: string | ApiKeyOption | GetUserOptions<ServerTokenStoreOption>,
  ): Promise<ServerUser | null> {
    if (typeof by === 'string') return readUser(this.client, by)
    // Own properties only: other code may have put a key on the prototype of every object.
    if (by && Object.hasOwn(by, 'apiKey')) {
      const apiKey = await this.checkApiKey((by as ApiKeyOption).apiKey, { type: 'user' })
      return apiKey && readUser(this.client, apiKey.userId)
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
    return listUsers(this.client, options)
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
    return iterateUsers(this.client, options)
  }

  /**
   * Creates a user, even if users cannot sign up themselves. Sends no email. A second factor is required from the first
   * `update` with `totpMultiFactorSecret` on.
   *
   * Rejects with `PASSWORD_TOO_SHORT` (details: `min_length`), `PASSWORD_TOO_LONG` (details: `maxLength`),
   * `USER_EMAIL_ALREADY_EXISTS` or `OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER`.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the metadata is not plain JSON
   * @example
   * await app.createUser({ primaryEmail: 'ada@example.com', primaryEmailAuthEnabled: true, password })
   */
  createUser(user: NewServerUser): Promise<ServerUser> {
    return createUser(this.client, user)
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
    return createProviderAccount(this.client, account)
  }

  /**
   * Resolves to a team, by ID or by a valid API key; null if there is none.
   *
   * @example const team = await app.getTeam({ apiKey: request.headers.get('x-api-key') })
   */
  async getTeam(by: string | ApiKeyOption): Promise<ServerTeam | null> {
    const id =
      typeof by === 'string' ? by : (await this.checkApiKey(by.apiKey, { type: 'team' }))?.teamId
    const fields = id === undefined ? null : await readTeam(this.client, id)
    return fields && new ServerTeam(serverScope(this.client), fields)
  }

  /** Lists all teams of the project, oldest first. */
  async listTeams(): Promise<ServerTeam[]> {
    const scope = serverScope(this.client)
    const teams = await listTeams(this.client)
    return teams.map((fields) => new ServerTeam(scope, fields))
  }

  /**
   * Creates a team and selects it for no user. Rejects with `USER_NOT_FOUND` if the creator does not exist.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the metadata is not plain JSON
   * @example const team = await app.createTeam({ displayName: 'Engines', creatorUserId: user.id })
   */
  async createTeam(team: NewServerTeam): Promise<ServerTeam> {
    return new ServerTeam(serverScope(this.client), await createTeam(this.client, team))
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
    return sendEmail(this.client, email)
  }

  /**
   * Resolves to the API key with this value; null if it is unknown, of the other type, revoked or expired.
   *
   * @example
   * const key = await app.checkApiKey(request.headers.get('x-api-key'), { type: 'user' })
   * if (!key) return new Response('Unknown API key', { status: 401 })
   * const user = await app.getUser(key.userId)
   */
  checkApiKey<Type extends ApiKey['type']>(
    value: string | null | undefined,
    options: { type: Type },
  ): Promise<ApiKeyOfType<Type> | null> {
    return checkApiKey(this.client, value, options)
  }
}
