import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/teams/team-invitations.js'

export const sendTeamInvitation = /* @__PURE__ */ route<typeof schema.sendTeamInvitation>()({
  request: 'POST /team-invitations/send-code',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  users: ['anonymous', 'impersonated'],
  permission: { team: 'body.team_id', ids: ['$invite_members'] },
  proofOfWork: true,
  limits: [{ email: 'body.email' }],
  errors: ['TEAM_NOT_FOUND', 'REDIRECT_URL_NOT_WHITELISTED'],
  audit: ['team_invitation.sent'],
})

export const listTeamInvitations = /* @__PURE__ */ route<typeof schema.listTeamInvitations>()({
  request: 'GET /team-invitations',
  role: 'read_only',
  about: { user: 'query.user_id', optionalFor: 'everyone' },
  permission: {
    team: 'query.team_id',
    isOptional: true,
    ids: ['$read_members', '$invite_members'],
  },
  errors: ['TEAM_NOT_FOUND'],
})

export const acceptReceivedInvitation = /* @__PURE__ */ route<
  typeof schema.acceptReceivedInvitation
>()({
  request: 'POST /team-invitations/{id}/accept',
  users: ['anonymous', 'restricted', 'impersonated'],
  about: { user: 'query.user_id' },
  errors: [
    'VERIFICATION_CODE_NOT_FOUND',
    'VERIFICATION_CODE_ALREADY_USED',
    'TEAM_INVITATION_EMAIL_MISMATCH',
  ],
  isLater: true,
  audit: ['team_member.added', 'permission.granted'],
})

export const revokeTeamInvitation = /* @__PURE__ */ route<typeof schema.revokeTeamInvitation>()({
  request: 'DELETE /team-invitations/{id}',
  users: ['anonymous', 'impersonated'],
  permission: { team: 'query.team_id', ids: ['$remove_members'] },
  errors: ['TEAM_NOT_FOUND'],
  audit: ['team_invitation.revoked'],
})
