import { route } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/teams/team-invitations.js'

// Apart from `team-invitations.ts`, because bundlers load whole files: a page that an email links to needs only this.

export const checkTeamInvitationCode = /* @__PURE__ */ route<
  typeof schema.checkTeamInvitationCode
>()({
  request: 'POST /team-invitations/accept/check-code',
  caller: 'anyone',
  errors: verificationCodeErrors,
  audit: 'changes nothing',
})

export const readTeamInvitationDetails = /* @__PURE__ */ route<
  typeof schema.readTeamInvitationDetails
>()({
  request: 'POST /team-invitations/accept/details',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  users: ['anonymous', 'restricted', 'impersonated'],
  about: 'me',
  errors: [verificationCodeErrors, 'USER_AUTHENTICATION_REQUIRED'],
  audit: 'changes nothing',
})

export const acceptTeamInvitation = /* @__PURE__ */ route<typeof schema.acceptTeamInvitation>()({
  request: 'POST /team-invitations/accept',
  caller: 'optional-user',
  users: ['anonymous', 'restricted', 'impersonated'],
  errors: [verificationCodeErrors, 'USER_AUTHENTICATION_REQUIRED'],
  audit: ['team_member.added', 'permission.granted'],
})
