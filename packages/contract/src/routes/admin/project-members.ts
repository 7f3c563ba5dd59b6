import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/project-members.js'

// Extensions of this service: the deployed services of the protocol do not have them.

/** Lists the people who manage the project, with their roles. */
export const listProjectMembers = /* @__PURE__ */ route<typeof schema.listProjectMembers>()({
  request: 'GET /latchkey/project-members',
  access: ['admin'],
  role: 'read_only',
})

export const updateProjectMember = /* @__PURE__ */ route<typeof schema.updateProjectMember>()({
  request: 'PATCH /latchkey/project-members/{member_id}',
  access: ['admin'],
  requiresPerson: true,
  role: 'owner',
  recentSignIn: true,
  errors: ['PROJECT_MEMBER_NOT_FOUND', 'LAST_PROJECT_OWNER', 'TEAM_PERMISSION_REQUIRED'],
  audit: ['team_member.role_changed', 'permission.granted', 'permission.revoked'],
})

export const removeProjectMember = /* @__PURE__ */ route<typeof schema.removeProjectMember>()({
  request: 'DELETE /latchkey/project-members/{member_id}',
  access: ['admin'],
  requiresPerson: true,
  role: 'owner',
  recentSignIn: true,
  errors: ['PROJECT_MEMBER_NOT_FOUND', 'LAST_PROJECT_OWNER', 'TEAM_PERMISSION_REQUIRED'],
  audit: ['team_member.removed'],
})

export const listProjectInvitations = /* @__PURE__ */ route<typeof schema.listProjectInvitations>()(
  {
    request: 'GET /latchkey/project-invitations',
    access: ['admin'],
    role: 'read_only',
  },
)

/** Invites people by email to manage the project. A project without a team gets one first. */
export const sendProjectInvitations = /* @__PURE__ */ route<typeof schema.sendProjectInvitations>()(
  {
    request: 'POST /latchkey/project-invitations',
    access: ['admin'],
    requiresPerson: true,
    role: 'owner',
    recentSignIn: true,
    limits: [{ email: 'body.emails' }],
    errors: ['REDIRECT_URL_NOT_WHITELISTED', 'TEAM_PERMISSION_REQUIRED'],
    audit: [
      'permission.granted',
      'project.changed',
      'team.created',
      'team_invitation.sent',
      'team_member.added',
    ],
  },
)

/** Sends the email of an invitation again, with a new code. The code of the earlier email stops working. */
export const resendProjectInvitation = /* @__PURE__ */ route<
  typeof schema.resendProjectInvitation
>()({
  request: 'POST /latchkey/project-invitations/{invitation_id}/resend',
  access: ['admin'],
  requiresPerson: true,
  role: 'owner',
  recentSignIn: true,
  errors: [
    'PROJECT_INVITATION_NOT_FOUND',
    'REDIRECT_URL_NOT_WHITELISTED',
    'TEAM_PERMISSION_REQUIRED',
  ],
  audit: ['team_invitation.sent'],
})

export const revokeProjectInvitation = /* @__PURE__ */ route<
  typeof schema.revokeProjectInvitation
>()({
  request: 'DELETE /latchkey/project-invitations/{invitation_id}',
  access: ['admin'],
  requiresPerson: true,
  role: 'owner',
  errors: ['PROJECT_INVITATION_NOT_FOUND'],
  audit: ['team_invitation.revoked'],
})
