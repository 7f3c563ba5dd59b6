import { and, asc, eq, inArray, not } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID, type ProjectRole } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import {
  contactChannels,
  teamMemberships,
  teamOf,
  users,
  verificationCodes,
  type Project,
} from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { recordAuditEvent, recordProjectChange, userSubject } from '../audit/record-audit-event.js'
import {
  grantTeamPermission,
  holdsTeamPermission,
  listTeamPermissions,
  revokeTeamPermission,
} from '../permissions/permissions.js'
import { findProject } from '../projects/project-keys.js'
import type { Owner } from '../sessions/authentication.js'
import { TEAM_ADMIN } from '../teams/system-permissions.js'
import { addMember, removeMember, type Member } from '../teams/team-members.js'
import { createTeam, lockTeam } from '../teams/teams.js'
import type { User } from '../users/user-view.js'
import { findUsers } from '../users/users.js'
import { removeFromOwners } from './owned-projects.js'
import {
  findOwnerTeamId,
  lockProject,
  ownsProjects,
  requireTeamAdmin,
  setOwnerTeam,
} from './owner-teams.js'
import { roleOfMember } from './project-roles.js'

/** A person who manages a project. */
export interface ProjectMember {
  user: User
  role: ProjectRole
}

/** The project of a call, and the person who makes it. */
export interface ManagedProject {
  project: Project
  owner: Owner
}

/**
 * Lists the people who manage a project, by the time they joined. Without a team, that is the owner who asks: another owner of
 * the same project without a team is not listed.
 */
export async function listProjectMembers(
  { db }: Context,
  { project, owner }: { project: Project; owner: Owner | undefined },
): Promise<ProjectMember[]> {
  const teamId = await findOwnerTeamId(db, project.id)
  if (teamId === undefined) return owner === undefined ? [] : [{ user: owner.user, role: 'owner' }]
  const memberships = await db
    .select({ userId: teamMemberships.userId, role: teamMemberships.projectRole })
    .from(teamMemberships)
    .where(eq(teamMemberships.teamId, teamId))
    .orderBy(asc(teamMemberships.joinedAt), asc(teamMemberships.userId))
  const ownerIds = await listOwnerIds(db, teamId)
  const internal = owner?.project ?? (await findProject({ db }, INTERNAL_PROJECT_ID))
  if (internal === undefined) return []
  const ids = memberships.map(({ userId }) => userId)
  const members = await findUsers(db, internal, ids)
  const byId = new Map(members.map((user) => [user.row.id, user]))
  return memberships.flatMap(({ userId, role }) => {
    const user = byId.get(userId)
    // An anonymous member manages nothing.
    if (user === undefined || user.row.isAnonymous) return []
    return [{ user, role: roleOfMember(ownerIds.includes(userId), role) }]
  })
}

/** Returns the IDs of the owners in a team that owns projects. An anonymous member is none, whatever its permissions. */
async function listOwnerIds(db: Database, teamId: string): Promise<string[]> {
  const filter = { teamId, permissionId: TEAM_ADMIN, isRecursive: true }
  const grants = await listTeamPermissions(db, INTERNAL_PROJECT_ID, filter)
  const ids = grants.map(({ userId }) => userId)
  const owners = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), not(users.isAnonymous)))
  return owners.map(({ id }) => id)
}

/**
 * Changes the role of a member, in every project of the team. Throws PROJECT_MEMBER_NOT_FOUND, and LAST_PROJECT_OWNER if
 * the projects would have no owner.
 */
export const changeProjectRole = (
  ctx: Context,
  managed: ManagedProject,
  { memberId, role }: { memberId: string; role: ProjectRole },
): Promise<ProjectMember> =>
  inTransaction(ctx, async (tx) => {
    const { member, before } = await lockMember(tx, managed, memberId)
    if (before.role === role) return before
    if (before.role === 'owner') await rejectLastOwner(tx.db, member)
    await setProjectRole(tx, managed.owner.project, { ...member, role })
    await deleteInvitationsTo(tx.db, member)
    await recordAuditEvent(tx, managed.owner.project, {
      action: 'team_member.role_changed',
      subject: userSubject(memberId),
      details: {
        teamId: member.teamId,
        role,
        changes: [{ field: 'role', before: before.role, after: role }],
      },
    })
    return { user: before.user, role }
  })

/** Removes a member from the team, and so from all its projects. Throws the same codes. */
export const removeProjectMember = (
  ctx: Context,
  managed: ManagedProject,
  memberId: string,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { member } = await lockMember(tx, managed, memberId)
    await endMembership(tx, managed.owner.project, member)
  })

/**
 * Removes a member from a team, with the invitations with which the member could return to a team that owns projects. Lock the team
 * first. Throws LAST_PROJECT_OWNER if the projects would have no owner. Roll the transaction back if it returns false: there was no
 * such member.
 */
