import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, recordAuditEvents, userSubject } from '../audit/record-audit-event.js'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../../context.js'
import { buildVariants } from '../../db/build-once.js'
import type { Database } from '../../db/database.js'
import { insertRows } from '../../db/insert-rows.js'
import { projectPermissions, teamPermissions, type Project } from '../../db/schema.js'
import type { PermissionScope } from '../../db/values.js'
import { findDefinition } from './permission-definitions.js'
import type { SystemPermission, TEAM_ADMIN } from '../teams/system-permissions.js'
import { requireMember, type Member } from '../teams/team-members.js'
import { emit, emitAll } from '../webhooks/events.js'

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

/** Lists permissions of members, sorted by team, user and ID, each once. */
export const listTeamPermissions = (
  db: Database,
  projectId: string,
  { teamId, userId, permissionId, isRecursive }: Filter & { teamId?: string | undefined },
): Promise<TeamPermission[]> =>
  selectTeamPermissions(db, variantOf({ teamId, userId, isRecursive })).execute({
    projectId,
    teamId: teamId ?? null,
    userId: userId ?? null,
    permissionId: permissionId ?? null,
  })

/** Lists permissions of users in the project, sorted by user and ID, each once. */
export const listProjectPermissions = (
  db: Database,
  projectId: string,
  { userId, permissionId, isRecursive }: Filter,
): Promise<ProjectPermission[]> =>
  selectProjectPermissions(db, variantOf({ userId, isRecursive })).execute({
    projectId,
    userId: userId ?? null,
    permissionId: permissionId ?? null,
  })

/** Statements with another plan: an index finds the permissions of a user, of a team and of a member. */
type Variant = `${'all' | 'user' | 'team' | 'member'}_${'direct' | 'recursive'}`

function variantOf({
  teamId,
  userId,
  isRecursive,
}: Pick<Filter, 'userId' | 'isRecursive'> & { teamId?: string | undefined }): Variant {
  const depth = isRecursive ? 'recursive' : 'direct'
  if (teamId === undefined) return userId === undefined ? `all_${depth}` : `user_${depth}`
  return userId === undefined ? `team_${depth}` : `member_${depth}`
}

const selectTeamPermissions = buildVariants((db, variant: Variant) => {
  const granted = db
    .select({
      teamId: teamPermissions.teamId,
      userId: teamPermissions.userId,
      id: teamPermissions.permissionId,
    })
    .from(teamPermissions)
    .where(
      and(
        eq(teamPermissions.projectId, sql.placeholder('projectId')),
        isOfTeam(teamPermissions.teamId, variant),
        isOfUser(teamPermissions.userId, variant),
      ),
    )
  return db
    .select({
      id: sql<string>`permission_id`,
      teamId: sql<string>`team_id`,
      userId: sql<string>`user_id`,
    })
    .from(effectivePermissions(granted, [sql`team_id`, sql`user_id`], variant))
    .where(isPermission)
    .orderBy(sql`team_id, user_id, permission_id collate "C"`)
    .prepare(`select_team_permissions_${variant}`)
})

const selectProjectPermissions = buildVariants((db, variant: Variant) => {
  const granted = db
    .select({ userId: projectPermissions.userId, id: projectPermissions.permissionId })
    .from(projectPermissions)
    .where(
      and(
        eq(projectPermissions.projectId, sql.placeholder('projectId')),
        isOfUser(projectPermissions.userId, variant),
      ),
    )
  return db
    .select({ id: sql<string>`permission_id`, userId: sql<string>`user_id` })
    .from(effectivePermissions(granted, [sql`user_id`], variant))
    .where(isPermission)
    .orderBy(sql`user_id, permission_id collate "C"`)
    .prepare(`select_project_permissions_${variant}`)
})

const isOfUser = (column: PgColumn, variant: Variant): SQL | undefined =>
  /^(?:user|member)/.test(variant) ? eq(column, sql.placeholder('userId')) : undefined

const isOfTeam = (column: PgColumn, variant: Variant): SQL | undefined =>
  /^(?:team|member)/.test(variant) ? eq(column, sql.placeholder('teamId')) : undefined

const isPermission = sql`permission_id = coalesce(${sql.placeholder('permissionId')}::text, permission_id)`

/**
 * Returns the table `held` of granted permissions and, if the variant is recursive, of what they contain, at any
 * depth. Definitions may contain each other in a circle: `union` visits each once. A subquery, not a join, reads
 * them: for a join, Postgres reads all definitions of the project once for each level.
 *
 * @param holder the columns of `granted` that name the holder, which come before `permission_id`
 */
