import { and, asc, eq, sql } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { ProjectSettings } from '@latchkey/contract/project-settings'
import { recordAuditEvent } from '../audit/record-audit-event.js'
import { changeDetails, valueChanges } from '../audit/value-changes.js'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import {
  permissionDefinitions,
  projectPermissions,
  projects,
  teamPermissions,
  type Project,
} from '../../db/schema.js'
import type { AuditAction, AuditChange, PermissionScope } from '../../db/values.js'
import { isSystemPermission, systemPermissions } from '../teams/system-permissions.js'
import { violates } from '../../db/errors.js'

export interface PermissionDefinition {
  id: string
  scope: PermissionScope
  description: string
  containedIds: string[]
}

/** The content of a definition that the owner sets. */
export interface DefinitionContent {
  id: string
  description: string | undefined
  containedIds: readonly string[] | undefined
}

const systemDefinitions: PermissionDefinition[] = Object.entries(systemPermissions).map(
  ([id, description]) => ({ id, scope: 'team', description, containedIds: [] }),
)

/** Every permission of a project, those of the system included, by id. */
export async function listDefinitions(
  db: Database,
  projectId: string,
): Promise<PermissionDefinition[]> {
  const own = await db
    .select()
    .from(permissionDefinitions)
    .where(eq(permissionDefinitions.projectId, projectId))
    .orderBy(asc(permissionDefinitions.id))
  return [...systemDefinitions, ...own].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * Finds the permission of an ID in a project, in either scope; `isLocked` locks it until the transaction ends.
 */
export async function findDefinition(
  db: Database,
  projectId: string,
  id: string,
  { isLocked = false } = {},
): Promise<PermissionDefinition | undefined> {
  if (isSystemPermission(id)) return systemDefinitions.find((permission) => permission.id === id)
  const query = db
    .select()
    .from(permissionDefinitions)
    .where(and(eq(permissionDefinitions.projectId, projectId), eq(permissionDefinitions.id, id)))
  const [definition] = await (isLocked ? query.for('key share') : query)
  return definition
}

/**
 * Definitions refer to each other, and the project refers to them, so changes wait for each other. Rows that
 * refer to the project can still be added: such a transaction may be waiting for a grant that was just
 * renamed.
 */
const lockDefinitions = (db: Database, projectId: string) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update')

/** Creates a permission; it may contain defined permissions only. Pass a transaction. */
export async function createDefinition(
  ctx: Context,
  project: Project,
  { scope, ...content }: DefinitionContent & { scope: PermissionScope },
): Promise<PermissionDefinition> {
  await lockDefinitions(ctx.db, project.id)
  const containedIds = sortedSet(content.containedIds)
  await requireContained(ctx.db, project.id, { scope, ids: containedIds })
  const row = { id: content.id, scope, description: content.description ?? '', containedIds }
  try {
    await ctx.db.insert(permissionDefinitions).values({ ...row, projectId: project.id })
  } catch (error) {
    throw toConflictError(error, content.id)
  }
  await recordDefinition(ctx, project, 'permission_definition.created', content.id)
  return row
}

const recordDefinition = (
  tx: Context,
  project: Project,
  action: Extract<AuditAction, `permission_definition.${string}`>,
  id: string,
  changes: AuditChange[] = [],
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action,
    subject: { type: 'permission_definition', id },
    details: changeDetails(changes),
  })

/**
 * Replaces the ID and content of a permission. Grants, containing permissions and the defaults of the project
 * follow a new ID. Pass a context whose `db` is a transaction.
 */
export async function updateDefinition(
  ctx: Context,
  project: Project,
  { scope, oldId, ...content }: DefinitionContent & { scope: PermissionScope; oldId: string },
): Promise<PermissionDefinition> {
  await lockDefinitions(ctx.db, project.id)
  const before = await requireOwn(ctx.db, project.id, { scope, id: oldId })
  const containedIds = sortedSet(
    content.containedIds?.map((id) => (id === oldId ? content.id : id)),
  )
  const others = containedIds.filter((id) => id !== content.id)
  await requireContained(ctx.db, project.id, { scope, ids: others })
  const row = { id: content.id, description: content.description ?? '', containedIds }
  try {
    await ctx.db
      .update(permissionDefinitions)
      .set(row)
      .where(
        and(eq(permissionDefinitions.projectId, project.id), eq(permissionDefinitions.id, oldId)),
      )
  } catch (error) {
    throw toConflictError(error, content.id)
  }
  if (content.id !== oldId) await replaceEverywhere(ctx, project, { oldId, newId: content.id })
  const changes = valueChanges(contentOf(before), row, {
    plain: ['id', 'description', 'containedIds'],
  })
  await recordDefinition(ctx, project, 'permission_definition.changed', content.id, changes)
  return { ...row, scope }
}

