import { and, asc, count, eq, exists, gt, type SQL } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import { violates } from '../../db/errors.js'
import { inTransaction } from '../../db/in-transaction.js'
import { provisionedGroupMembers, provisionedGroups, type Project } from '../../db/schema.js'
import { conflict, HttpError } from '../../errors/http-error.js'
import type { TeamConnection } from '../team-connections/connections.js'
import { groupNames } from '../team-connections/provisioned-accounts.js'
import { changeMembers, listMemberIds, type MemberChange } from './group-members.js'
import { updateGroupRoles } from './group-roles.js'
import { lockConnection } from './lock-connection.js'
import type { Provisioner } from './scim-tokens.js'

export type ProvisionedGroup = typeof provisionedGroups.$inferSelect

/** Conditions of a search, all of which a group has to meet. */
export interface GroupFilter {
  id?: string | undefined
  displayName?: string | undefined
  externalId?: string | undefined
  /** The ID of a user. */
  memberId?: string | undefined
}

const nameKey = (name: string): string => name.toLowerCase()

const isOfConnection = (connectionId: string) => eq(provisionedGroups.connectionId, connectionId)

/** Lists groups of a connection by name, with the number of all groups that meet the filter. */
export async function listProvisionedGroups(
  db: Database,
  connectionId: string,
  { filter, offset, limit }: { filter: GroupFilter; offset: number; limit: number },
): Promise<{ groups: ProvisionedGroup[]; total: number }> {
  const isMatch = and(isOfConnection(connectionId), matches(db, filter))
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(provisionedGroups)
    .where(isMatch)
  const groups = await db
    .select()
    .from(provisionedGroups)
    .where(isMatch)
    .orderBy(asc(provisionedGroups.displayNameKey))
    .limit(limit)
    .offset(offset)
  return { groups, total }
}

const matches = (
  db: Database,
  { id, displayName, externalId, memberId }: GroupFilter,
): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(provisionedGroups.id, id),
    displayName === undefined
      ? undefined
      : eq(provisionedGroups.displayNameKey, nameKey(displayName)),
    externalId === undefined ? undefined : eq(provisionedGroups.externalId, externalId),
    memberId === undefined ? undefined : hasMember(db, memberId),
  )

const hasMember = (db: Database, memberId: string): SQL => {
  const isMembership = and(
    eq(provisionedGroupMembers.groupId, provisionedGroups.id),
    eq(provisionedGroupMembers.memberId, memberId),
  )
  return exists(db.select().from(provisionedGroupMembers).where(isMembership))
}

