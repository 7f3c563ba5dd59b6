import type { Endpoint, TypedMethod } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/teams/team-invitations.js'

export const checkTeamInvitationCode = {
  method: 'POST' as TypedMethod<'POST', typeof schema.checkTeamInvitationCode>,
  path: '/team-invitations/accept/check-code',
  errors: verificationCodeErrors,
} as const satisfies Endpoint

export const readTeamInvitationDetails = {
  method: 'POST' as TypedMethod<'POST', typeof schema.readTeamInvitationDetails>,
  path: '/team-invitations/accept/details',
  errors: [...verificationCodeErrors, 'USER_AUTHENTICATION_REQUIRED'],
} as const satisfies Endpoint

export const acceptTeamInvitation = {
  method: 'POST' as TypedMethod<'POST', typeof schema.acceptTeamInvitation>,
  path: '/team-invitations/accept',
  errors: [...verificationCodeErrors, 'USER_AUTHENTICATION_REQUIRED'],
} as const satisfies Endpoint
