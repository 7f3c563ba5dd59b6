import type { Endpoint, WireOf } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/team-invitations.js'

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
