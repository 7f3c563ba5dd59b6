import { sql, type SQL } from 'drizzle-orm'
import { secondFactorDueAt, type SecondFactorRule } from './second-factor-due.js'
import { users, type Team } from '../../db/schema.js'

/** The columns of a user that responses and rules need. The secret of the second factor is read where a code is checked. */
export const userColumns = {
  id: users.id,
  displayName: users.displayName,
  profileImageUrl: users.profileImageUrl,
  clientMetadata: users.clientMetadata,
  clientReadOnlyMetadata: users.clientReadOnlyMetadata,
  serverMetadata: users.serverMetadata,
  requiresTotp: users.requiresTotp,
  otpAuthEnabled: users.otpAuthEnabled,
  isAnonymous: users.isAnonymous,
  signedUpAt: users.signedUpAt,
  lastActiveAt: users.lastActiveAt,
  bannedAt: users.bannedAt,
  banEndsAt: users.banEndsAt,
  banReason: users.banReason,
  deleteAt: users.deleteAt,
}

/** A user with everything that responses about it need. */
export interface User {
  row: Pick<typeof users.$inferSelect, keyof typeof userColumns>
  primaryEmail: { value: string; isVerified: boolean; usedForAuth: boolean } | null
  hasPassword: boolean
  hasPasskey: boolean
  selectedTeam: Team | null
  /** As in responses, oldest first. */
  oauthProviders: { id: string; accountId: string; email: string | null }[]
  /** When the user needs the second factor, in milliseconds; null if the user has one or needs none. */
  secondFactorDueAt: number | null
}

/** The selected team of a user, of a row `t` of `teams`. */
export const teamObject = sql`json_build_object(
  'id', t.id, 'projectId', t.project_id, 'displayName', t.display_name,
  'profileImageUrl', t.profile_image_url, 'clientMetadata', t.client_metadata,
  'clientReadOnlyMetadata', t.client_read_only_metadata,
  'serverMetadata', t.server_metadata, 'createdAt', t.created_at
)`

/** A provider account of a user, of a row `o` of `oauth_accounts`. */
export const accountObject = sql`json_build_object('id', o.provider_id, 'accountId', o.account_id, 'email', o.email)`

/**
 * The parts of a `User` besides its row. Subqueries, not joins: planning six joins takes longer than running them.
 * No `exists`: Postgres would read the whole table for it when many users match, even if a page has few of them.
 */
const parts = [
  // Every user has one, and Postgres writes an array faster than an object.
  sql`(
    select json_build_array(c.value, c.is_verified, c.used_for_auth)
    from contact_channels c
    where c.user_id = users.id and c.type = 'email' and c.is_primary
  )`,
  sql`(select true from passwords w where w.user_id = users.id) is not null`,
  sql`(select true from passkeys p where p.user_id = users.id limit 1) is not null`,
  sql`(
    select ${teamObject}
    from team_memberships m join teams t on t.id = m.team_id
    where m.user_id = users.id and m.is_selected
  )`,
  // An array, because Postgres prepares an aggregate again for each user. Most users have none, and need no sorted list.
  sql`case when (select true from oauth_accounts o where o.user_id = users.id limit 1) then
    array_to_json(array(
      select ${accountObject}
      from oauth_accounts o where o.user_id = users.id
      order by o.created_at, o.id
    ))
  else '[]' end`,
]

/** A project without the rule does not pay for it: the due time would take half of the time of a page of users. */
const dueAt: Record<SecondFactorRule, SQL> = { rule: secondFactorDueAt, no_rule: sql`null` }

const valuesWith = (rule: SecondFactorRule) =>
  sql`json_build_array(${sql.join(
    [...Object.values(userColumns), ...parts, dueAt[rule]],
    sql`, `,
  )})`

type Row = User['row']

/** The selected values, in the order of `valuesWith`. */
type Values = [
  id: Row['id'],
  displayName: Row['displayName'],
  profileImageUrl: Row['profileImageUrl'],
  clientMetadata: Row['clientMetadata'],
  clientReadOnlyMetadata: Row['clientReadOnlyMetadata'],
  serverMetadata: Row['serverMetadata'],
  requiresTotp: Row['requiresTotp'],
  otpAuthEnabled: Row['otpAuthEnabled'],
  isAnonymous: Row['isAnonymous'],
  signedUpAt: Row['signedUpAt'],
  lastActiveAt: Row['lastActiveAt'],
  bannedAt: Row['bannedAt'],
  banEndsAt: Row['banEndsAt'],
  banReason: Row['banReason'],
  deleteAt: Row['deleteAt'],
  primaryEmail: [value: string, isVerified: boolean, usedForAuth: boolean] | null,
  hasPassword: boolean,
  hasPasskey: boolean,
  selectedTeam: Team | null,
  oauthProviders: User['oauthProviders'],
  secondFactorDueAt: User['secondFactorDueAt'],
]

/**
 * A `User`, for a statement on the table `users`. It is one JSON array, because the driver reads one value faster
 * than many columns.
 */
export const userView = (rule: SecondFactorRule) => sql<User>`${valuesWith(rule)}`.mapWith(toUser)

/** The same for a statement that joins the table; null where it found no user. */
export const joinedUserView = (rule: SecondFactorRule) =>
  sql<User | null>`case when ${users.id} is not null then ${valuesWith(rule)} end`.mapWith(toUser)

function toUser(columnValues: Values): User {
  const [
    id,
    displayName,
    profileImageUrl,
    clientMetadata,
    clientReadOnlyMetadata,
    serverMetadata,
    requiresTotp,
    otpAuthEnabled,
    isAnonymous,
    signedUpAt,
    lastActiveAt,
    bannedAt,
    banEndsAt,
    banReason,
    deleteAt,
    email,
    hasPassword,
    hasPasskey,
    selectedTeam,
    oauthProviders,
    secondFactorDueAt,
  ] = columnValues
  return {
    row: {
      id,
      displayName,
      profileImageUrl,
      clientMetadata,
      clientReadOnlyMetadata,
      serverMetadata,
      requiresTotp,
      otpAuthEnabled,
      isAnonymous,
      signedUpAt,
      lastActiveAt,
      bannedAt,
      banEndsAt,
      banReason,
      deleteAt,
    },
    primaryEmail: email && { value: email[0], isVerified: email[1], usedForAuth: email[2] },
    hasPassword,
    hasPasskey,
    selectedTeam,
    oauthProviders,
    secondFactorDueAt,
  }
}