export async function endMembership(
  tx: Context,
  project: Project,
  member: Member,
): Promise<boolean> {
  await rejectLastOwner(tx.db, member)
  // Before the membership, as when an invitation is accepted: the other order could deadlock with that.
  await deleteInvitationsTo(tx.db, member)
  return removeMember(tx, project, member)
}

/** Locks the team of a project for a change of its members, and finds one of them. */
async function lockMember(
  tx: Context,
  managed: ManagedProject,
  memberId: string,
): Promise<{ member: Member; before: ProjectMember }> {
  const teamId = await findOwnerTeamId(tx.db, managed.project.id)
  if (teamId === undefined) {
    // The owner of a project without a team is its only member.
    throw memberId === managed.owner.user.row.id
      ? fail('LAST_PROJECT_OWNER')
      : fail('PROJECT_MEMBER_NOT_FOUND')
  }
  await lockTeam(tx.db, teamId)
  // Again, now that no other request changes the team: the caller may no longer be an owner.
  await requireTeamAdmin(tx, { teamId, userId: managed.owner.user.row.id })
  const members = await listProjectMembers(tx, managed)
  const before = members.find(({ user }) => user.row.id === memberId)
  if (before === undefined) throw fail('PROJECT_MEMBER_NOT_FOUND')
  return { member: { teamId, userId: memberId }, before }
}

/** Throws LAST_PROJECT_OWNER if a team that owns projects would have no owner without a member. */
async function rejectLastOwner(db: Database, { teamId, userId }: Member): Promise<void> {
  if (!(await ownsProjects(db, teamId))) return
  const ownerIds = await listOwnerIds(db, teamId)
  if (ownerIds.includes(userId) && ownerIds.length === 1) throw fail('LAST_PROJECT_OWNER')
}

/** Gives a member of an owning team a role. An owner holds `team_admin`, and no other member does. */
export async function setProjectRole(
  tx: Context,
  internal: Project,
  { role, ...member }: Member & { role: ProjectRole },
): Promise<void> {
  const permission = { ...member, id: TEAM_ADMIN }
  const projectRole = role === 'owner' ? null : role
  await tx.db
    .update(teamMemberships)
    .set({ projectRole })
    .where(
      and(eq(teamMemberships.teamId, member.teamId), eq(teamMemberships.userId, member.userId)),
    )
  if (role === 'owner') return grantTeamPermission(tx, internal, permission)
  await revokeTeamPermission(tx, internal, permission)
  if (await holdsTeamPermission(tx, { ...member, projectId: internal.id }, TEAM_ADMIN))
    throw rejection(
      'Another permission of this member contains team_admin. Revoke it in the project internal.',
    )
}

/** Deletes the pending invitations to a member, with which the member could return with another role. */
async function deleteInvitationsTo(db: Database, { teamId, userId }: Member): Promise<void> {
  const addresses = db
    .select({ address: contactChannels.canonicalValue })
    .from(contactChannels)
    .where(eq(contactChannels.userId, userId))
  await db
    .delete(verificationCodes)
    .where(
      and(
        eq(verificationCodes.projectId, INTERNAL_PROJECT_ID),
        eq(teamOf(verificationCodes), teamId),
        inArray(verificationCodes.address, addresses),
      ),
    )
}

/**
 * Locks the team that owns a project, and resolves to its ID. A project without a team gets one with its owners first, because
 * members belong to teams. Throws TEAM_PERMISSION_REQUIRED unless the caller is an owner in the team.
 */
export async function lockOwnerTeam(
  tx: Context,
  { project, owner }: ManagedProject,
): Promise<string> {
  await lockProject(tx.db, project.id)
  const member = { userId: owner.user.row.id }
  const teamId = await findOwnerTeamId(tx.db, project.id)
  if (teamId !== undefined) {
    await lockTeam(tx.db, teamId)
    await requireTeamAdmin(tx, { ...member, teamId })
    return teamId
  }
  const team = await createTeam(tx, owner.project, {
    displayName: project.displayName,
    creatorUserId: member.userId,
  })
  const teamMember = { ...member, teamId: team.id }
  await setProjectRole(tx, owner.project, { ...teamMember, role: 'owner' })
  await setOwnerTeam(tx, project.id, teamMember)
  for (const userId of await removeFromOwners(tx.db, project.id))
    if (userId !== member.userId)
      await joinOwnerTeam(tx, owner.project, { userId, teamId: team.id, role: 'owner' })
  await recordProjectChange(tx, project, [{ field: 'ownerTeamId' }])
  return team.id
}

/** Adds a member with a role. A user who is a member already keeps the role of before. */
export async function joinOwnerTeam(
  tx: Context,
  internal: Project,
  { role, ...member }: Member & { role: ProjectRole | undefined },
): Promise<void> {
  const isNew = await addMember(tx, internal, { ...member, undefinedPermissions: 'skip' })
  if (isNew && role !== undefined) await setProjectRole(tx, internal, { ...member, role })
}
