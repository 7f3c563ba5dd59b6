import { endpoint, of } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/team-invitations.js'

export const sendTeamInvitation = endpoint({
  method: 'POST',
  path: '/team-invitations/send-code',
  strictQuery: false,
  wire: of<typeof schema.sendTeamInvitation>(),
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
    'REDIRECT_URL_NOT_WHITELISTED',
  ],
})

export const listTeamInvitations = endpoint({
  method: 'GET',
  path: '/team-invitations',
  wire: of<typeof schema.listTeamInvitations>(),
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
  ],
})

export const revokeTeamInvitation = endpoint({
  method: 'DELETE',
  path: '/team-invitations/{id}',
  wire: of<typeof schema.revokeTeamInvitation>(),
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
  ],
})

export const checkTeamInvitationCode = endpoint({
  method: 'POST',
  path: '/team-invitations/accept/check-code',
  strictQuery: false,
  wire: of<typeof schema.checkTeamInvitationCode>(),
  errors: verificationCodeErrors,
})

export const readTeamInvitationDetails = endpoint({
  method: 'POST',
  path: '/team-invitations/accept/details',
  strictQuery: false,
  wire: of<typeof schema.readTeamInvitationDetails>(),
  errors: [...verificationCodeErrors, 'USER_AUTHENTICATION_REQUIRED'],
})

export const acceptTeamInvitation = endpoint({
  method: 'POST',
  path: '/team-invitations/accept',
  strictQuery: false,
  wire: of<typeof schema.acceptTeamInvitation>(),
  errors: [...verificationCodeErrors, 'USER_AUTHENTICATION_REQUIRED'],
})
