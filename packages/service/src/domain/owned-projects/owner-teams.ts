import { eq } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { projectOwnerTeams, projects, teams, type Project } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { requireTeamPermission } from '../permissions/permissions.js'
import { TEAM_ADMIN } from '../teams/system-permissions.js'
import type { Member } from '../teams/team-members.js'
import { findTeam } from '../teams/teams.js'

/** Returns the team that owns a project; undefined if a user owns it. */
export async function findOwnerTeamId(
  db: Database,
  projectId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ teamId: projectOwnerTeams.teamId })
    .from(projectOwnerTeams)
    .where(eq(projectOwnerTeams.projectId, projectId))
  return row?.teamId
}

/**
 * Rejects with TEAM_PERMISSION_REQUIRED unless the user may change what a team of the project `internal` owns, and with
 * TEAM_MEMBERSHIP_NOT_FOUND unless the user is a member of the team.
 */
export const requireTeamAdmin = (ctx: Context, member: Member): Promise<void> =>
  requireTeamPermission(ctx, { ...member, projectId: INTERNAL_PROJECT_ID }, TEAM_ADMIN)

/**
 * Makes a team of the project `internal` the owner of a project, within the transaction. Throws
 * TEAM_MEMBERSHIP_NOT_FOUND and TEAM_PERMISSION_REQUIRED unless the user may change what the team owns.
 */
export async function setOwnerTeam(tx: Context, projectId: string, member: Member): Promise<void> {
  const { db } = tx
  // Locked, because a team that owns projects cannot be deleted.
  await findTeam(db, INTERNAL_PROJECT_ID, member.teamId, { isLocked: true })
  await requireTeamAdmin(tx, member)
  const { teamId } = member
  await db
    .insert(projectOwnerTeams)
    .values({ projectId, teamId })
    .onConflictDoUpdate({ target: projectOwnerTeams.projectId, set: { teamId } })
}

/** Whether a team owns projects. Only teams of the project `internal` can. */
export async function ownsProjects(db: Database, teamId: string): Promise<boolean> {
  const owned = await db
    .select({ projectId: projectOwnerTeams.projectId })
    .from(projectOwnerTeams)
    .where(eq(projectOwnerTeams.teamId, teamId))
    .limit(1)
  return owned.length > 0
}

/** Locks a team and rejects while it owns projects, which would have no owner without it. */
export async function rejectOwnerTeam(db: Database, teamId: string): Promise<void> {
  await db.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update')
  if (await ownsProjects(db, teamId))
    throw rejection('This team owns projects. Transfer them to another team or delete them first.')
}

/** Locks a project for a change of its owner. Resolves to undefined if it does not exist. */
export async function lockProject(db: Database, id: string): Promise<Project | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.id, id)).for('no key update')
  return project
}