/** Deletes a permission, its grants, and all references to it. Pass a transaction. */
export async function deleteDefinition(
  ctx: Context,
  project: Project,
  { scope, id }: { scope: PermissionScope; id: string },
): Promise<void> {
  await lockDefinitions(ctx.db, project.id)
  await requireOwn(ctx.db, project.id, { scope, id })
  await ctx.db
    .delete(permissionDefinitions)
    .where(and(eq(permissionDefinitions.projectId, project.id), eq(permissionDefinitions.id, id)))
  await replaceEverywhere(ctx, project, { oldId: id, newId: undefined })
  await recordDefinition(ctx, project, 'permission_definition.deleted', id)
}

async function requireOwn(
  db: Database,
  projectId: string,
  { scope, id }: { scope: PermissionScope; id: string },
): Promise<PermissionDefinition> {
  const definition = isSystemPermission(id) ? undefined : await findDefinition(db, projectId, id)
  if (definition?.scope !== scope) throw fail('PERMISSION_NOT_FOUND', { permissionId: id })
  return definition
}

const contentOf = ({ id, description, containedIds }: PermissionDefinition) => ({
  id,
  description,
  containedIds,
})

async function requireContained(
  db: Database,
  projectId: string,
  { scope, ids }: { scope: PermissionScope; ids: readonly string[] },
): Promise<void> {
  const unknownToSystem = ids.find((id) => id.startsWith('$') && !isSystemPermission(id))
  if (unknownToSystem !== undefined)
    throw fail('SCHEMA_ERROR', {
      message: `body.contained_permission_ids: there is no permission ${unknownToSystem}`,
    })
  const definitions = await listDefinitions(db, projectId)
  const definedIds = definitions
    .filter((definition) => definition.scope === scope)
    .map(({ id }) => id)
  const missing = ids.find((id) => !definedIds.includes(id))
  if (missing !== undefined) throw fail('CONTAINED_PERMISSION_NOT_FOUND', { permissionId: missing })
}

type Replacement = { oldId: string; newId: string | undefined }

async function replaceEverywhere(
  ctx: Context,
  project: Project,
  replacement: Replacement,
): Promise<void> {
  const { oldId, newId } = replacement
  for (const table of [teamPermissions, projectPermissions]) {
    const isGrant = and(eq(table.projectId, project.id), eq(table.permissionId, oldId))
    await (newId === undefined
      ? ctx.db.delete(table).where(isGrant)
      : ctx.db.update(table).set({ permissionId: newId }).where(isGrant))
  }
  const { containedIds } = permissionDefinitions
  await ctx.db
    .update(permissionDefinitions)
    .set({
      containedIds:
        newId === undefined
          ? sql`array_remove(${containedIds}, ${oldId})`
          : sql`array(
              select id from unnest(array_replace(${containedIds}, ${oldId}, ${newId})) as id
              order by id collate "C"
            )`,
    })
    .where(
      and(eq(permissionDefinitions.projectId, project.id), sql`${oldId} = any(${containedIds})`),
    )
  await replaceInProject(ctx.db, project.id, replacement)
}

async function replaceInProject(
  db: Database,
  projectId: string,
  replacement: Replacement,
): Promise<void> {
  const isOfProject = eq(projects.id, projectId)
  const [row] = await db.select({ config: projects.config }).from(projects).where(isOfProject)
  if (row === undefined) return
  await db
    .update(projects)
    .set({ config: replaceDefaults(row.config, replacement) })
    .where(isOfProject)
}

function replaceDefaults(config: ProjectSettings, { oldId, newId }: Replacement): ProjectSettings {
  const replaced = (ids: readonly string[]) =>
    ids.flatMap((id) => (id !== oldId ? [id] : newId === undefined ? [] : [newId]))
  return {
    ...config,
    // A rule that names a deleted permission covers no user; without a permission, it would cover all of them.
    ...(config.requireSecondFactorPermission === oldId &&
      newId !== undefined && { requireSecondFactorPermission: newId }),
    teamCreatorDefaultPermissions: replaced(config.teamCreatorDefaultPermissions),
    teamMemberDefaultPermissions: replaced(config.teamMemberDefaultPermissions),
    userDefaultPermissions: replaced(config.userDefaultPermissions),
  }
}

const sortedSet = (ids: readonly string[] = []): string[] => [...new Set(ids)].toSorted()

const toConflictError = (error: unknown, id: string): unknown =>
  violates(error, 'permission_definitions_project_id_id_pk')
    ? fail('PERMISSION_ID_ALREADY_EXISTS', { permissionId: id })
    : error

/** Defines the permissions that every project begins with. */
export async function addInitialPermissions(db: Database, projectId: string): Promise<void> {
  await db.insert(permissionDefinitions).values([
    {
      projectId,
      id: 'team_admin',
      scope: 'team',
      description: 'Everything that can be done in a team',
      containedIds: Object.keys(systemPermissions).toSorted(),
    },
    {
      projectId,
      id: 'team_member',
      scope: 'team',
      description: 'See the members of a team and invite more',
      containedIds: ['$invite_members', '$read_members'],
    },
  ])
}
