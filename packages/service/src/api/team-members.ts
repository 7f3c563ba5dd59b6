import * as routes from '@latchkey/contract/routes/teams/team-members'
import * as schemas from '@latchkey/contract/schemas/teams/team-members'
import { fail } from '@latchkey/contract/errors'
import { success, toList } from './call/response.js'
import type { Context } from '../context.js'
import { listTeamPermissions, requireTeamPermission } from '../domain/permissions/permissions.js'
import type { Project } from '../db/schema.js'
import {
  addMember,
  listMemberEmails,
  listMemberProfiles,
  updateMemberProfile,
  type Member,
  type MemberProfile,
} from '../domain/teams/team-members.js'
import { lockTeam } from '../domain/teams/teams.js'
import { endMembership } from '../domain/owned-projects/project-members.js'
import type { User } from '../domain/users/user-view.js'
import { toServerUser } from '../domain/users/user-response.js'
import { findUsers } from '../domain/users/users.js'
import { findTeamOrReject } from './call/find-team.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { inTransaction } from '../db/in-transaction.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

/** A call about a member of a team. */
interface MemberCall {
  params: { teamId: string }
  subject: User
}

export const teamMembers = implement(routes, schemas, {
  listTeamMemberProfiles: async (call) => {
    const { ctx, auth, query, subjectId: userId } = call
    const filter = { teamId: query.teamId, userId }
    return toList(await listMemberProfiles(ctx.db, auth.project.id, filter))
  },

  listTeamMemberAccounts: async ({ ctx, auth, query: { teamId } }) => {
    const { id: projectId } = auth.project
    const members = await listMemberEmails(ctx.db, projectId, teamId)
    const granted = await listTeamPermissions(ctx.db, projectId, { teamId, isRecursive: false })
    const idsByUser = new Map<string, string[]>()
    for (const { userId, id } of granted)
      idsByUser.set(userId, [...(idsByUser.get(userId) ?? []), id])
    return toList(
      members.map((member) => ({
        ...member,
        permissionIds: idsByUser.get(member.userId) ?? [],
      })),
    )
  },

  readTeamMemberProfile: async (call) => {
    const { params, subjectId: userId } = call
    return findProfileOrReject(call, { teamId: params.teamId, userId })
  },

  updateTeamMemberProfile: async (call) => {
    const { ctx, auth, body } = call
    const member = memberOf(call)
    await updateMemberProfile(ctx.db, auth.project.id, { ...member, ...body })
    return findProfileOrReject(call, member)
  },

  listTeamMemberProfilesByServer: async (call) => {
    const { ctx, auth, query, subject } = call
    if (query.teamId !== undefined) await findTeamOrReject(call, query.teamId)
    const filter = { teamId: query.teamId, userId: subject?.row.id }
    const profiles = await listMemberProfiles(ctx.db, auth.project.id, filter)
    return toList(await withUsers(call, profiles))
  },

  readTeamMemberProfileByServer: (call) => serverProfile(call, memberOf(call)),

  updateTeamMemberProfileByServer: async (call) => {
    const { ctx, auth, body } = call
    const member = memberOf(call)
    await findProfileOrReject(call, member)
    await updateMemberProfile(ctx.db, auth.project.id, { ...member, ...body })
    return serverProfile(call, member)
  },

  deleteTeamMembership: async (call) => {
    const { ctx, auth } = call
    const member = memberOf(call)
    const self = auth.access === 'client' ? call.user?.row.id : undefined
    await inTransaction(ctx, async (tx) => {
      if (self !== undefined && self !== member.userId)
        await requireRemovePermission(tx, auth.project, { ...member, self })
      // Locked, so that two owners cannot leave at once.
      await lockTeam(tx.db, member.teamId)
      if (!(await endMembership(tx, auth.project, member))) throw membershipNotFound(member)
    })
    return success
  },

  createTeamMembership: async (call) => {
    const { ctx, auth } = call
    const member = memberOf(call)
    await findTeamOrReject(call, member.teamId)
    const isNew = await inTransaction(ctx, (tx) =>
      addMember(tx, auth.project, { ...member, undefinedPermissions: 'refuse' }),
    )
    if (!isNew) throw fail('TEAM_MEMBERSHIP_ALREADY_EXISTS')
    return member
  },
})

/** Returns the member that a call is about. */
export const memberOf = ({ params, subject }: MemberCall): Member => ({
  teamId: params.teamId,
  userId: subject.row.id,
})

const membershipNotFound = ({ teamId, userId }: Member) =>
  fail('TEAM_MEMBERSHIP_NOT_FOUND', { teamId: teamId, userId: userId })

async function findProfileOrReject({ ctx, auth }: Caller, member: Member): Promise<MemberProfile> {
  const [profile] = await listMemberProfiles(ctx.db, auth.project.id, member)
  if (profile === undefined) throw membershipNotFound(member)
  return profile
}

async function serverProfile(call: Caller, member: Member) {
  const [profile] = await withUsers(call, [await findProfileOrReject(call, member)])
  if (profile === undefined) throw membershipNotFound(member)
  return profile
}

async function withUsers(call: Caller, profiles: readonly MemberProfile[]) {
  const { ctx, auth } = call
  const ids = [...new Set(profiles.map(({ userId }) => userId))]
  const users = await findUsers(ctx.db, auth.project, ids)
  const byId = new Map(users.map((user) => [user.row.id, toServerUser(user, call)]))
  return profiles.flatMap((profile) => {
    const user = byId.get(profile.userId)
    return user === undefined ? [] : [{ ...profile, user }]
  })
}

/** Checked again, one at a time: if two members remove each other concurrently, the second one is no longer a member. */
async function requireRemovePermission(
  ctx: Context,
  { id: projectId }: Project,
  { teamId, self: userId }: { teamId: string; self: string },
): Promise<void> {
  await lockTeam(ctx.db, teamId)
  await requireTeamPermission(ctx, { teamId, userId, projectId }, '$remove_members')
}
