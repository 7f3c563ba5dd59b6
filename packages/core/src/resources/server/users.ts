import * as routes from '@latchkey/contract/routes/server/users'
import type { Read } from '../../cache/read.js'
import { checkApiKey } from './api-keys.js'
import type { ServerContext } from './server-context.js'
import { type ServerUser, serverUserModel } from './server-user.js'
import { type ServerUserFields, toUserBody } from './user-changes.js'

export interface UserListOptions {
  /** `nextCursor` of the page before. Default: the first page. */
  cursor?: string
  /** How many there are on a page, at least 1. Default: everybody. */
  limit?: number
  /** Default: `signedUpAt`, the only order there is. */
  orderBy?: 'signedUpAt'
  /** The newest first. Default: false. */
  desc?: boolean
  /** A part of a name or an address, in either case, or a whole id. */
  query?: string
  /** Only members of this team. */
  teamId?: string
}

/** Some of the users; `nextCursor` is where the next page begins, null on the last one. */
export type UserPage = readonly ServerUser[] & { readonly nextCursor: string | null }

export interface NewServerUser extends ServerUserFields {
  /** Default: false. */
  isAnonymous?: boolean
  /** Accounts at providers that the user signs in with; the project must have these providers. */
  oauthProviders?: readonly { id: string; accountId: string; email?: string | null }[]
}

export interface ServerUsers {
  /**
   * Users, in the order of signing up.
   *
   * @example
   * const first = await app.listUsers({ limit: 50, query: 'ada' })
   * const second = first.nextCursor && (await app.listUsers({ limit: 50, cursor: first.nextCursor }))
   * @see spec, section 7; protocol, section 3.10
   */
  readonly listUsers: Read<UserPage, [options?: UserListOptions]>
  /**
   * Creates a user, also where signing up is not enabled. No mail is sent; webhooks are told, as of a
   * sign-up. The secret of a second factor is asked for from the first `update` with it on.
   *
   * Rejects with `USER_EMAIL_ALREADY_EXISTS`, `PASSWORD_TOO_LONG` (with `maxLength`) or
   * `OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER`.
   *
   * @example
   * await app.createUser({ primaryEmail: 'ada@example.com', primaryEmailAuthEnabled: true, password })
   * @throws TypeError when metadata is not plain JSON
   * @see protocol, section 3.10
   */
  createUser(user: NewServerUser): Promise<ServerUser>
}

/** @returns null when there is no such user, or no such valid key of one */
export async function getUser(
  ctx: ServerContext,
  given: string | { apiKey: string | null | undefined },
): Promise<ServerUser | null> {
  const key =
    typeof given === 'string' ? null : await checkApiKey(ctx, given.apiKey, { type: 'user' })
  const id = typeof given === 'string' ? given : key?.userId
  if (id === undefined) return null
  const result = await ctx.attempt(routes.readUser, { params: { user_id: id } })
  return result.status === 'ok' ? serverUserModel(ctx)(result.data) : null
}

export async function listUsers(
  ctx: ServerContext,
  { orderBy, teamId, ...same }: UserListOptions = {},
): Promise<UserPage> {
  const query = { ...same, order_by: orderBy && ('signed_up_at' as const), team_id: teamId }
  const { items, pagination } = await ctx.call(routes.listUsers, { query })
  const toUser = serverUserModel(ctx)
  const users = items.map((answer) => toUser(answer))
  return Object.freeze(Object.assign(users, { nextCursor: pagination.nextCursor }))
}

export async function createUser(ctx: ServerContext, user: NewServerUser): Promise<ServerUser> {
  const body = {
    ...(await toUserBody(ctx, user)),
    is_anonymous: user.isAnonymous,
    oauth_providers: user.oauthProviders?.map(({ id, accountId: account_id, email }) => ({
      id,
      account_id,
      email,
    })),
  }
  const answer = await ctx.call(routes.createUser, { body })
  await ctx.refresh()
  return serverUserModel(ctx)(answer)
}
