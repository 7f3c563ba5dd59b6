import { and, asc, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import type { Context } from '../context.js'
import type { Database } from '../db/database.js'
import { projectPermissions, teamPermissions } from '../db/schema.js'
import type { PermissionScope } from '../db/values.js'
import {
  findDefinition,
  listDefinitions,
  type PermissionDefinition,
} from './permission-definitions.js'
import type { Project } from '../projects/project.js'
import type { SystemPermission } from './system-permissions.js'
import { requireMember, type Member } from '../teams/team-members.js'
import { emit } from '../webhooks/events.js'

export interface TeamPermission extends Member {
  id: string
}
export interface ProjectPermission {
  id: string
  userId: string
}

/** Selects permissions. */
interface Filter {
  userId?: string | undefined
  permissionId?: string | undefined
  /** True to include contained permissions. */
  isRecursive: boolean
}

/**
 * Returns the IDs of a permission and of all permissions that it contains, at any depth. Definitions may
 * contain each other in a circle; each is visited once.
 */
export function containedBy(
  id: string,
  definitions: ReadonlyMap<string, PermissionDefinition>,
): Set<string> {
  const reached = new Set([id])
  for (const next of reached)
    for (const contained of definitions.get(next)?.containedIds ?? []) reached.add(contained)
  return reached
}

/** Reads the definitions by ID; without recursion, none contains another. */
async function definitionsById(db: Database, projectId: string, isRecursive: boolean) {
  const all = isRecursive ? await listDefinitions(db, projectId) : []
  return new Map(all.map((definition) => [definition.id, definition]))
}

/** Lists permissions of members, sorted by team, user and id, each once (protocol, section 3.14). */
export async function listTeamPermissions(
  db: Database,
  projectId: string,
  { teamId, userId, permissionId, isRecursive }: Filter & { teamId?: string | undefined },
): Promise<TeamPermission[]> {
  const rows = await db
    .select({
      id: teamPermissions.permissionId,
      teamId: teamPermissions.teamId,
      userId: teamPermissions.userId,
    })
    .from(teamPermissions)
    .where(
      and(
        eq(teamPermissions.projectId, projectId),
        teamId === undefined ? undefined : eq(teamPermissions.teamId, teamId),
        userId === undefined ? undefined : eq(teamPermissions.userId, userId),
      ),
    )
    .orderBy(asc(teamPermissions.teamId), asc(teamPermissions.userId))
  const definitions = await definitionsById(db, projectId, isRecursive)
  const granted = withContained(rows, definitions, (row) => row.teamId + row.userId)
  return granted.filter(({ id }) => permissionId === undefined || id === permissionId)
}

/** Lists permissions of users in the project, sorted by user and id, each once. */
export async function listProjectPermissions(
  db: Database,
  projectId: string,
  { userId, permissionId, isRecursive }: Filter,
): Promise<ProjectPermission[]> {
  const rows = await db
    .select({ id: projectPermissions.permissionId, userId: projectPermissions.userId })
    .from(projectPermissions)
    .where(
      and(
        eq(projectPermissions.projectId, projectId),
        userId === undefined ? undefined : eq(projectPermissions.userId, userId),
      ),
    )
    .orderBy(asc(projectPermissions.userId))
  const definitions = await definitionsById(db, projectId, isRecursive)
  const granted = withContained(rows, definitions, (row) => row.userId)
  return granted.filter(({ id }) => permissionId === undefined || id === permissionId)
}

/** Adds to each holder's permissions what they contain, and sorts them by id. */
function withContained<Row extends { id: string }>(
  rows: readonly Row[],
  definitions: ReadonlyMap<string, PermissionDefinition>,
  holderOf: (row: Row) => string,
): Row[] {
  const holders = new Map<string, { holder: Row; ids: Set<string> }>()
  for (const row of rows) {
    const held = holders.get(holderOf(row)) ?? { holder: row, ids: new Set() }
    for (const id of containedBy(row.id, definitions)) held.ids.add(id)
    holders.set(holderOf(row), held)
  }
  return [...holders.values()].flatMap(({ holder, ids }) =>
    [...ids].toSorted().map((id) => ({ ...holder, id })),
  )
}

/** Returns true if a member has a permission, directly or through one that contains it. */
export async function holdsTeamPermission(
  ctx: Context,
  { teamId, userId, projectId }: Member & { projectId: string },
  permissionId: string,
): Promise<boolean> {
  const filter = { teamId, userId, permissionId, isRecursive: true }
  return (await listTeamPermissions(ctx.db, projectId, filter)).length > 0
}

/**
 * Rejects with TEAM_MEMBERSHIP_NOT_FOUND or TEAM_PERMISSION_REQUIRED if a member does not have a permission.
 */
export async function requireTeamPermission(
  ctx: Context,
  { projectId, ...member }: Member & { projectId: string },
  permissionId: SystemPermission,
): Promise<void> {
  await requireMember(ctx.db, projectId, member)
  if (await holdsTeamPermission(ctx, { ...member, projectId }, permissionId)) return
  const { teamId, userId } = member
  throw fail('TEAM_PERMISSION_REQUIRED', {
    team_id: teamId,
    user_id: userId,
    permission_id: permissionId,
  })
}

/**
 * Rejects an ID that is not defined in the project, or belongs to the other scope (protocol, section 3.14).
 */
async function requireDefinition(
  db: Database,
  projectId: string,
  { id, scope }: { id: string; scope: PermissionScope },
): Promise<void> {
  // Locked until it is granted: a concurrent deletion or renaming either finds the grant, or this finds no
  // definition. A grant that stayed behind would apply to the next permission of that name.
  const found = await findDefinition(db, projectId, id, { isHeld: true })
  const isKnown = found !== undefined && (scope === 'team' || !id.startsWith('$'))
  if (!isKnown) throw fail('PERMISSION_NOT_FOUND', { permission_id: id })
  if (found.scope !== scope)
    throw fail('WRONG_PERMISSION_SCOPE', {
      permission_id: id,
      expected_scope: scope,
      actual_scope: found.scope,
    })
}

/** Grants a permission to a member; idempotent. Pass a transaction. */
export async function grantTeamPermission(
  ctx: Context,
  project: Project,
  { id, ...member }: TeamPermission,
): Promise<void> {
  await requireDefinition(ctx.db, project.id, { id, scope: 'team' })
  await ctx.db
    .insert(teamPermissions)
    .values({ ...member, permissionId: id, projectId: project.id })
    .onConflictDoNothing()
  const told = { id, teamId: member.teamId, userId: member.userId }
  await emit(ctx, project, 'team_permission.created', told)
  await recordAuditEvent(ctx, project, {
    action: 'permission.granted',
    subject: userSubject(member.userId),
    details: { permissionId: id, teamId: member.teamId },
  })
}

/** Revokes a permission from a member; returns false if it was not granted directly. Pass a transaction. */
export async function revokeTeamPermission(
  ctx: Context,
  project: Project,
  { id, teamId, userId }: TeamPermission,
): Promise<boolean> {
  const revoked = await ctx.db
    .delete(teamPermissions)
    .where(
      and(
        eq(teamPermissions.projectId, project.id),
        eq(teamPermissions.teamId, teamId),
        eq(teamPermissions.userId, userId),
        eq(teamPermissions.permissionId, id),
      ),
    )
    .returning({ id: teamPermissions.permissionId })
  if (revoked.length === 0) return false
  await emit(ctx, project, 'team_permission.deleted', { id, teamId, userId })
  await recordAuditEvent(ctx, project, {
    action: 'permission.revoked',
    subject: userSubject(userId),
    details: { permissionId: id, teamId },
  })
  return true
}

/** Grants a permission in the project to a user; idempotent. Pass a transaction. */
export async function grantProjectPermission(
  ctx: Context,
  project: Project,
  { id, userId }: ProjectPermission,
): Promise<void> {
  await requireDefinition(ctx.db, project.id, { id, scope: 'project' })
  await ctx.db
    .insert(projectPermissions)
    .values({ userId, permissionId: id, projectId: project.id })
    .onConflictDoNothing()
  await emit(ctx, project, 'project_permission.created', { id, userId })
  await recordAuditEvent(ctx, project, {
    action: 'permission.granted',
    subject: userSubject(userId),
    details: { permissionId: id },
  })
}

/** Revokes a permission from a user; returns false if it was not granted directly. Pass a transaction. */
export async function revokeProjectPermission(
  ctx: Context,
  project: Project,
  { id, userId }: ProjectPermission,
): Promise<boolean> {
  const revoked = await ctx.db
    .delete(projectPermissions)
    .where(
      and(
        eq(projectPermissions.projectId, project.id),
        eq(projectPermissions.userId, userId),
        eq(projectPermissions.permissionId, id),
      ),
    )
    .returning({ id: projectPermissions.permissionId })
  if (revoked.length === 0) return false
  await emit(ctx, project, 'project_permission.deleted', { id, userId })
  await recordAuditEvent(ctx, project, {
    action: 'permission.revoked',
    subject: userSubject(userId),
    details: { permissionId: id },
  })
  return true
}
