import { getTableColumns, sql } from 'drizzle-orm'
import { users } from '../db/schema.js'
import type { Team } from '../teams/team.js'

/** A user with everything that responses about it need. */
export interface User {
  row: typeof users.$inferSelect
  primaryEmail: { value: string; isVerified: boolean; usedForAuth: boolean } | null
  hasPassword: boolean
  hasPasskey: boolean
  selectedTeam: Team | null
  /** As in responses, oldest first. */
  oauthProviders: { id: string; accountId: string; email: string | null }[]
}

/**
 * The parts of a `User` besides its row. Subqueries, not joins: planning six joins takes longer than running them.
 * No `exists`: Postgres would read the whole table for it when many users match, even if a page has few of them.
 */
const parts = {
  primaryEmail: sql<User['primaryEmail']>`(
    select json_build_object(
      'value', c.value, 'isVerified', c.is_verified, 'usedForAuth', c.used_for_auth
    )
    from contact_channels c
    where c.user_id = users.id and c.type = 'email' and c.is_primary
  )`,
  hasPassword: sql<boolean>`(select true from passwords w where w.user_id = users.id) is not null`,
  hasPasskey: sql<boolean>`(select true from passkeys p where p.user_id = users.id limit 1) is not null`,
  selectedTeam: sql<Team | null>`(
    select json_build_object(
      'id', t.id, 'projectId', t.project_id, 'displayName', t.display_name,
      'profileImageUrl', t.profile_image_url, 'clientMetadata', t.client_metadata,
      'clientReadOnlyMetadata', t.client_read_only_metadata,
      'serverMetadata', t.server_metadata, 'createdAt', t.created_at
    )
    from team_memberships m join teams t on t.id = m.team_id
    where m.user_id = users.id and m.is_selected
  )`,
  // An array, because Postgres prepares an aggregate again for each user.
  oauthProviders: sql<User['oauthProviders']>`array_to_json(array(
    select json_build_object('id', o.provider_id, 'accountId', o.account_id, 'email', o.email)
    from oauth_accounts o where o.user_id = users.id
    order by o.created_at, o.id
  ))`,
}

const columns = getTableColumns(users)
const columnNames = Object.keys(columns)
const partNames = Object.keys(parts)

const values = sql`json_build_array(${sql.join(
  [...Object.values(columns), ...Object.values(parts)].map((value) => sql`${value}`),
  sql`, `,
)})`

/**
 * A `User`, for a statement on the table `users`. It is one JSON array, because the driver reads one value faster
 * than many columns, and Postgres writes an array faster than an object.
 */
export const userView = sql<User>`${values}`.mapWith(toUser)

/** The same for a statement that joins the table; null where it found no user. */
export const joinedUserView =
  sql<User | null>`case when ${users.id} is not null then ${values} end`.mapWith(toUser)

function toUser(given: unknown[]): User {
  const row: Record<string, unknown> = {}
  columnNames.forEach((name, index) => {
    row[name] = given[index]
  })
  const user: Record<string, unknown> = { row }
  partNames.forEach((name, index) => {
    user[name] = given[columnNames.length + index]
  })
  // The types of the columns and of the parts.
  return user as unknown as User
}
