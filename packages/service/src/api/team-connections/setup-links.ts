import * as routes from '@latchkey/contract/routes/team-connections/setup-links'
import * as schemas from '@latchkey/contract/schemas/team-connections/setup-links'
import {
  createSetupLink,
  listSetupLinks,
  revokeSetupLink,
  type SsoSetupLink,
} from '../../domain/connection-sign-in/setup-links.js'
import { findTeamOrReject } from '../call/find-team.js'
import { implement } from '../call/implement.js'
import { success, toList } from '../call/response.js'
import { managerOf } from './manager.js'

export const ssoSetupLinks = implement(routes, schemas, {
  listSsoSetupLinks: async (call) => {
    const { ctx, auth, params } = call
    const { id } = await findTeamOrReject(call, params.teamId)
    return toList((await listSetupLinks(ctx, auth.project, id)).map(toResponse))
  },

  createSsoSetupLink: async (call) => {
    const { ctx, auth, params, body } = call
    const { id: teamId } = await findTeamOrReject(call, params.teamId)
    const { link, token } = await createSetupLink(ctx, auth.project, {
      teamId,
      creatorId: managerOf(call),
      expiresInSeconds: body.expiresInSeconds,
    })
    return { ...toResponse(link), token }
  },

  revokeSsoSetupLink: async (call) => {
    const { ctx, auth, params } = call
    const { id: teamId } = await findTeamOrReject(call, params.teamId)
    await revokeSetupLink(ctx, auth.project, { teamId, id: params.linkId })
    return success
  },
})

const toResponse = ({ id, creatorId, createdAt, expiresAt }: SsoSetupLink) => ({
  id,
  creatorId,
  createdAtMillis: createdAt,
  expiresAtMillis: expiresAt,
})