function effectivePermissions(granted: SQLWrapper, holder: SQL[], variant: Variant): SQL {
  if (variant.endsWith('direct')) return sql`(${granted}) held`
  const columns = sql.join(holder, sql`, `)
  return sql`(
    with recursive reached(${columns}, permission_id) as (
      ${granted}
      union
      select ${columns}, unnest((
        select contained_ids from permission_definitions
        where id = permission_id and project_id = ${sql.placeholder('projectId')}
      ))
      from reached
    )
    select * from reached
  ) held`
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
  permissionId: SystemPermission | typeof TEAM_ADMIN,
): Promise<void> {
  await requireMember(ctx.db, projectId, member)
  if (await holdsTeamPermission(ctx, { ...member, projectId }, permissionId)) return
  const { teamId, userId } = member
  throw fail('TEAM_PERMISSION_REQUIRED', {
    teamId: teamId,
    userId: userId,
    permissionId: permissionId,
  })
}

/**
 * Rejects an ID that is not defined in the project, or belongs to the other scope.
 */
async function requireDefinition(
  db: Database,
  projectId: string,
  { id, scope }: { id: string; scope: PermissionScope },
): Promise<void> {
  // Locked until it is granted: a concurrent deletion or renaming either finds the grant, or this finds no
  // definition. A grant that stayed behind would apply to the next permission of that name.
  const definition = await findDefinition(db, projectId, id, { isLocked: true })
  const isDefined = definition !== undefined && (scope === 'team' || !id.startsWith('$'))
  if (!isDefined) throw fail('PERMISSION_NOT_FOUND', { permissionId: id })
  if (definition.scope !== scope)
    throw fail('WRONG_PERMISSION_SCOPE', {
      permissionId: id,
      expectedScope: scope,
      actualScope: definition.scope,
    })
}

/** The same for each ID of a list, in an order in which concurrent grants cannot deadlock. */
async function requireDefinitions(
  db: Database,
  projectId: string,
  { permissions, scope }: { permissions: readonly { id: string }[]; scope: PermissionScope },
): Promise<void> {
  const ids = new Set(permissions.map(({ id }) => id))
  for (const id of [...ids].sort()) await requireDefinition(db, projectId, { id, scope })
}

/** Grants a permission to a member; idempotent. Pass a transaction. */
export const grantTeamPermission = (
  ctx: Context,
  project: Project,
  permission: TeamPermission,
): Promise<void> => grantTeamPermissions(ctx, project, [permission])

/** Grants permissions to members, with few statements. */
export async function grantTeamPermissions(
  ctx: Context,
  project: Project,
  permissions: readonly TeamPermission[],
): Promise<void> {
  if (permissions.length === 0) return
  await requireDefinitions(ctx.db, project.id, { permissions, scope: 'team' })
  const rows = permissions.map(({ id, teamId, userId }) => ({
    teamId,
    userId,
    permissionId: id,
    projectId: project.id,
  }))
  await insertRows(ctx.db, teamPermissions, rows, { skipsExisting: true })
  const payloads = permissions.map(({ id, teamId, userId }) => ({ id, teamId, userId }))
  await emitAll(ctx, project, 'team_permission.created', payloads)
  const events = permissions.map(({ id, teamId, userId }) => ({
    action: 'permission.granted' as const,
    subject: userSubject(userId),
    details: { permissionId: id, teamId },
  }))
  await recordAuditEvents(ctx, project, events)
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
export const grantProjectPermission = (
  ctx: Context,
  project: Project,
  permission: ProjectPermission,
): Promise<void> => grantProjectPermissions(ctx, project, [permission])

/** Grants permissions in the project to users, with few statements. */
export async function grantProjectPermissions(
  ctx: Context,
  project: Project,
  permissions: readonly ProjectPermission[],
): Promise<void> {
  if (permissions.length === 0) return
  await requireDefinitions(ctx.db, project.id, { permissions, scope: 'project' })
  const rows = permissions.map(({ id, userId }) => ({
    userId,
    permissionId: id,
    projectId: project.id,
  }))
  await insertRows(ctx.db, projectPermissions, rows, { skipsExisting: true })
  const payloads = permissions.map(({ id, userId }) => ({ id, userId }))
  await emitAll(ctx, project, 'project_permission.created', payloads)
  const events = permissions.map(({ id, userId }) => ({
    action: 'permission.granted' as const,
    subject: userSubject(userId),
    details: { permissionId: id },
  }))
  await recordAuditEvents(ctx, project, events)
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
