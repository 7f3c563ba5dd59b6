import * as routes from '@latchkey/contract/routes/admin/user-pages'
import { pick } from '../../lib/objects.js'
import type { ServerScope } from '../scope.js'
import { ServerUser } from '../server/server-user-and-team.js'

/** Which users `getUserPage` lists and `getUserCount` counts. */
export interface UserFilter {
  /** A part of a name or an address, in any case, or a whole ID. */
  query?: string
  /** Only members of this team. */
  teamId?: string
  /**
   * Only users in this state. `deletion_scheduled`: the user has deleted the account, and the grace period has not ended.
   * `restricted`: the project requires a verified email or a second factor, which the user lacks.
   */
  state?: 'banned' | 'deletion_scheduled' | 'restricted' | 'unverified' | 'anonymous'
  /** Only users with, or without, a second factor. */
  hasSecondFactor?: boolean
  /** Only users who can sign in with `password`, `otp`, `passkey` or the OAuth provider with this ID. */
  signInMethod?: string
}

/** Options of `getUserPage`. */
export interface UserPageOptions extends UserFilter {
  /** `nextCursor` or `previousCursor` of another page with the same order. Default: the first page. */
  cursor?: string
  /** Number of users on a page, from 1 to 1,000. Default: 100. */
  limit?: number
  /** Default: `signedUpAt`. Users without a name come after those with one. */
  orderBy?: 'signedUpAt' | 'lastActiveAt' | 'displayName'
  /** Whether the order is reversed: the newest users first, or names from Z to A. Default: false. */
  desc?: boolean
}

/** A user on a page, with what keeps the user from signing in. */
export interface UserEntry {
  /** The user. */
  readonly user: ServerUser
  /** When the user was banned; null if the user is not. */
  readonly bannedAt: Date | null
  /** When the ban ends by itself; null if it does not, or if the user is not banned. */
  readonly banEndsAt: Date | null
  /** The reason of the ban. The user does not see it. Null if there is none. */
  readonly banReason: string | null
  /** When the account will be deleted, at the request of its user; null if that is not requested. */
  readonly deleteAt: Date | null
}

/** A page of users with the cursors of the pages around it, which are null if there is none. */
export interface UserEntryPage {
  /** The users, in the order of the page. */
  readonly items: readonly UserEntry[]
  /** The cursor of the next page. */
  readonly nextCursor: string | null
  /** The cursor of the page before. */
  readonly previousCursor: string | null
}

/** A number of users. */
export interface UserCount {
  /** The number, at most 10,000. */
  readonly count: number
  /** False if there are more. */
  readonly isExact: boolean
}

const ORDERS = {
  signedUpAt: 'signed_up_at',
  lastActiveAt: 'last_active_at',
  displayName: 'display_name',
} as const

export async function getUserPage(
  scope: ServerScope,
  options: UserPageOptions = {},
): Promise<UserEntryPage> {
  const query = {
    ...toQuery(options),
    ...pick(options, 'cursor', 'limit', 'desc'),
    orderBy: options.orderBy && ORDERS[options.orderBy],
  }
  const { items, pagination } = await scope.http.request(routes.readUserPage, { query })
  return Object.freeze({
    items: items.map(({ bannedAt, banEndsAt, banReason, deleteAt, ...fields }) =>
      Object.freeze({
        user: new ServerUser(scope, fields),
        bannedAt,
        banEndsAt,
        banReason,
        deleteAt,
      }),
    ),
    nextCursor: pagination.nextCursor,
    previousCursor: pagination.previousCursor,
  })
}

export async function getUserCount(
  scope: ServerScope,
  filter: UserFilter = {},
): Promise<UserCount> {
  return Object.freeze(await scope.http.request(routes.readUserCount, { query: toQuery(filter) }))
}

/** The service rejects other fields. */
const toQuery = (filter: UserFilter) =>
  pick(filter, 'query', 'teamId', 'state', 'hasSecondFactor', 'signInMethod')
