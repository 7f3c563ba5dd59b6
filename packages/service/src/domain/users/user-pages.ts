import { and, asc, count, desc, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '../../context.js'
import { onlyRow } from '../../db/database.js'
import { nameOrder, users, type Project } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { matchesSearch, readUsers } from './search-users.js'
import { matchingUsers, type UserFilter } from './user-filter.js'
import type { User } from './user-view.js'

export type UserOrder = 'signed_up_at' | 'last_active_at' | 'display_name'

/** Which users are listed and counted. */
export interface SearchedUsers extends UserFilter {
  /** An ID, or a part of a name or of an address, in any case. */
  search?: string | undefined
}

/** A page of users. */
export interface UserPageRequest extends SearchedUsers {
  /** A cursor of another page with the same order. Default: the first page. */
  cursor?: string | undefined
  limit: number
  orderBy: UserOrder
  isDescending: boolean
}

export interface UserPage {
  users: User[]
  nextCursor: string | null
  previousCursor: string | null
}

/** How many users are counted at most: counting all of a large project takes long. */
const MAX_COUNT = 10_000

/** Lists users in an order, in pages that can be followed in both directions. */
export async function readUserPage(
  ctx: Context,
  project: Project,
  { cursor, limit, orderBy, isDescending, search, ...filter }: UserPageRequest,
): Promise<UserPage> {
  const position = cursor === undefined ? undefined : openCursor(cursor, orderBy)
  // The page before a position is read backwards, from the position on.
  const isBackward = position?.direction === 'previous'
  const isReadDescending = isDescending !== isBackward
  const direction = isReadDescending ? desc : asc
  const rows = await readUsers(ctx.db, project, {
    search,
    where: and(
      matchingUsers(ctx, project, filter),
      position && isAfter(orderBy, position, isReadDescending),
    ),
    orderBy: keysOf(orderBy).map((key) => direction(key)),
    limit: limit + 1,
  })
  const hasMore = rows.length > limit
  const page = rows.slice(0, limit)
  if (isBackward) page.reverse()
  const [first, last] = [page.at(0), page.at(-1)]
  const hasNext = isBackward || hasMore
  const hasPrevious = isBackward ? hasMore : position !== undefined
  return {
    users: page,
    nextCursor: last && hasNext ? toCursor(orderBy, last, 'next') : null,
    previousCursor: first && hasPrevious ? toCursor(orderBy, first, 'previous') : null,
  }
}

/** Counts the users that a filter matches, up to `MAX_COUNT`. */
export async function countUsers(
  ctx: Context,
  project: Project,
  { search, ...filter }: SearchedUsers,
): Promise<{ count: number; isExact: boolean }> {
  const matching = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        matchingUsers(ctx, project, filter),
        search ? matchesSearch(ctx.db, project, search) : undefined,
      ),
    )
    .limit(MAX_COUNT + 1)
    .as('matching')
  const { total } = onlyRow(await ctx.db.select({ total: count() }).from(matching))
  return { count: Math.min(total, MAX_COUNT), isExact: total <= MAX_COUNT }
}

/** The expressions that a list is ordered by. The ID orders users with equal values. */
const keysOf = (orderBy: UserOrder) => [...valuesOf(orderBy), users.id]

const valuesOf = (orderBy: UserOrder) =>
  orderBy === 'display_name'
    ? nameOrder(users)
    : [orderBy === 'signed_up_at' ? users.signedUpAt : users.lastActiveAt]

/** The place of a user in a list, and the direction in which a page continues from there. */
const positionSchema = z.strictObject({
  direction: z.enum(['next', 'previous']),
  /** The value by which the list is ordered: a time in milliseconds, or a name. The database accepts no U+0000. */
  value: z.union([z.int(), z.string().regex(/^[^\0]*$/), z.null()]),
  id: z.uuid(),
})

type Position = z.output<typeof positionSchema>

function toCursor(orderBy: UserOrder, { row }: User, direction: Position['direction']): string {
  const value = { signed_up_at: row.signedUpAt, last_active_at: row.lastActiveAt }
  const position: Position = {
    direction,
    value: orderBy === 'display_name' ? row.displayName : value[orderBy],
    id: row.id,
  }
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

function openCursor(cursor: string, orderBy: UserOrder): Position {
  const position = parsePosition(cursor)
  if (
    position === undefined ||
    (typeof position.value === 'number') === (orderBy === 'display_name')
  )
    throw rejection('The cursor is invalid. Pass a cursor of a page with the same order.')
  return position
}

/** Returns undefined for a text that is no cursor: a client can send any text. */
function parsePosition(cursor: string): Position | undefined {
  try {
    return positionSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** Compares rows as a whole, which an index can do. */
function isAfter(orderBy: UserOrder, { value, id }: Position, isDescending: boolean): SQL {
  const values =
    orderBy === 'display_name'
      ? [sql`${value === null}::boolean`, sql`lower(${value ?? ''}::text)`]
      : [sql`${value}::bigint`]
  const keys = sql.join(keysOf(orderBy), sql`, `)
  const position = sql.join([...values, sql`${id}::uuid`], sql`, `)
  return isDescending ? sql`(${keys}) < (${position})` : sql`(${keys}) > (${position})`
}
