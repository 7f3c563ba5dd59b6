import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { insertRows } from '../../db/insert-rows.js'
import { provisionedGroupMembers, provisionedUsers } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { existingUserIds } from './provisioned-users.js'

/** One request changes the permissions of all members of a group, so that its size is bounded. */
export const MAX_MEMBERS = 10_000

interface Group {
  id: string
  connectionId: string
}

/** A change of the members of a group, with the IDs of users. `replace` removes all others. */
export interface MemberChange {
  kind: 'add' | 'remove' | 'replace'
  ids: readonly string[]
}

const isOfGroup = (groupId: string) => eq(provisionedGroupMembers.groupId, groupId)

/** Lists the IDs of the members of a group. */
export async function listMemberIds(db: Database, groupId: string): Promise<string[]> {
  const rows = await db
    .select({ id: provisionedGroupMembers.memberId })
    .from(provisionedGroupMembers)
    .where(isOfGroup(groupId))
  return rows.map(({ id }) => id)
}

/** A member of a group, with the name of the user. */
export interface GroupMember {
  groupId: string
  id: string
  userName: string
}

/** Lists the members of groups. */
export async function listGroupMembers(
  db: Database,
  groupIds: readonly string[],
): Promise<GroupMember[]> {
  const { groupId, memberId } = provisionedGroupMembers
  return db
    .select({ groupId, id: memberId, userName: provisionedUsers.userName })
    .from(provisionedGroupMembers)
    .innerJoin(provisionedUsers, eq(provisionedUsers.id, memberId))
    .where(sql`${groupId} = any (${sql.param(groupIds)}::uuid[])`)
    .orderBy(asc(groupId), asc(memberId))
}

/** Counts the members of groups, by the ID of the group. A group without members is missing. */
export async function countMembers(
  db: Database,
  groupIds: readonly string[],
): Promise<Map<string, number>> {
  const { groupId } = provisionedGroupMembers
  const rows = await db
    .select({ groupId, count: sql<number>`count(*)::integer` })
    .from(provisionedGroupMembers)
    .where(sql`${groupId} = any (${sql.param(groupIds)}::uuid[])`)
    .groupBy(groupId)
  return new Map(rows.map((row) => [row.groupId, row.count]))
}

/** Changes the members of a group, and returns the IDs of those that it won or lost. */
export async function changeMembers(
  db: Database,
  group: Group,
  changes: readonly MemberChange[],
): Promise<string[]> {
  const before = new Set(await listMemberIds(db, group.id))
  const after = new Set(before)
  for (const { kind, ids } of changes) {
    if (kind === 'replace') after.clear()
    for (const id of ids) {
      if (kind === 'remove') after.delete(id)
      else after.add(id)
    }
  }
  if (after.size > MAX_MEMBERS) throw rejection(`A group has at most ${MAX_MEMBERS} members.`)
  const added = [...after].filter((id) => !before.has(id))
  const removed = [...before].filter((id) => !after.has(id))
  await requireUsers(db, group, added)
  const rows = added.map((memberId) => ({ groupId: group.id, memberId }))
  await insertRows(db, provisionedGroupMembers, rows, { skipsExisting: true })
  if (removed.length > 0)
    await db
      .delete(provisionedGroupMembers)
      .where(
        and(
          isOfGroup(group.id),
          sql`${provisionedGroupMembers.memberId} = any (${sql.param(removed)}::uuid[])`,
        ),
      )
  return [...added, ...removed]
}

/** Rejects members who are not users of the connection. */
async function requireUsers(
  db: Database,
  { connectionId }: Group,
  ids: readonly string[],
): Promise<void> {
  const existing = new Set(await existingUserIds(db, connectionId, ids))
  const missing = ids.find((id) => !existing.has(id))
  if (missing !== undefined) throw rejection(`The connection has no user with the ID ${missing}.`)
}