/** Returns one page of the groups of a connection, by name. The cursor is the name of the last one of a page. */
export async function pageProvisionedGroups(
  db: Database,
  connectionId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<{ groups: (ProvisionedGroup & { memberCount: number })[]; nextCursor: string | null }> {
  const isAfter = cursor === undefined ? undefined : gt(provisionedGroups.displayNameKey, cursor)
  const isMembership = eq(provisionedGroupMembers.groupId, provisionedGroups.id)
  const rows = await db
    .select({
      group: provisionedGroups,
      memberCount: db.$count(provisionedGroupMembers, isMembership),
    })
    .from(provisionedGroups)
    .where(and(isOfConnection(connectionId), isAfter))
    .orderBy(asc(provisionedGroups.displayNameKey))
    .limit(limit + 1)
  const groups = rows.slice(0, limit).map(({ group, memberCount }) => ({ ...group, memberCount }))
  const last = rows.length > limit ? groups.at(-1) : undefined
  return { groups, nextCursor: last?.displayNameKey ?? null }
}

/** Finds a group of a connection, or rejects with 404. */
export async function findProvisionedGroup(
  db: Database,
  connectionId: string,
  id: string,
): Promise<ProvisionedGroup> {
  const isIt = and(isOfConnection(connectionId), eq(provisionedGroups.id, id))
  const [group] = await db.select().from(provisionedGroups).where(isIt)
  if (group === undefined) throw new HttpError(404, 'The connection has no such group.')
  return group
}

/** The attributes of a group without its members. */
export type GroupAttributes = Pick<ProvisionedGroup, 'displayName' | 'externalId'>

interface NewGroup extends GroupAttributes {
  /** The IDs of users of the connection. */
  memberIds: readonly string[]
}

/** Creates a group of a connection, and gives its members the permissions of the group. */
export const createProvisionedGroup = (
  ctx: Context,
  { project, connection: { id: connectionId } }: Provisioner,
  { memberIds, ...attributes }: NewGroup,
): Promise<ProvisionedGroup> =>
  inTransaction(ctx, async (tx) => {
    const connection = await lockConnection(tx.db, connectionId)
    const now = projectNow(tx, project)
    const values = {
      ...attributes,
      displayNameKey: nameKey(attributes.displayName),
      projectId: project.id,
      connectionId,
      createdAt: now,
      updatedAt: now,
    }
    const group = onlyRow(
      await tx.db.insert(provisionedGroups).values(values).returning().catch(rejectTakenName),
    )
    const changes: MemberChange[] = [{ kind: 'add', ids: memberIds }]
    const changedIds = await changeMembers(tx.db, group, changes)
    await updateRolesOf(tx, project, { connection, groups: [group], ids: changedIds })
    return group
  })

const rejectTakenName = (error: unknown): never => {
  throw violates(error, 'provisioned_groups_name')
    ? conflict('Another group of this connection has this displayName.')
    : error
}

export interface GroupChanges extends Partial<GroupAttributes> {
  members: readonly MemberChange[]
}

/** Changes a group of a connection, and the permissions of the members that it wins and loses. */
export const changeProvisionedGroup = (
  ctx: Context,
  { project, connection: { id: connectionId } }: Provisioner,
  { id, changes: { members, ...attributes } }: { id: string; changes: GroupChanges },
): Promise<ProvisionedGroup> =>
  inTransaction(ctx, async (tx) => {
    const connection = await lockConnection(tx.db, connectionId)
    const before = await findProvisionedGroup(tx.db, connectionId, id)
    const { displayName, externalId } = { ...before, ...attributes }
    const values = {
      displayName,
      externalId,
      displayNameKey: nameKey(displayName),
      updatedAt: projectNow(tx, project),
    }
    const isIt = eq(provisionedGroups.id, id)
    const group = onlyRow(
      await tx.db
        .update(provisionedGroups)
        .set(values)
        .where(isIt)
        .returning()
        .catch(rejectTakenName),
    )
    const changedIds = await changeMembers(tx.db, group, members)
    const hasNewName = groupNames(before).join('\n') !== groupNames(group).join('\n')
    const ids = hasNewName ? [...changedIds, ...(await listMemberIds(tx.db, id))] : changedIds
    await updateRolesOf(tx, project, { connection, groups: [before, group], ids })
    return group
  })

/** Deletes a group of a connection, and takes the permissions of the group from its members. */
export const deleteProvisionedGroup = (
  ctx: Context,
  { project, connection: { id: connectionId } }: Provisioner,
  id: string,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const connection = await lockConnection(tx.db, connectionId)
    const group = await findProvisionedGroup(tx.db, connectionId, id)
    const ids = await listMemberIds(tx.db, id)
    await tx.db.delete(provisionedGroups).where(eq(provisionedGroups.id, id))
    await updateRolesOf(tx, project, { connection, groups: [group], ids })
  })

interface ChangedGroups {
  connection: TeamConnection
  /** The group before and after the change. */
  groups: readonly ProvisionedGroup[]
  /** The IDs of the users whose groups changed. */
  ids: readonly string[]
}

/** Does nothing for a group that no mapping names, as most groups of a company. */
async function updateRolesOf(
  tx: Context,
  project: Project,
  { connection, groups, ids }: ChangedGroups,
): Promise<void> {
  const names = groups.flatMap(groupNames)
  const isMapped = connection.groupMappings.some(({ group }) => names.includes(group))
  if (isMapped && ids.length > 0) await updateGroupRoles(tx, project, { connection, ids })
}
