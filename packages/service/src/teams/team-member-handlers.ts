import { fail } from '@latchkey/contract/errors'
import {
  serverTeamMemberProfiles as serverProfileRoutes,
  serverTeamMemberships as serverMembershipRoutes,
  teamMemberProfiles as profileRoutes,
  teamMemberships as membershipRoutes,
} from '@latchkey/contract/routes'
import {
  serverTeamMemberProfiles as serverProfileSchemas,
  serverTeamMemberships as serverMembershipSchemas,
  teamMemberProfiles as profileSchemas,
  teamMemberships as membershipSchemas,
} from '@latchkey/contract/schemas'
import { success, toList } from '../http/response.js'
import type { Context } from '../context.js'
import { currentUser, resolveUserId } from '../http/auth/current-user.js'
import { requireTeamPermission } from '../permissions/permissions.js'
import type { Project } from '../projects/project.js'
import {
  addMember,
  listMemberProfiles,
  removeMember,
  requireMember,
  updateMemberProfile,
  type Member,
  type MemberProfile,
} from './team-members.js'
import { lockTeam } from './teams.js'
import { toServerUser } from '../users/user-response.js'
import { findUsers } from '../users/users.js'
import { existingTeam, existingUser } from '../http/find-or-reject.js'
import { implement, type Call } from '../http/implement.js'
import { refuse } from '../http/http-error.js'
import { inTransaction } from '../db/in-transaction.js'

type Asker = Pick<Call, 'ctx' | 'auth'>
type MemberPath = { teamId: string; userId: string }

export const teamMemberProfiles = implement(profileRoutes, profileSchemas, {
  listTeamMemberProfiles: async (call) => {
    const { ctx, auth, query } = call
    const self = currentUser(call).row.id
    if (query.teamId === undefined)
      throw refuse(400, 'Clients have to say whose members they ask for: give team_id.')
    const userId = query.userId && resolveUserId(call, query.userId)
    const asker = { teamId: query.teamId, userId: self }
    await (userId === self
      ? requireMember(ctx.db, auth.project.id, asker)
      : requireReader(call, asker))
    const filter = { teamId: query.teamId, userId }
    return toList(await listMemberProfiles(ctx.db, auth.project.id, filter))
  },

  readTeamMemberProfile: async (call) => {
    const member = memberOf(call, call.params)
    const self = currentUser(call).row.id
    if (member.userId !== self) await requireReader(call, { ...member, userId: self })
    return existingProfile(call, member)
  },

  updateTeamMemberProfile: async (call) => {
    const { ctx, auth, body } = call
    const member = memberOf(call, call.params)
    if (member.userId !== currentUser(call).row.id)
      throw refuse(403, 'Clients may only change the profile of their own user.')
    await existingProfile(call, member)
    await updateMemberProfile(ctx.db, auth.project.id, { ...member, ...body })
    return existingProfile(call, member)
  },
})

export const serverTeamMemberProfiles = implement(serverProfileRoutes, serverProfileSchemas, {
  listTeamMemberProfiles: async (call) => {
    const { ctx, auth, query } = call
    const userId = query.userId && resolveUserId(call, query.userId)
    if (query.teamId !== undefined) await existingTeam(call, query.teamId)
    if (userId !== undefined) await existingUser(call, userId)
    const filter = { teamId: query.teamId, userId }
    const profiles = await listMemberProfiles(ctx.db, auth.project.id, filter)
    return toList(await withUsers(call, profiles))
  },

  readTeamMemberProfile: async (call) => serverProfile(call, await serverMember(call, call.params)),

  updateTeamMemberProfile: async (call) => {
    const { ctx, auth, body } = call
    const member = await serverMember(call, call.params)
    await existingProfile(call, member)
    await updateMemberProfile(ctx.db, auth.project.id, { ...member, ...body })
    return serverProfile(call, member)
  },
})

export const teamMemberships = implement(membershipRoutes, membershipSchemas, {
  deleteTeamMembership: async (call) => {
    const { ctx, auth, params } = call
    const member = memberOf(call, params)
    const self = auth.access === 'client' ? currentUser(call).row.id : member.userId
    const wasThere = await inTransaction(ctx, async (tx) => {
      if (member.userId !== self) await requireRemover(tx, auth.project, { ...member, self })
      await existingUser({ ctx: tx, auth }, member.userId)
      return removeMember(tx, auth.project, member)
    })
    if (!wasThere) throw noMember(member)
    return success
  },
})

export const serverTeamMemberships = implement(serverMembershipRoutes, serverMembershipSchemas, {
  createTeamMembership: async (call) => {
    const { ctx, auth, params } = call
    const member = await serverMember(call, params)
    await existingTeam(call, member.teamId)
    const isNew = await inTransaction(ctx, (tx) =>
      addMember(tx, auth.project, { ...member, undefinedPermissions: 'refuse' }),
    )
    if (!isNew) throw fail('TEAM_MEMBERSHIP_ALREADY_EXISTS')
    return member
  },
})

const memberOf = (call: Asker, params: MemberPath): Member => ({
  teamId: params.teamId,
  userId: resolveUserId(call, params.userId),
})

/** A member that a server names: the user must exist. */
export async function serverMember(call: Asker, params: MemberPath): Promise<Member> {
  const member = memberOf(call, params)
  await existingUser(call, member.userId)
  return member
}

/** Other members are for those to see who may read them. */
const requireReader = ({ ctx, auth }: Asker, asker: Member): Promise<void> =>
  requireTeamPermission(ctx, { ...asker, projectId: auth.project.id }, '$read_members')

/** One at a time: of two members that remove each other, the second is no member any more. */
async function requireRemover(
  ctx: Context,
  { id: projectId }: Project,
  { teamId, self: userId }: { teamId: string; self: string },
): Promise<void> {
  await lockTeam(ctx.db, teamId)
  await requireTeamPermission(ctx, { teamId, userId, projectId }, '$remove_members')
}

const noMember = ({ teamId, userId }: Member) =>
  fail('TEAM_MEMBERSHIP_NOT_FOUND', { team_id: teamId, user_id: userId })

async function existingProfile({ ctx, auth }: Asker, member: Member): Promise<MemberProfile> {
  const [profile] = await listMemberProfiles(ctx.db, auth.project.id, member)
  if (profile === undefined) throw noMember(member)
  return profile
}

async function serverProfile(call: Asker, member: Member) {
  const [profile] = await withUsers(call, [await existingProfile(call, member)])
  if (profile === undefined) throw noMember(member)
  return profile
}

async function withUsers({ ctx, auth }: Asker, profiles: readonly MemberProfile[]) {
  const ids = [...new Set(profiles.map(({ userId }) => userId))]
  const users = await findUsers(ctx.db, auth.project.id, ids)
  const byId = new Map(users.map((user) => [user.row.id, toServerUser(user)]))
  return profiles.flatMap((profile) => {
    const user = byId.get(profile.userId)
    return user === undefined ? [] : [{ ...profile, user }]
  })
}
