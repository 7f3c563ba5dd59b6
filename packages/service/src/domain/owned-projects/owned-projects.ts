import { and, eq, like, sql } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import {
  projectSubject,
  recordAuditEvent,
  recordProjectChange,
} from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { projects, users } from '../../db/schema.js'
import type { JsonValue } from '../../db/values.js'
import { rejection } from '../../errors/http-error.js'
import { applyProjectChanges, type ProjectChanges } from '../projects/update-project.js'
import { emptyProject } from './empty-project.js'
import { createProject, deleteProject } from './projects.js'
import { lockProject, setOwnerTeam } from './owner-teams.js'
import { asObject, findProjectRole, ownedProjectIds } from './project-roles.js'
import type { User } from '../users/user-view.js'

type NewOwnedProject = ProjectChanges & {
  displayName: string
  /** Null: the user owns the project. */
  ownerTeamId: string | null
}

/** Creates a project without keys, owned by a user of the project `internal` or by a team of the user. Returns its ID. */
export function createOwnedProject(
  ctx: Context,
  ownerId: string,
  { displayName, ownerTeamId, ...changes }: NewOwnedProject,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { id } = await createProject(tx, { displayName, keys: {} })
    await applyProjectChanges(tx, id, changes)
    if (ownerTeamId === null) await changeOwned(tx.db, ownerId, (ids) => [...ids, id])
    else await setOwnerTeam(tx, id, { teamId: ownerTeamId, userId: ownerId })
    return id
  })
}

/**
 * Makes a team the only owner of a project. Throws PROJECT_NOT_FOUND if the user does not own the project,
 * TEAM_MEMBERSHIP_NOT_FOUND if the user is not a member of the team, and TEAM_PERMISSION_REQUIRED if the user may not
 * change what the team owns, and PROJECT_ROLE_REQUIRED unless the user is an owner of the project.
 */
export function transferProject(
  ctx: Context,
  owner: User,
  { projectId, teamId }: { projectId: string; teamId: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const project = await lockProject(tx.db, projectId)
    const role = await findProjectRole(tx, owner, projectId)
    if (project === undefined || role === undefined)
      throw fail('PROJECT_NOT_FOUND', { projectId: projectId })
    // The call names the project in its body, so its rules do not know the role.
    if (role !== 'owner') throw fail('PROJECT_ROLE_REQUIRED', { role, requiredRole: 'owner' })
    await setOwnerTeam(tx, projectId, { teamId, userId: owner.row.id })
    await removeFromOwners(tx.db, projectId)
    await recordProjectChange(tx, project, [{ field: 'ownerTeamId' }])
  })
}

/**
 * Deletes a project with all its data, and removes it from the lists of its owners. If it is interrupted, what is left of the project
 * can be deleted again, with a second event. The project `internal` cannot be deleted, because it owns all others.
 */
export async function deleteOwnedProject(ctx: Context, projectId: string): Promise<void> {
  if (projectId === INTERNAL_PROJECT_ID)
    throw rejection('The project internal owns all others and cannot be deleted.')
  // First, because the batches are not one transaction with it: no row is deleted without an event.
  await recordDeletion(ctx, projectId)
  await emptyProject(ctx, projectId)
  await inTransaction(ctx, async (tx) => {
    await deleteProject(tx, projectId)
    await removeFromOwners(tx.db, projectId)
  })
}

/** Removes a project from the lists of the users who own it without a team; resolves to the IDs of these users. */
export async function removeFromOwners(db: Database, projectId: string): Promise<string[]> {
  // Metadata is any JSON that a server wrote, so a text search only finds candidates. They are locked, so that each is judged by the
  // metadata that is changed.
  const candidates = await db
    .select({ id: users.id, serverMetadata: users.serverMetadata })
    .from(users)
    .where(
      and(
        eq(users.projectId, INTERNAL_PROJECT_ID),
        like(sql`${users.serverMetadata}::text`, `%"${projectId}"%`),
      ),
    )
    .orderBy(users.id)
    .for('no key update')
  const owners = candidates.filter(({ serverMetadata }) =>
    ownedProjectIds(serverMetadata).includes(projectId),
  )
  for (const { id } of owners)
    await changeOwned(db, id, (ids) => ids.filter((ownedId) => ownedId !== projectId))
  return owners.map(({ id }) => id)
}

/** The audit log of a project goes with it, so the event is in that of `internal`. */
async function recordDeletion(ctx: Context, projectId: string): Promise<void> {
  const [internal] = await ctx.db
    .select()
    .from(projects)
    .where(eq(projects.id, INTERNAL_PROJECT_ID))
  if (internal === undefined) return
  await recordAuditEvent(ctx, internal, {
    action: 'project.deleted',
    subject: projectSubject(projectId),
  })
}

/** Changes the list of one owner and nothing else of the metadata; two changes at once both count. */
async function changeOwned(
  db: Database,
  ownerId: string,
  change: (ids: JsonValue[]) => JsonValue[],
): Promise<void> {
  const isOwner = and(eq(users.id, ownerId), eq(users.projectId, INTERNAL_PROJECT_ID))
  const [owner] = await db
    .select({ serverMetadata: users.serverMetadata })
    .from(users)
    .where(isOwner)
    .for('no key update')
  if (owner === undefined) throw fail('USER_AUTHENTICATION_REQUIRED')
  const metadata = asObject(owner.serverMetadata)
  const { managedProjectIds: before } = metadata
  const managedProjectIds = change(Array.isArray(before) ? before : [])
  await db
    .update(users)
    .set({ serverMetadata: { ...metadata, managedProjectIds } })
    .where(isOwner)
}
