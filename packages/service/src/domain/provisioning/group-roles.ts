import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import {
  provisionedGroupMembers,
  provisionedGroups,
  provisionedUsers,
  teamMemberships,
  type Project,
} from '../../db/schema.js'
import { updateRoles } from '../connection-sign-in/member-roles.js'
import type { TeamConnection } from '../team-connections/connections.js'
import { groupNames } from '../team-connections/provisioned-accounts.js'

/** Gives active users of a connection the permissions of their groups, after a change of these. */
export async function updateGroupRoles(
  tx: Context,
  project: Project,
  { connection, ids }: { connection: TeamConnection; ids: readonly string[] },
): Promise<void> {
  const isListed = sql`${provisionedUsers.id} = any (${sql.param(ids)}::uuid[])`
  // An admin of the team may have removed a user, whom the provider still provisions.
  const members = await tx.db
    .select({ id: provisionedUsers.id, userId: provisionedUsers.userId })
    .from(provisionedUsers)
    .innerJoin(
      teamMemberships,
      and(
        eq(teamMemberships.teamId, connection.teamId),
        eq(teamMemberships.userId, provisionedUsers.userId),
      ),
    )
    .where(and(isListed, provisionedUsers.isActive))
  const groups = await listGroups(tx.db, ids)
  await updateRoles(
    tx,
    project,
    connection,
    members.map(({ id, userId }) => ({ userId, groups: groups.get(id) ?? [], isNew: false })),
  )
}

/** The names of the groups of users, by the ID of the user. */
async function listGroups(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({
      memberId: provisionedGroupMembers.memberId,
      displayName: provisionedGroups.displayName,
      externalId: provisionedGroups.externalId,
    })
    .from(provisionedGroupMembers)
    .innerJoin(provisionedGroups, eq(provisionedGroups.id, provisionedGroupMembers.groupId))
    .where(sql`${provisionedGroupMembers.memberId} = any (${sql.param(ids)}::uuid[])`)
  const byMember = new Map<string, string[]>()
  for (const { memberId, ...group } of rows)
    byMember.set(memberId, [...(byMember.get(memberId) ?? []), ...groupNames(group)])
  return byMember
}
