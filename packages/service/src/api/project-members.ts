import * as routes from '@latchkey/contract/routes/admin/project-members'
import * as codeRoutes from '@latchkey/contract/routes/admin/project-invitation-codes'
import * as schemas from '@latchkey/contract/schemas/admin/project-members'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import {
  findProjectInvitation,
  listProjectInvitations,
  readProjectInvitation,
  resendProjectInvitation,
  revokeProjectInvitation,
  sendProjectInvitations,
  type ProjectInvitation,
} from '../domain/owned-projects/project-invitations.js'
import {
  changeProjectRole,
  listProjectMembers,
  removeProjectMember,
  type ManagedProject,
  type ProjectMember,
} from '../domain/owned-projects/project-members.js'
import { findProject } from '../domain/projects/project-keys.js'
import { canonicalEmail } from '../lib/canonical-email.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { limitEmail } from './call/request-limits.js'
import { success, toList } from './call/response.js'

export const projectMembers = implement({ ...codeRoutes, ...routes }, schemas, {
  listProjectMembers: async ({ ctx, auth }) =>
    toList((await listProjectMembers(ctx, auth)).map(toMember)),

  updateProjectMember: async (call) => {
    const { ctx, params, body } = call
    const change = { memberId: params.memberId, role: body.role }
    return toMember(await changeProjectRole(ctx, managedBy(call), change))
  },

  removeProjectMember: async (call) => {
    await removeProjectMember(call.ctx, managedBy(call), call.params.memberId)
    return success
  },

  listProjectInvitations: async ({ ctx, auth: { project } }) => {
    const internal = await findProject(ctx, INTERNAL_PROJECT_ID)
    if (internal === undefined) return toList([])
    return toList((await listProjectInvitations(ctx, { project, internal })).map(toInvitation))
  },

  sendProjectInvitations: async (call) => {
    const { invitations, memberEmails } = await sendProjectInvitations(
      call.ctx,
      managedBy(call),
      call.body,
    )
    return { items: invitations.map(toInvitation), memberEmails }
  },

  resendProjectInvitation: async (call) => {
    const { ctx, params, body } = call
    const { project, owner } = managedBy(call)
    const id = params.invitationId
    const { email } = await findProjectInvitation(ctx, { project, internal: owner.project }, id)
    // The input does not have the address, so the rules cannot name it.
    await limitEmail(call, canonicalEmail(email))
    const change = { id, callbackUrl: body.callbackUrl }
    return toInvitation(await resendProjectInvitation(ctx, { project, owner }, change))
  },

  revokeProjectInvitation: async (call) => {
    await revokeProjectInvitation(call.ctx, managedBy(call), call.params.invitationId)
    return success
  },

  readProjectInvitation: async ({ ctx, auth, body }) => {
    const { project, role, email, hasAccount, inviter } = await readProjectInvitation(
      ctx,
      auth.project,
      body.code,
    )
    return {
      projectId: project.id,
      projectDisplayName: project.displayName,
      role,
      recipientEmail: email,
      recipientHasAccount: hasAccount,
      inviter,
    }
  },
})

/** The rules of these calls require a person. */
function managedBy({ auth: { project, owner } }: Pick<Call, 'auth'>): ManagedProject {
  if (owner === undefined) throw fail('ADMIN_AUTHENTICATION_REQUIRED')
  return { project, owner }
}

const toMember = ({ user: { row, primaryEmail }, role }: ProjectMember) => ({
  userId: row.id,
  displayName: row.displayName,
  profileImageUrl: row.profileImageUrl,
  primaryEmail: primaryEmail?.value ?? null,
  role,
  hasSecondFactor: row.requiresTotp,
  lastActiveAtMillis: row.lastActiveAt,
})

const toInvitation = ({ id, email, role, sentAt, expiresAt, inviter }: ProjectInvitation) => ({
  id,
  recipientEmail: email,
  role,
  sentAtMillis: sentAt,
  expiresAtMillis: expiresAt,
  inviter,
})
