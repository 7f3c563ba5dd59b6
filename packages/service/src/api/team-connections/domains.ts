import type { Output } from '@latchkey/contract'
import * as routes from '@latchkey/contract/routes/team-connections/domains'
import * as schemas from '@latchkey/contract/schemas/team-connections/domains'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import { verifyTeamDomain } from '../../domain/connection-sign-in/verify-domain.js'
import { recordOf } from '../../domain/team-connections/dns-proof.js'
import {
  addTeamDomain,
  listTeamDomains,
  removeTeamDomain,
  type TeamDomain,
} from '../../domain/team-connections/team-domains.js'
import { asciiDomain } from '../../lib/email-domain.js'
import { findTeamOrReject } from '../call/find-team.js'
import { implement } from '../call/implement.js'
import { success, toList } from '../call/response.js'

export const teamDomains = implement(routes, schemas, {
  listTeamDomains: async (call) => {
    const { id } = await findTeamOrReject(call, call.params.teamId)
    return toList((await listTeamDomains(call.ctx.db, id)).map(toResponse))
  },

  createTeamDomain: async (call) => {
    const { ctx, auth, body } = call
    const { id: teamId } = await findTeamOrReject(call, call.params.teamId)
    const domain = asciiDomain(body.domain)
    return toResponse(await addTeamDomain(ctx, auth.project, { teamId, domain }))
  },

  verifyTeamDomain: async (call) => {
    const { ctx, auth, params } = call
    const { id: teamId } = await findTeamOrReject(call, params.teamId)
    return toResponse(await verifyTeamDomain(ctx, auth.project, { teamId, id: params.domainId }))
  },

  deleteTeamDomain: async (call) => {
    const { ctx, auth, params } = call
    const { id: teamId } = await findTeamOrReject(call, params.teamId)
    await removeTeamDomain(ctx, auth.project, { teamId, id: params.domainId })
    return success
  },
})

function toResponse(domain: TeamDomain): CamelKeys<Output<typeof schemas.teamDomain>> {
  const { name, value } = recordOf(domain)
  return {
    id: domain.id,
    teamId: domain.teamId,
    domain: domain.domain,
    recordName: name,
    recordValue: value,
    verifiedAtMillis: domain.verifiedAt,
    missingAtMillis: domain.missingSince,
    createdAtMillis: domain.createdAt,
  }
}
