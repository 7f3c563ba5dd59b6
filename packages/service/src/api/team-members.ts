import * as routes from '@latchkey/contract/routes/team-members'
import * as schemas from '@latchkey/contract/schemas/team-members'
import { fail } from '@latchkey/contract/errors'
import { success, toList } from './call/response.js'
import type { Context } from '../context.js'
import { currentUser, resolveUserId } from './call/current-user.js'
import { requireTeamPermission } from '../domain/permissions/permissions.js'
import type { Project } from '../db/project-row.js'
import {
  addMember,
  listMemberProfiles,
  removeMember,
  requireMember,
  updateMemberProfile,
  type Member,
  type MemberProfile,
} from '../domain/teams/team-members.js'
import { lockTeam } from '../domain/teams/teams.js'
import { toServerUser } from '../domain/users/user-response.js'
import { findUsers } from '../domain/users/users.js'
import { findTeamOrReject, findUserOrReject } from './call/find-or-reject.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { HttpError } from '../errors/http-error.js'
import { inTransaction } from '../db/in-transaction.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

type MemberPath = { teamId: string; userId: string }

export const teamMembers = implement(routes, schemas, {
  listTeamMemberProfiles: async (call) => {
    const { ctx, auth, query } = call
    const self = currentUser(call).row.id
    if (query.teamId === undefined)
      throw new HttpError(
        400,
        'Missing team_id. Clients must pass the team whose members they list.',
      )
    const userId = query.userId && resolveUserId(call, query.userId)
    const caller = { teamId: query.teamId, userId: self }
    await (userId === self
      ? requireMember(ctx.db, auth.project.id, caller)
      : requireReader(call, caller))
    const filter = { teamId: query.teamId, userId }
    return toList(await listMemberProfiles(ctx.db, auth.project.id, filter))
  },

  readTeamMemberProfile: async (call) => {
    const member = memberOf(call, call.params)
    const self = currentUser(call).row.id
    if (member.userId !== self) await requireReader(call, { ...member, userId: self })
    return findProfileOrReject(call, member)
  },

  updateTeamMemberProfile: async (call) => {
    const { ctx, auth, body } = call
    const member = memberOf(call, call.params)
    if (member.userId !== currentUser(call).row.id)
      throw new HttpError(403, 'Clients may only change the profile of their own user.')
    await findProfileOrReject(call, member)
    await updateMemberProfile(ctx.db, auth.project.id, { ...member, ...body })
    return findProfileOrReject(call, member)
  },

  listTeamMemberProfilesByServer: async (call) => {
    const { ctx, auth, query } = call
    const userId = query.userId && resolveUserId(call, query.userId)
    if (query.teamId !== undefined) await findTeamOrReject(call, query.teamId)
    if (userId !== undefined) await findUserOrReject(call, userId)
    const filter = { teamId: query.teamId, userId }
    const profiles = await listMemberProfiles(ctx.db, auth.project.id, filter)
    return toList(await withUsers(call, profiles))
  },

  readTeamMemberProfileByServer: async (call) =>
    serverProfile(call, await serverMember(call, call.params)),

  updateTeamMemberProfileByServer: async (call) => {
    const { ctx, auth, body } = call
    const member = await serverMember(call, call.params)
    await findProfileOrReject(call, member)
    await updateMemberProfile(ctx.db, auth.project.id, { ...member, ...body })
    return serverProfile(call, member)
  },

  deleteTeamMembership: async (call) => {
    const { ctx, auth, params } = call
    const member = memberOf(call, params)
    const self = auth.access === 'client' ? currentUser(call).row.id : member.userId
    const wasThere = await inTransaction(ctx, async (tx) => {
      if (member.userId !== self)
        await requireRemovePermission(tx, auth.project, { ...member, self })
      await findUserOrReject({ ctx: tx, auth }, member.userId)
      return removeMember(tx, auth.project, member)
    })
    if (!wasThere) throw membershipNotFound(member)
    return success
  },

  createTeamMembership: async (call) => {
    const { ctx, auth, params } = call
    const member = await serverMember(call, params)
    await findTeamOrReject(call, member.teamId)
    const isNew = await inTransaction(ctx, (tx) =>
      addMember(tx, auth.project, { ...member, undefinedPermissions: 'refuse' }),
    )
    if (!isNew) throw fail('TEAM_MEMBERSHIP_ALREADY_EXISTS')
    return member
  },
})

const memberOf = (call: Caller, params: MemberPath): Member => ({
  teamId: params.teamId,
  userId: resolveUserId(call, params.userId),
})

/** Reading other members requires a permission. */
const requireReader = ({ ctx, auth }: Caller, caller: Member): Promise<void> =>
  requireTeamPermission(ctx, { ...caller, projectId: auth.project.id }, '$read_members')

const membershipNotFound = ({ teamId, userId }: Member) =>
  fail('TEAM_MEMBERSHIP_NOT_FOUND', { team_id: teamId, user_id: userId })

async function findProfileOrReject({ ctx, auth }: Caller, member: Member): Promise<MemberProfile> {
  const [profile] = await listMemberProfiles(ctx.db, auth.project.id, member)
  if (profile === undefined) throw membershipNotFound(member)
  return profile
}

/** The member in a request of a server. The user must exist. */
export async function serverMember(call: Caller, params: MemberPath): Promise<Member> {
  const member = memberOf(call, params)
  await findUserOrReject(call, member.userId)
  return member
}

async function serverProfile(call: Caller, member: Member) {
  const [profile] = await withUsers(call, [await findProfileOrReject(call, member)])
  if (profile === undefined) throw membershipNotFound(member)
  return profile
}

async function withUsers(call: Caller, profiles: readonly MemberProfile[]) {
  const { ctx, auth } = call
  const ids = [...new Set(profiles.map(({ userId }) => userId))]
  const users = await findUsers(ctx.db, auth.project.id, ids)
  const byId = new Map(users.map((user) => [user.row.id, toServerUser(user, call)]))
  return profiles.flatMap((profile) => {
    const user = byId.get(profile.userId)
    return user === undefined ? [] : [{ ...profile, user }]
  })
}

/** One at a time: if two members remove each other concurrently, the second one is no longer a member. */
async function requireRemovePermission(
  ctx: Context,
  { id: projectId }: Project,
  { teamId, self: userId }: { teamId: string; self: string },
): Promise<void> {
  await lockTeam(ctx.db, teamId)
  await requireTeamPermission(ctx, { teamId, userId, projectId }, '$remove_members')
}
