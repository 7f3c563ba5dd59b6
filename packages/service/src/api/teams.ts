import * as routes from '@latchkey/contract/routes/teams/teams'
import * as schemas from '@latchkey/contract/schemas/teams/teams'
import { fail } from '@latchkey/contract/errors'
import { success, toList } from './call/response.js'
import type { User } from '../domain/users/user-view.js'
import { checkPicture } from '../domain/users/profile-image.js'
import { rejectOwnerTeam } from '../domain/owned-projects/owner-teams.js'
import {
  createTeam,
  deleteTeam,
  listTeams,
  updateTeam,
  toServerTeam,
  toTeam,
} from '../domain/teams/teams.js'
import { findTeamOrReject, requireTeam } from './call/find-team.js'
import { implement } from './call/implement.js'
import { HttpError } from '../errors/http-error.js'
import { violates } from '../db/errors.js'
import { inTransaction } from '../db/in-transaction.js'

export const teams = implement(routes, schemas, {
  listTeams: async (call) => {
    const { ctx, auth, subject } = call
    const userId = subject.row.id
    return toList((await listTeams(ctx.db, auth.project.id, { userId })).map(toTeam))
  },

  createTeam: async (call) => {
    const { ctx, auth, body, user } = call
    checkPicture(body.profileImageUrl)
    const creator = creatorOf(call) ?? user
    // Not declared, because `add_current_user` without a user has its own error, as recorded.
    if (creator === undefined) throw fail('USER_AUTHENTICATION_REQUIRED')
    const team = await inTransaction(ctx, (tx) =>
      createTeam(
        tx,
        auth.project,
        {
          displayName: body.displayName,
          profileImageUrl: body.profileImageUrl,
          clientMetadata: body.clientMetadata,
          creatorUserId: creator.row.id,
        },
        'refuse',
      ),
    )
    return toTeam(team)
  },

  readTeam: async (call) => toTeam(await findTeamOrReject(call, call.params.teamId)),

  updateTeam: async (call) => {
    const { ctx, auth, params, body } = call
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
    const wasThere = await inTransaction(ctx, async (tx) => {
      await rejectOwnerTeam(tx.db, params.teamId)
      return deleteTeam(tx, auth.project, params.teamId)
    })
    if (!wasThere) throw fail('TEAM_NOT_FOUND', { teamId: params.teamId })
    return success
  },

  listTeamsByServer: async (call) => {
    const { ctx, auth, subjectId: userId } = call
    return toList((await listTeams(ctx.db, auth.project.id, { userId })).map(toServerTeam))
  },

  createTeamByServer: async (call) => {
    const { ctx, auth, body } = call
    const team = await inTransaction(ctx, (tx) =>
      createTeam(
        tx,
        auth.project,
        {
          id: body.id,
          displayName: body.displayName,
          profileImageUrl: body.profileImageUrl,
          clientMetadata: body.clientMetadata,
          clientReadOnlyMetadata: body.clientReadOnlyMetadata,
          serverMetadata: body.serverMetadata,
          creatorUserId: creatorOf(call)?.row.id,
        },
        'refuse',
      ),
    ).catch((error: unknown) => {
      // Also the ID of a team of another project: the error does not tell them apart.
      throw violates(error, 'teams_pkey') ? fail('ID_NOT_AVAILABLE', { id: body.id ?? '' }) : error
    })
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

interface CreatorFields {
  query: { addCurrentUser?: boolean | undefined }
  /** The signed-in user. */
  user: User | undefined
  /** The named creator. */
  subject: User | undefined
}

/** Returns the first member of a new team: the named user, or the caller in the older form of the call. */
function creatorOf({ query, user, subject }: CreatorFields): User | undefined {
  if (query.addCurrentUser !== true) return subject
  if (subject !== undefined)
    throw new HttpError(400, 'Pass creator_user_id or add_current_user, not both.')
  if (user === undefined) throw new HttpError(401, 'add_current_user needs a signed-in user.')
  return user
}
