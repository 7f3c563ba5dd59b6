import * as routes from '@latchkey/contract/routes/teams'
import * as schemas from '@latchkey/contract/schemas/teams'
import { fail } from '@latchkey/contract/errors'
import { success, toList } from './call/response.js'
import { requireUser, resolveUserId, subjectId } from './call/current-user.js'
import { requireTeamPermission } from '../domain/permissions/permissions.js'
import { checkPicture } from '../domain/users/profile-image.js'
import { toServerTeam, toTeam } from '../domain/teams/team-response.js'
import { rejectOwnerTeam } from '../domain/owned-projects/owner-teams.js'
import { requireMember } from '../domain/teams/team-members.js'
import { createTeam, deleteTeam, listTeams, updateTeam } from '../domain/teams/teams.js'
import { findTeamOrReject, findUserOrReject, requireTeam } from './call/find-or-reject.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { HttpError } from '../errors/http-error.js'
import { inTransaction } from '../db/in-transaction.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

/** The first member in a request: by ID, or in the older form as the caller. */
interface NamedCreator {
  named: string | undefined
  addsCurrent: boolean | undefined
}

export const teams = implement(routes, schemas, {
  listTeams: async (call) => {
    const { ctx, auth, query } = call
    const refusal = 'Clients may only list the teams of their own user.'
    const userId = subjectId(call, query.userId, refusal)
    return toList((await listTeams(ctx.db, auth.project.id, { userId })).map(toTeam))
  },

  createTeam: async (call) => {
    const { ctx, auth, body, query } = call
    checkPicture(body.profileImageUrl)
    const creatorUserId = await ownCreator(call, {
      named: body.creatorUserId,
      addsCurrent: query.addCurrentUser,
    })
    if (!auth.project.config.clientTeamCreationEnabled)
      throw new HttpError(
        403,
        'Users of this project cannot create teams. Turn on clientTeamCreationEnabled.',
      )
    const team = await inTransaction(ctx, (tx) =>
      createTeam(
        tx,
        auth.project,
        {
          displayName: body.displayName,
          profileImageUrl: body.profileImageUrl,
          clientMetadata: body.clientMetadata,
          creatorUserId,
        },
        'refuse',
      ),
    )
    return toTeam(team)
  },

  readTeam: async (call) => {
    const { ctx, auth, params } = call
    const { row } = requireUser(call)
    await requireMember(ctx.db, auth.project.id, { teamId: params.teamId, userId: row.id })
    return toTeam(await findTeamOrReject(call, params.teamId))
  },

  updateTeam: async (call) => {
    const { ctx, auth, params, body } = call
    await requireOwnPermission(call, params.teamId, '$update_team')
    checkPicture(body.profileImageUrl)
    const changed = await inTransaction(ctx, (tx) =>
      updateTeam(tx, auth.project, {
        id: params.teamId,
        displayName: body.displayName,
        profileImageUrl: body.profileImageUrl,
        clientMetadata: body.clientMetadata,
      }),
    )
    return toTeam(requireTeam(changed, params.teamId))
  },

  deleteTeam: async (call) => {
    const { ctx, auth, params } = call
    if (auth.access === 'client') await requireOwnPermission(call, params.teamId, '$delete_team')
    const wasThere = await inTransaction(ctx, async (tx) => {
      await rejectOwnerTeam(tx.db, params.teamId)
      return deleteTeam(tx, auth.project, params.teamId)
    })
    if (!wasThere) throw fail('TEAM_NOT_FOUND', { team_id: params.teamId })
    return success
  },

  listTeamsByServer: async (call) => {
    const { ctx, auth, query } = call
    const userId = query.userId && resolveUserId(call, query.userId)
    return toList((await listTeams(ctx.db, auth.project.id, { userId })).map(toServerTeam))
  },

  createTeamByServer: async (call) => {
    const { ctx, auth, body, query } = call
    const creatorUserId = await anyCreator(call, {
      named: body.creatorUserId,
      addsCurrent: query.addCurrentUser,
    })
    const team = await inTransaction(ctx, (tx) =>
      createTeam(
        tx,
        auth.project,
        {
          displayName: body.displayName,
          profileImageUrl: body.profileImageUrl,
          clientMetadata: body.clientMetadata,
          clientReadOnlyMetadata: body.clientReadOnlyMetadata,
          serverMetadata: body.serverMetadata,
          creatorUserId,
        },
        'refuse',
      ),
    )
    return toServerTeam(team)
  },

  readTeamByServer: async (call) => toServerTeam(await findTeamOrReject(call, call.params.teamId)),

  updateTeamByServer: async ({ ctx, auth, params, body }) => {
    const changed = await inTransaction(ctx, (tx) =>
      updateTeam(tx, auth.project, {
        id: params.teamId,
        displayName: body.displayName,
        profileImageUrl: body.profileImageUrl,
        clientMetadata: body.clientMetadata,
        clientReadOnlyMetadata: body.clientReadOnlyMetadata,
        serverMetadata: body.serverMetadata,
      }),
    )
    return toServerTeam(requireTeam(changed, params.teamId))
  },
})

async function requireOwnPermission(
  call: Caller,
  teamId: string,
  permissionId: '$update_team' | '$delete_team',
): Promise<void> {
  const { row } = requireUser(call)
  const member = { teamId, userId: row.id, projectId: call.auth.project.id }
  await requireTeamPermission(call.ctx, member, permissionId)
}

async function anyCreator(
  call: Caller,
  { named, addsCurrent }: NamedCreator,
): Promise<string | undefined> {
  if (addsCurrent === true) {
    if (named !== undefined)
      throw new HttpError(400, 'Pass creator_user_id or add_current_user, not both.')
    const { user } = call.auth
    if (user === undefined) throw new HttpError(401, 'add_current_user needs a signed-in user.')
    return user.row.id
  }
  const id = named && resolveUserId(call, named)
  if (id !== undefined) await findUserOrReject(call, id)
  return id
}

/** Clients can only create teams for the signed-in user. */
async function ownCreator(call: Caller, { named, addsCurrent }: NamedCreator): Promise<string> {
  if (addsCurrent === true) {
    const id = await anyCreator(call, { named, addsCurrent })
    if (id !== undefined) return id
  }
  if (named === undefined) return requireUser(call).row.id
  const id = resolveUserId(call, named)
  if (id !== requireUser(call).row.id)
    throw new HttpError(403, 'Clients may only create teams for their own user.')
  return id
}
