import { and, asc, desc, eq, gt, gte, lt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { MAX_PAGE_SIZE } from '@latchkey/contract'
import { buildVariants } from '../../db/build-once.js'
import { type Database, onlyRow } from '../../db/database.js'
import { users, type Project } from '../../db/schema.js'
import {
  secondFactorDueAt,
  secondFactorRuleOf,
  type SecondFactorRule,
} from './second-factor-due.js'
import { findPosition } from './user-cursor.js'
import { readUsers } from './search-users.js'
import { hasVerifiedEmail, isMemberOf } from './user-filter.js'
import { buildUserList } from './user-list.js'
import type { User } from './user-view.js'

/** The filter and the order of a list of users. */
export interface UserListing {
  /** ID of the first user of the page, who may have been deleted; an unknown one leads to an empty page. */
  cursor?: string | undefined
  limit?: number | undefined
  isDescending: boolean
  /** An id, or a part of a name or of an address, in any case. */
  search?: string | undefined
  teamId?: string | undefined
  includesAnonymous: boolean
  /** Whether users without a verified primary email are listed. */
  includesUnverified: boolean
  /** Leaves out users whose second factor was due before this time, in milliseconds. */
  secondFactorDueAfter?: number | undefined
}

export interface UserPage {
  users: User[]
  nextCursor: string | null
}

/** Lists users by the time they signed up, page by page. */
export async function listUsers(
  db: Database,
  project: Project,
  listing: UserListing,
): Promise<UserPage> {
  const projectId = project.id
  const { cursor, limit, isDescending, search, teamId, includesAnonymous } = listing
  const { includesUnverified, secondFactorDueAfter } = listing
  const isFiltered =
    Boolean(search) ||
    teamId !== undefined ||
    !includesUnverified ||
    secondFactorDueAfter !== undefined
  if (limit !== undefined && cursor === undefined && !isFiltered) {
    const order = isDescending ? 'descending' : 'ascending'
    const variant = `${order}_${secondFactorRuleOf(project)}` as const
    const parameters = { projectId, limit: limit + 1, includesAnonymous }
    return toPage(onlyRow(await selectFirstPage(db, variant).execute(parameters)).users, limit)
  }
  const start = cursor === undefined ? undefined : await startAt(db, projectId, listing)
  if (cursor !== undefined && start === undefined) return { users: [], nextCursor: null }
  const where = and(
    eq(users.projectId, projectId),
    start,
    includesAnonymous ? undefined : not(users.isAnonymous),
    includesUnverified ? undefined : or(users.isAnonymous, hasVerifiedEmail(db)),
    secondFactorDueAfter === undefined
      ? undefined
      : sql`coalesce(${secondFactorDueAt} > ${secondFactorDueAfter}, true)`,
    teamId === undefined ? undefined : isMemberOf(db, teamId),
  )
  const order = isDescending ? desc : asc
  const page = await readUsers(db, project, {
    search,
    where,
    orderBy: [order(users.signedUpAt), order(users.id)],
    // One more than requested determines whether there is a next page, and where it begins.
    limit: limit === undefined ? undefined : limit + 1,
  })
  return toPage(page, limit)
}

const toPage = (selectedUsers: User[], limit: number | undefined): UserPage => ({
  users: selectedUsers.slice(0, limit),
  nextCursor: limit === undefined ? null : (selectedUsers[limit]?.row.id ?? null),
})

type FirstPage = `${'ascending' | 'descending'}_${SecondFactorRule}`

/**
 * The first page of all users, which is read most. The inner limit, which no page exceeds, is a part of the text: with
 * the outer one alone, a parameter, Postgres expects a tenth of all users, and makes a new plan for each page.
 */
const selectFirstPage = buildVariants((db, variant: FirstPage) => {
  const order = variant.startsWith('descending') ? desc : asc
  const rule = variant.endsWith('_no_rule') ? 'no_rule' : 'rule'
  const keys = sql`${order(users.signedUpAt)}, ${order(users.id)}`
  const page = sql`
    select * from (
      select * from ${users}
      where ${users.projectId} = ${sql.placeholder('projectId')}
        and (not ${users.isAnonymous} or ${sql.placeholder('includesAnonymous')}::boolean)
      order by ${keys}
      limit ${sql.raw(`${MAX_PAGE_SIZE + 1}`)}
    ) ${users}
    order by ${keys} limit ${sql.placeholder('limit')}`
  return buildUserList(db, rule, page).prepare(`select_first_page_${variant}`)
})

async function startAt(
  db: Database,
  projectId: string,
  { cursor = '', isDescending }: UserListing,
): Promise<SQL | undefined> {
  const first = await findPosition(db, projectId, cursor)
  if (first === undefined) return undefined
  const [after, from] = isDescending ? [lt, lte] : [gt, gte]
  return or(
    after(users.signedUpAt, first.signedUpAt),
    and(eq(users.signedUpAt, first.signedUpAt), from(users.id, first.id)),
  )
}
