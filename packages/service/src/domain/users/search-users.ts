import { and, eq, like, or, sql, type SQL } from 'drizzle-orm'
import { type Database, onlyRow } from '../../db/database.js'
import { contactChannels, searchedName, users, type Project } from '../../db/schema.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { containing } from '../../lib/like-pattern.js'
import { isUuid } from '../../lib/uuid.js'
import { secondFactorRuleOf } from './second-factor-due.js'
import type { User } from './user-view.js'
import { buildUserList } from './user-list.js'

/** The users in which a text is looked for one after the other. */
const FIRST_USERS = 1000

/** A part of a list of users. */
interface UserRange {
  /** An ID, or a part of a name or of an address, in any case. */
  search: string | undefined
  /** Which users are listed besides. */
  where: SQL | undefined
  orderBy: SQL[]
  limit: number | undefined
}

/**
 * Reads the first users of a list. A text that many users have is looked for among the first users of the list, and a rarer
 * one by the indexes of `db/search/search-indexes.ts`: they would collect all users who have a frequent text before the first page.
 */
export async function readUsers(
  db: Database,
  project: Project,
  { search, where, orderBy, limit }: UserRange,
): Promise<User[]> {
  const order = sql.join(orderBy, sql`, `)
  const rest = limit === undefined ? sql`` : sql`limit ${limit}`
  const read = async (condition: SQL | undefined, source: SQL = sql`${users}`) => {
    const filter = condition === undefined ? sql`` : sql`where ${condition}`
    const page = sql`select ${users}.* from ${source} ${filter} order by ${order} ${rest}`
    return onlyRow(await buildUserList(db, secondFactorRuleOf(project), page)).users
  }
  if (!search) return read(where)
  if (limit !== undefined) {
    const firstUsers = sql`(
      select * from ${users} where ${where} order by ${order} limit ${sql.raw(`${FIRST_USERS}`)}
    ) ${users}`
    const first = await read(hasText(db, search), firstUsers)
    if (first.length === limit) return first
  }
  return read(and(where, matchesSearch(db, project, search)))
}

/** The condition for a user of a list, without an index. */
function hasText(db: Database, search: string): SQL | undefined {
  const { name, address, id } = searchConditions(search)
  const channel = db
    .select({ id: contactChannels.id })
    .from(contactChannels)
    .where(and(eq(contactChannels.userId, users.id), address))
    .limit(1)
  // Not by `exists`, for which Postgres collects all addresses that match before it reads the first user.
  return or(id, name, sql`(${channel}) is not null`)
}

/** The condition on the table `users` for the users of a project whose ID, name or address matches a text. */
export function matchesSearch(db: Database, project: Pick<Project, 'id'>, search: string): SQL {
  const { name, address, id } = searchConditions(search)
  const byName = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.projectId, project.id), or(id, name)))
  const byAddress = db
    .select({ id: contactChannels.userId })
    .from(contactChannels)
    .where(and(eq(contactChannels.projectId, project.id), address))
  // An array, which is collected before the users are read in order: Postgres would expect to find some soon.
  return sql`${users.id} = any(array((${byName}) union (${byAddress})))`
}

/** Without three letters or digits in a row, a text has no trigram, and reading a whole index takes longer than all users. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u

function searchConditions(search: string): Record<'name' | 'address' | 'id', SQL | undefined> {
  const hasTrigram = TRIGRAM.test(search)
  const column = (text: SQL) => (hasTrigram ? text : sql`(${text} || '')`)
  return {
    name: sql`${column(searchedName(users))} like lower(${containing(search)})`,
    // Canonical addresses are in lower case.
    address: like(
      column(sql`${contactChannels.canonicalValue}`),
      containing(canonicalEmail(search)),
    ),
    id: isUuid(search) ? eq(users.id, search.toLowerCase()) : undefined,
  }
}
