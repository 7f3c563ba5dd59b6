import type { Endpoint, WireOf } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
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

export const checkTeamInvitationCode = {
  method: 'POST',
  path: '/team-invitations/accept/check-code',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.checkTeamInvitationCode>,
  errors: verificationCodeErrors,
} as const satisfies Endpoint

export const readTeamInvitationDetails = {
  method: 'POST',
  path: '/team-invitations/accept/details',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.readTeamInvitationDetails>,
  errors: [...verificationCodeErrors, 'USER_AUTHENTICATION_REQUIRED'],
} as const satisfies Endpoint

export const acceptTeamInvitation = {
  method: 'POST',
  path: '/team-invitations/accept',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.acceptTeamInvitation>,
  errors: [...verificationCodeErrors, 'USER_AUTHENTICATION_REQUIRED'],
} as const satisfies Endpoint
