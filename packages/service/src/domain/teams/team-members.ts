import { and, asc, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { contactChannels, teamMemberships, users, type Project } from '../../db/schema.js'
import { grantDefaults, type UndefinedPermissions } from './default-permissions.js'
import { emit } from '../webhooks/events.js'

/** A user and a team. */
export interface Member {
  teamId: string
  userId: string
}

/** The profile of a member in a team. */
export interface MemberProfile extends Member {
  displayName: string | null
  profileImageUrl: string | null
}

const membershipOf = (projectId: string, { teamId, userId }: Member) =>
  and(
    eq(teamMemberships.projectId, projectId),
    eq(teamMemberships.teamId, teamId),
    eq(teamMemberships.userId, userId),
  )

/** Returns true if a user belongs to a team of the project. */
export async function isMember(db: Database, projectId: string, member: Member): Promise<boolean> {
  const rows = await db
    .select({ userId: teamMemberships.userId })
    .from(teamMemberships)
    .where(membershipOf(projectId, member))
  return rows.length > 0
}

/** Rejects with TEAM_MEMBERSHIP_NOT_FOUND if the user is not a member, or the team does not exist. */
export async function requireMember(
  db: Database,
  projectId: string,
  member: Member,
): Promise<void> {
  if (await isMember(db, projectId, member)) return
  throw fail('TEAM_MEMBERSHIP_NOT_FOUND', { teamId: member.teamId, userId: member.userId })
}

/**
 * Adds a member with the default permissions, and emits the webhook event. Pass a context whose `db` is a
 * transaction.
 *
 * @returns whether it is a new member
 */
export async function addMember(
  ctx: Context,
  project: Project,
  { undefinedPermissions, ...member }: Member & { undefinedPermissions: UndefinedPermissions },
): Promise<boolean> {
  const { teamId, userId } = member
  const added = await ctx.db
    .insert(teamMemberships)
    .values({ ...member, projectId: project.id, joinedAt: projectNow(ctx, project) })
    .onConflictDoNothing()
    .returning({ userId: teamMemberships.userId })
  if (added.length === 0) return false
  const kind = 'teamMemberDefaultPermissions'
  const granted = await grantDefaults(ctx, project, { ...member, kind, undefinedPermissions })
  const payload = { teamId, userId }
  await emit(ctx, project, 'team_membership.created', payload)
  for (const id of granted) await emit(ctx, project, 'team_permission.created', { ...payload, id })
  await recordAuditEvent(ctx, project, {
    action: 'team_member.added',
    subject: userSubject(userId),
    details: { teamId },
  })
  return true
}

/** Ends a membership and emits the webhook event; returns false if there was none. */
export async function removeMember(
  ctx: Context,
  project: Project,
  member: Member,
): Promise<boolean> {
  const removed = await ctx.db
    .delete(teamMemberships)
    .where(membershipOf(project.id, member))
    .returning({ userId: teamMemberships.userId })
  if (removed.length === 0) return false
  const payload = { teamId: member.teamId, userId: member.userId }
  await emit(ctx, project, 'team_membership.deleted', payload)
  await recordAuditEvent(ctx, project, {
    action: 'team_member.removed',
    subject: userSubject(member.userId),
    details: { teamId: member.teamId },
  })
  return true
}

/** Lists the profiles of members, by the time they joined. */
export async function listMemberProfiles(
  db: Database,
  projectId: string,
  { teamId, userId }: { teamId?: string | undefined; userId?: string | undefined },
): Promise<MemberProfile[]> {
  const rows = await db
    .select({
      membership: teamMemberships,
      displayName: users.displayName,
      profileImageUrl: users.profileImageUrl,
    })
    .from(teamMemberships)
    .innerJoin(users, eq(users.id, teamMemberships.userId))
    .where(
      and(
        eq(teamMemberships.projectId, projectId),
        teamId === undefined ? undefined : eq(teamMemberships.teamId, teamId),
        userId === undefined ? undefined : eq(teamMemberships.userId, userId),
      ),
    )
    .orderBy(
      asc(teamMemberships.joinedAt),
      asc(teamMemberships.teamId),
      asc(teamMemberships.userId),
    )
  return rows.map(({ membership, displayName, profileImageUrl }) => ({
    teamId: membership.teamId,
    userId: membership.userId,
    displayName: membership.displayName ?? displayName,
    profileImageUrl: membership.profileImageUrl ?? profileImageUrl,
  }))
}

/** The primary address of a member. */
export interface MemberEmail {
  userId: string
  primaryEmail: string | null
}

/** Lists the primary addresses of the members of a team, by the time they joined. */
export const listMemberEmails = (
  db: Database,
  projectId: string,
  teamId: string,
): Promise<MemberEmail[]> =>
  db
    .select({ userId: teamMemberships.userId, primaryEmail: contactChannels.value })
    .from(teamMemberships)
    .leftJoin(
      contactChannels,
      and(
        eq(contactChannels.userId, teamMemberships.userId),
        eq(contactChannels.type, 'email'),
        contactChannels.isPrimary,
      ),
    )
    .where(and(eq(teamMemberships.projectId, projectId), eq(teamMemberships.teamId, teamId)))
    .orderBy(asc(teamMemberships.joinedAt), asc(teamMemberships.userId))

interface ProfileChanges {
  displayName?: string | undefined
  /** Null: the user's own picture is shown again. */
  profileImageUrl?: string | null | undefined
}

/** Changes the profile of a member in a team; undefined leaves a value unchanged. */
export async function updateMemberProfile(
  db: Database,
  projectId: string,
  { teamId, userId, ...changes }: Member & ProfileChanges,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db.update(teamMemberships).set(changes).where(membershipOf(projectId, { teamId, userId }))
}
