import { and, asc, eq, exists } from 'drizzle-orm'
import { recordAuditEvent, teamSubject } from '../audit/record-audit-event.js'
import { changeDetails, valueChanges } from '../audit/value-changes.js'
import { type Context, projectNow } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import { teamMemberships, teams, type Project, type Team } from '../../db/schema.js'
import { grantDefaults, type UndefinedPermissions } from './default-permissions.js'
import { deleteInvitations } from './team-invitations.js'
import { emit } from '../webhooks/events.js'

type NewTeam = Pick<typeof teams.$inferInsert, 'displayName'> &
  Partial<
    Pick<
      typeof teams.$inferInsert,
      'profileImageUrl' | 'clientMetadata' | 'clientReadOnlyMetadata' | 'serverMetadata'
    >
  > & {
    /** Default: a new one. */
    id?: string | undefined
    /** In milliseconds. Default: now. */
    createdAt?: number | undefined
    /** The first member, with the permissions of a creator. */
    creatorUserId?: string | undefined
    /** True for the team that is created with the account of its creator. */
    isPersonal?: boolean | undefined
  }

/** Creates a team and emits the webhook event. Pass a context whose `db` is a transaction. */
export async function createTeam(
  ctx: Context,
  project: Project,
  { id, createdAt, creatorUserId, isPersonal, ...values }: NewTeam,
  undefinedPermissions: UndefinedPermissions = 'skip',
): Promise<Team> {
  const now = projectNow(ctx, project)
  const team = onlyRow(
    await ctx.db
      .insert(teams)
      .values({
        ...(id === undefined ? {} : { id }),
        ...values,
        projectId: project.id,
        createdAt: createdAt ?? now,
      })
      .returning(),
  )
  if (creatorUserId !== undefined) {
    const member = { teamId: team.id, userId: creatorUserId }
    await ctx.db
      .insert(teamMemberships)
      .values({ ...member, projectId: project.id, isPersonal, joinedAt: now })
    const kind = 'teamCreatorDefaultPermissions'
    await grantDefaults(ctx, project, { ...member, kind, undefinedPermissions })
  }
  await emit(ctx, project, 'team.created', toServerTeam(team))
  await recordAuditEvent(ctx, project, { action: 'team.created', subject: teamSubject(team.id) })
  return team
}

/** Sets the user's selected team; null selects none. Returns false if the user is not a member. */
export async function selectTeam(
  db: Database,
  userId: string,
  teamId: string | null,
): Promise<boolean> {
  await db
    .update(teamMemberships)
    .set({ isSelected: false })
    .where(and(eq(teamMemberships.userId, userId), teamMemberships.isSelected))
  if (teamId === null) return true
  const selected = await db
    .update(teamMemberships)
    .set({ isSelected: true })
    .where(and(eq(teamMemberships.userId, userId), eq(teamMemberships.teamId, teamId)))
    .returning({ teamId: teamMemberships.teamId })
  return selected.length > 0
}

/** Finds a team of a project; `isLocked` locks it, so that it is not deleted before the transaction ends. */
export async function findTeam(
  db: Database,
  projectId: string,
  id: string,
  { isLocked = false } = {},
): Promise<Team | undefined> {
  const query = db
    .select()
    .from(teams)
    .where(and(eq(teams.id, id), eq(teams.projectId, projectId)))
  const [team] = await (isLocked ? query.for('key share') : query)
  return team
}

/** Makes other requests that delete or lock the team wait for the end of this transaction. */
export async function lockTeam(db: Database, id: string): Promise<void> {
  await db.select({ id: teams.id }).from(teams).where(eq(teams.id, id)).for('no key update')
}

/** Lists a project's teams, or those of a member, oldest first. */
export const listTeams = (
  db: Database,
  projectId: string,
  { userId }: { userId?: string | undefined },
): Promise<Team[]> => {
  const isMember = db
    .select({ teamId: teamMemberships.teamId })
    .from(teamMemberships)
    .where(and(eq(teamMemberships.teamId, teams.id), eq(teamMemberships.userId, userId ?? '')))
  return db
    .select()
    .from(teams)
    .where(and(eq(teams.projectId, projectId), userId === undefined ? undefined : exists(isMember)))
    .orderBy(asc(teams.createdAt), asc(teams.id))
}

export type TeamChanges = {
  [
    Field in
      | 'displayName'
      | 'profileImageUrl'
      | 'clientMetadata'
      | 'clientReadOnlyMetadata'
      | 'serverMetadata'
  ]?: Team[Field] | undefined
}

/** Changes the given fields and emits the webhook event; returns undefined if the team does not exist. */
export async function updateTeam(
  ctx: Context,
  project: Project,
  { id, ...changes }: TeamChanges & { id: string },
): Promise<Team | undefined> {
  const isChanged = Object.values(changes).some((value) => value !== undefined)
  const isTeam = and(eq(teams.id, id), eq(teams.projectId, project.id))
  const before = await findTeam(ctx.db, project.id, id)
  if (before === undefined) return undefined
  const [team] = isChanged
    ? await ctx.db.update(teams).set(changes).where(isTeam).returning()
    : [before]
  if (team === undefined) return undefined
  await emit(ctx, project, 'team.updated', toServerTeam(team))
  await recordAuditEvent(ctx, project, {
    action: 'team.changed',
    subject: teamSubject(id),
    details: changeDetails(valueChanges(before, team, { plain: ['displayName'] })),
  })
  return team
}

/** Deletes a team with its members, invitations and keys; returns false if there was none. */
export async function deleteTeam(ctx: Context, project: Project, id: string): Promise<boolean> {
  const [deleted] = await ctx.db
    .delete(teams)
    .where(and(eq(teams.id, id), eq(teams.projectId, project.id)))
    .returning({ name: teams.displayName })
  if (deleted === undefined) return false
  await deleteInvitations(ctx.db, project.id, id)
  await emit(ctx, project, 'team.deleted', { id })
  await recordAuditEvent(ctx, project, {
    action: 'team.deleted',
    subject: teamSubject(id),
    details: { name: deleted.name },
  })
  return true
}

/** A team as client access sees it. */
export const toTeam = (team: Team) => ({
  id: team.id,
  displayName: team.displayName,
  profileImageUrl: team.profileImageUrl,
  clientMetadata: team.clientMetadata,
  clientReadOnlyMetadata: team.clientReadOnlyMetadata,
})

/** A team as server and admin access see it. */
export const toServerTeam = (team: Team) => ({
  ...toTeam(team),
  serverMetadata: team.serverMetadata,
  createdAtMillis: team.createdAt,
})
