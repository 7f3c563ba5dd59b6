import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/team-invitations.js'

export const sendTeamInvitation = {
  method: 'POST',
  path: '/team-invitations/send-code',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.sendTeamInvitation>,
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
    'REDIRECT_URL_NOT_WHITELISTED',
  ],
} as const satisfies Endpoint

export const listTeamInvitations = {
  method: 'GET',
  path: '/team-invitations',
  wire: undefined as WireOf<typeof schema.listTeamInvitations>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const revokeTeamInvitation = {
  method: 'DELETE',
  path: '/team-invitations/{id}',
  wire: undefined as WireOf<typeof schema.revokeTeamInvitation>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
  ],
} as const satisfies Endpoint
