import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/teams/team-invitations.js'

export const sendTeamInvitation = {
  method: 'POST' as TypedMethod<'POST', typeof schema.sendTeamInvitation>,
  path: '/team-invitations/send-code',
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
    'REDIRECT_URL_NOT_WHITELISTED',
  ],
} as const satisfies Endpoint

export const listTeamInvitations = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listTeamInvitations>,
  path: '/team-invitations',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
    'USER_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const acceptReceivedInvitation = {
  method: 'POST' as TypedMethod<'POST', typeof schema.acceptReceivedInvitation>,
  path: '/team-invitations/{id}/accept',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'VERIFICATION_CODE_NOT_FOUND',
    'VERIFICATION_CODE_ALREADY_USED',
    'TEAM_INVITATION_EMAIL_MISMATCH',
  ],
  isLater: true,
} as const satisfies Endpoint

export const revokeTeamInvitation = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.revokeTeamInvitation>,
  path: '/team-invitations/{id}',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
  ],
} as const satisfies Endpoint
