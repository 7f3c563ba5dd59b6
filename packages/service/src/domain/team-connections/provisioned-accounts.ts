import { and, asc, eq, sql } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { Database } from '../../db/database.js'
import {
  provisionedGroupMembers,
  provisionedGroups,
  provisionedUsers,
  teamConnections,
} from '../../db/schema.js'

interface ConnectionUser {
  connectionId: string
  userId: string
}

const isUser = ({ connectionId, userId }: ConnectionUser) =>
  and(eq(provisionedUsers.connectionId, connectionId), eq(provisionedUsers.userId, userId))

/**
 * Rejects with SSO_ACCOUNT_DEACTIVATED a user whom the identity provider of a connection has deactivated or deleted. A user
 * who was never provisioned is accepted: not every provider provisions.
 */
export async function requireActiveAccount(db: Database, user: ConnectionUser): Promise<void> {
  const [account] = await db
    .select({ isActive: provisionedUsers.isActive })
    .from(provisionedUsers)
    .where(isUser(user))
  if (account?.isActive === false) throw fail('SSO_ACCOUNT_DEACTIVATED')
}

/**
 * Returns the groups that decide about the permissions of a member. A connection with provisioned groups has no others: the
 * groups of a sign-in would be older, and only some providers send them.
 */
export async function groupsOfUser(
  db: Database,
  user: ConnectionUser,
  signInGroups: readonly string[],
): Promise<readonly string[]> {
  const isOfConnection = eq(provisionedGroups.connectionId, user.connectionId)
  const [anyGroup] = await db
    .select({ id: provisionedGroups.id })
    .from(provisionedGroups)
    .where(isOfConnection)
    .limit(1)
  if (anyGroup === undefined) return signInGroups
  const groups = await db
    .select({
      displayName: provisionedGroups.displayName,
      externalId: provisionedGroups.externalId,
    })
    .from(provisionedUsers)
    .innerJoin(provisionedGroupMembers, eq(provisionedGroupMembers.memberId, provisionedUsers.id))
    .innerJoin(provisionedGroups, eq(provisionedGroups.id, provisionedGroupMembers.groupId))
    .where(isUser(user))
  return groups.flatMap(groupNames)
}

/** The names by which a mapping can name a group. */
export const groupNames = ({
  displayName,
  externalId,
}: {
  displayName: string
  externalId: string | null
}): string[] => (externalId === null ? [displayName] : [displayName, externalId])

/** Lists what identity providers of teams have sent about a user, oldest first. */
export function listProvisionedAccounts(db: Database, userId: string) {
  const { displayName } = provisionedGroups
  const groups = db
    .select({
      names: sql<string[]>`coalesce(array_agg(${displayName} order by ${displayName}), '{}')`,
    })
    .from(provisionedGroupMembers)
    .innerJoin(provisionedGroups, eq(provisionedGroups.id, provisionedGroupMembers.groupId))
    .where(eq(provisionedGroupMembers.memberId, provisionedUsers.id))
  return db
    .select({
      connectionId: provisionedUsers.connectionId,
      teamId: teamConnections.teamId,
      externalId: provisionedUsers.externalId,
      userName: provisionedUsers.userName,
      email: provisionedUsers.email,
      displayName: provisionedUsers.displayName,
      givenName: provisionedUsers.givenName,
      familyName: provisionedUsers.familyName,
      formattedName: provisionedUsers.formattedName,
      groups: sql<string[]>`(${groups})`,
      isActive: provisionedUsers.isActive,
      createdAtMillis: provisionedUsers.createdAt,
    })
    .from(provisionedUsers)
    .innerJoin(teamConnections, eq(teamConnections.id, provisionedUsers.connectionId))
    .where(eq(provisionedUsers.userId, userId))
    .orderBy(asc(provisionedUsers.createdAt), asc(provisionedUsers.id))
}
