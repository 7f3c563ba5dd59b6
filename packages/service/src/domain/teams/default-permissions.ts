import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { ProjectSettings } from '@latchkey/contract/project-settings'
import type { Context } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import {
  permissionDefinitions,
  projectPermissions,
  projects,
  teamPermissions,
  type Project,
} from '../../db/schema.js'
import type { PermissionScope } from '../../db/values.js'
import { isSystemPermission } from './system-permissions.js'

/** Handling of a default permission without a definition: skip it, or reject with PERMISSION_NOT_FOUND. */
export type UndefinedPermissions = 'skip' | 'refuse'

interface DefaultPermissions {
  /** The list of default permissions in the configuration. */
  kind: 'userDefaultPermissions' | 'teamCreatorDefaultPermissions' | 'teamMemberDefaultPermissions'
  undefinedPermissions: UndefinedPermissions
}

interface Defaults extends DefaultPermissions {
  userId: string
  /** Without a team the permissions are those of the project. */
  teamId?: string
}

/**
 * Grants the permissions that a project's configuration names for newcomers.
 *
 * @returns the ids that were granted
 */
export async function grantDefaults(
  ctx: Context,
  project: Project,
  { userId, teamId, ...defaults }: Defaults,
): Promise<string[]> {
  const permissionIds = await definedDefaults(ctx, project, defaults)
  if (permissionIds.length === 0) return []
  const rows = permissionIds.map((permissionId) => ({
    permissionId,
    userId,
    projectId: project.id,
  }))
  await (teamId === undefined
    ? ctx.db.insert(projectPermissions).values(rows).onConflictDoNothing()
    : ctx.db
        .insert(teamPermissions)
        .values(rows.map((row) => ({ ...row, teamId })))
        .onConflictDoNothing())
  return permissionIds
}

/**
 * Returns the IDs of the permissions that newcomers get, and locks their definitions. One that is not defined may have
 * been renamed or deleted since the project was read: then the current configuration applies.
 */
export async function definedDefaults(
  ctx: Context,
  project: Project,
  { kind, undefinedPermissions }: DefaultPermissions,
): Promise<string[]> {
  const permissionIds = [...new Set(project.config[kind])]
  if (permissionIds.length === 0) return []
  const scope = kind === 'userDefaultPermissions' ? 'project' : 'team'
  const defined = await definedIds(ctx, project, { scope, ids: permissionIds })
  const missing = permissionIds.find((id) => !defined.includes(id))
  if (missing === undefined) return defined
  const config = await readConfig(ctx.db, project.id)
  if (!isDeepStrictEqual(config[kind], project.config[kind]))
    return definedDefaults(ctx, { ...project, config }, { kind, undefinedPermissions })
  if (undefinedPermissions === 'refuse')
    throw fail('PERMISSION_NOT_FOUND', { permissionId: missing })
  return defined
}

async function readConfig(db: Database, projectId: string): Promise<ProjectSettings> {
  const isProject = eq(projects.id, projectId)
  return onlyRow(await db.select({ config: projects.config }).from(projects).where(isProject))
    .config
}

async function definedIds(
  { db }: Context,
  project: Project,
  { scope, ids }: { scope: PermissionScope; ids: string[] },
): Promise<string[]> {
  const rows = await db
    .select({ id: permissionDefinitions.id })
    .from(permissionDefinitions)
    .where(
      and(
        eq(permissionDefinitions.projectId, project.id),
        eq(permissionDefinitions.scope, scope),
        inArray(permissionDefinitions.id, ids),
      ),
    )
    // Locked as for a grant by name: no permission may be deleted before it is granted.
    .for('key share')
  const existingIds = rows.map(({ id }) => id)
  return ids.filter(
    (id) => existingIds.includes(id) || (scope === 'team' && isSystemPermission(id)),
  )
}
