import { PASSWORD_LENGTH } from '@latchkey/contract/constants'
import { LatchkeyError } from '@latchkey/contract/errors/error'
import * as routes from '@latchkey/contract/routes/users'
import { rejectLongPassword } from '../../flows/password-length.js'
import { pick } from '../../lib/objects.js'
import type { ServerScope } from '../scope.js'
import { ServerUser } from './server-user-and-team.js'
import { type ServerUserFields, userBody } from './user-and-team-fields.js'

/** Options of `listUsers` and `iterateUsers`. */
export interface UserListOptions {
  /** `nextCursor` of the previous page. Default: the first page. */
  cursor?: string
  /** Number of users on a page, at least 1. Default: all users. */
  limit?: number
  /** Default: `signedUpAt`, the only order there is. */
  orderBy?: 'signedUpAt'
  /** Whether the newest users come first. Default: false. */
  desc?: boolean
  /** A part of a name or an address, in any case, or a whole ID. */
  query?: string
  /** Lists only members of this team. */
  teamId?: string
  /** False lists no anonymous users. Default: all users. */
  includeAnonymous?: boolean
  /** False lists no users who have to verify their email first. Default: all users. */
  includeRestricted?: boolean
}

/** A page of users. `nextCursor` is the cursor of the next page; null on the last one. */
export type UserPage = readonly ServerUser[] & { readonly nextCursor: string | null }

/** An account at an OAuth provider that a new user signs in with. */
export interface NewOAuthAccount {
  /** ID of the provider, such as `github`. */
  id: string
  /** ID of the user at the provider. */
  accountId: string
  /** The address of the account at the provider. Default: none. */
  email?: string | null
}

/** A new user, with the ways to sign in. */
export interface NewServerUser extends ServerUserFields {
  /** The ID that the user has in another system: a UUID of version 4. Default: a new one. */
  id?: string
  /** Default: false. */
  isAnonymous?: boolean
  /** The project must have these providers. */
  oauthProviders?: readonly NewOAuthAccount[]
}

const PAGE_SIZE = 100

/** Resolves to null if the user does not exist, also for a text that is no ID. */
export async function readUser(scope: ServerScope, userId: string): Promise<ServerUser | null> {
  const result = await scope.http.requestResult(
    routes.readUser,
    { params: { userId } },
    { expect: ['USER_NOT_FOUND', 'SCHEMA_ERROR'] },
  )
  return result.status === 'ok' ? new ServerUser(scope, result.data) : null
}

export async function listUsers(
  scope: ServerScope,
  options: UserListOptions = {},
): Promise<UserPage> {
  const query = {
    ...pick(options, 'cursor', 'limit', 'desc', 'query'),
    ...pick(options, 'teamId', 'includeAnonymous', 'includeRestricted'),
    orderBy: options.orderBy && ('signed_up_at' as const),
  }
  const { items, pagination } = await scope.http.request(routes.listUsers, { query })
  const users = items.map((fields) => new ServerUser(scope, fields))
  return Object.freeze(Object.assign(users, { nextCursor: pagination.nextCursor }))
}

export async function* iterateUsers(
  scope: ServerScope,
  options: UserListOptions = {},
): AsyncGenerator<ServerUser, void, undefined> {
  const limit = options.limit ?? PAGE_SIZE
  const readPage = (from: string | undefined) =>
    listUsers(scope, { ...options, limit, ...(from && { cursor: from }) })
  let { cursor } = options
  let lastId: string | undefined
  do {
    let page = await readPage(cursor)
    let users: readonly ServerUser[] = page
    if (cursor && page.length === 0) {
      // Either all users from the cursor on were deleted, or the user of the cursor was deleted. The
      // page that begins with the last user tells which.
      if (lastId) page = await readPage(lastId)
      if (!lastId || page[0]?.id !== lastId)
        throw new LatchkeyError('USER_NOT_FOUND', {
          status: 404,
          message:
            'The user with whom the next page begins was deleted. Start again without a cursor.',
          details: undefined,
        })
      users = page.slice(1)
    }
    yield* users
    lastId = page.at(-1)?.id
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}

export async function createUser(scope: ServerScope, user: NewServerUser): Promise<ServerUser> {
  if (typeof user.password === 'string') assertPasswordLength(user.password)
  const body = {
    id: user.id,
    ...userBody(user),
    isAnonymous: user.isAnonymous,
    oauthProviders: user.oauthProviders?.map((account) =>
      pick(account, 'id', 'accountId', 'email'),
    ),
  }
  const fields = await scope.http.request(routes.createUser, { body })
  await scope.client.invalidateAll()
  return new ServerUser(scope, fields)
}

/** @throws LatchkeyError `PASSWORD_TOO_SHORT` or `PASSWORD_TOO_LONG` */
function assertPasswordLength(password: string): void {
  const { min } = PASSWORD_LENGTH
  if (password.length < min)
    throw new LatchkeyError('PASSWORD_TOO_SHORT', {
      status: 400,
      message: `The password is too short. Use at least ${min} characters.`,
      details: { minLength: min },
    })
  const tooLong = rejectLongPassword(password)
  if (tooLong) throw tooLong.error
}
