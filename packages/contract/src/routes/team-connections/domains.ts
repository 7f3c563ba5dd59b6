import { route } from '../../endpoint.js'
import { TEAM_ADMIN_PERMISSIONS } from '../../team-admin-permissions.js'
import type * as schema from '../../schemas/team-connections/domains.js'

// Extensions of this service: the deployed services of the protocol do not have them.

const permission = { team: 'params.team_id', ids: TEAM_ADMIN_PERMISSIONS } as const

export const listTeamDomains = /* @__PURE__ */ route<typeof schema.listTeamDomains>()({
  request: 'GET /latchkey/teams/{team_id}/domains',
  role: 'read_only',
  permission,
  errors: ['TEAM_NOT_FOUND'],
})

export const createTeamDomain = /* @__PURE__ */ route<typeof schema.createTeamDomain>()({
  request: 'POST /latchkey/teams/{team_id}/domains',
  permission,
  recentSignIn: true,
  success: 201,
  errors: ['TEAM_NOT_FOUND'],
  audit: ['team_domain.added'],
})

/** Looks the TXT record of a domain up, and verifies the domain if the record is there. */
export const verifyTeamDomain = /* @__PURE__ */ route<typeof schema.verifyTeamDomain>()({
  request: 'POST /latchkey/teams/{team_id}/domains/{domain_id}/verify',
  permission,
  recentSignIn: true,
  limits: [{ domainChecksOf: 'params.team_id' }],
  errors: [
    'TEAM_NOT_FOUND',
    'TEAM_DOMAIN_NOT_FOUND',
    'TEAM_DOMAIN_RECORD_NOT_FOUND',
    'TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM',
  ],
  audit: ['team_domain.verified', 'team_domain.lost', 'session.ended'],
})

export const deleteTeamDomain = /* @__PURE__ */ route<typeof schema.deleteTeamDomain>()({
  request: 'DELETE /latchkey/teams/{team_id}/domains/{domain_id}',
  permission,
  recentSignIn: true,
  errors: ['TEAM_NOT_FOUND', 'TEAM_DOMAIN_NOT_FOUND'],
  audit: ['team_domain.removed'],
})
