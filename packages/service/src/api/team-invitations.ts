import * as routes from '@latchkey/contract/routes/team-invitations'
import * as teamInvitationCodesRoutes from '@latchkey/contract/routes/team-invitation-codes'
import * as schemas from '@latchkey/contract/schemas/team-invitations'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, teamSubject } from '../domain/audit/record-audit-event.js'
import { isLatchkeyClient } from '../client-generations/client-generation.js'
import { success, toList } from './call/response.js'
import { currentUser, requireUser, subjectId } from './call/current-user.js'
import { canonicalEmail } from '../lib/canonical-email.js'
import { codeLink, isTrustedCallback } from '../domain/projects/callback-url.js'
import { requireTeamPermission } from '../domain/permissions/permissions.js'
import type { SystemPermission } from '../domain/teams/system-permissions.js'
import { deleteInvitation, listInvitations } from '../domain/teams/team-invitations.js'
import { acceptReceived, listReceivedInvitations } from '../domain/users/received-invitations.js'
import { addMember } from '../domain/teams/team-members.js'
import { findTeam } from '../domain/teams/teams.js'
import {
  checkCode,
  consumeCode,
  createCodeWithId,
} from '../domain/verification-codes/verification-codes.js'
import { findTeamOrReject, findUserOrReject, requireTeam } from './call/find-or-reject.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { limitEmail } from './call/request-limits.js'
import { sendEmail } from '../domain/email/send-email.js'
import { HttpError } from '../errors/http-error.js'
import { requireSession } from '../domain/sessions/require-session.js'
import { inTransaction } from '../db/in-transaction.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

const OWN_ONLY = 'Clients may only work with the invitations of their own user.'

export const teamInvitations = implement({ ...teamInvitationCodesRoutes, ...routes }, schemas, {
  sendTeamInvitation: async (call) => {
    const { ctx, auth, body } = call
    const { project } = auth
    if (auth.access === 'client') {
      const { row } = requireUser(call)
      await requirePermissions(call, { teamId: body.teamId, userId: row.id }, ['$invite_members'])
    }
    const { id: teamId } = await findTeamOrReject(call, body.teamId)
    if (!(await isTrustedCallback(ctx.db, project, body.callbackUrl)))
      throw fail('REDIRECT_URL_NOT_WHITELISTED')
    await limitEmail(call, canonicalEmail(body.email))
    const id = await inTransaction(ctx, async (tx) => {
      // Locked as when an invitation is accepted: a deletion of the team deletes its invitations, and none is
      // added afterwards.
      const team = requireTeam(
        await findTeam(tx.db, project.id, teamId, { isLocked: true }),
        teamId,
      )
      const data = { teamId, email: body.email }
      const created = await createCodeWithId(tx, project, { kind, userId: null, data })
      await sendEmail(tx, {
        project,
        user: null,
        template: 'team_invitation',
        to: body.email,
        link: codeLink(body.callbackUrl, created.code),
        teamDisplayName: team.displayName,
      })
      await recordAuditEvent(tx, project, {
        action: 'team_invitation.sent',
        subject: teamSubject(team.id),
        details: { invitationId: created.id, email: body.email },
      })
      return created.id
    })
    ctx.outbox.wake()
    return { ...success, id }
  },

  listTeamInvitations: async (call) => {
    const { ctx, auth, query } = call
    if (query.userId !== undefined && query.teamId === undefined)
      return listReceived(call, query.userId)
    if (query.teamId === undefined || query.userId !== undefined)
      throw fail('SCHEMA_ERROR', {
        message: 'query.team_id or query.user_id is required, not both.',
      })
    const requestedTeamId = query.teamId.toLowerCase()
    await requireReader(call, requestedTeamId, ['$read_members', '$invite_members'])
    const invitations = await listInvitations(ctx, auth.project, requestedTeamId)
    return toList(
      invitations.map(({ id, teamId, email, expiresAt }) => ({
        id,
        teamId,
        recipientEmail: email,
        expiresAtMillis: expiresAt,
      })),
    )
  },

  acceptReceivedInvitation: async (call) => {
    const { ctx, auth, params, query } = call
    const userId = subjectId(call, query.userId, OWN_ONLY)
    await findUserOrReject(call, userId)
    await acceptReceived(ctx, auth.project, {
      id: params.id,
      userId,
      requireSession: (db) => requireSession(db, call),
    })
    return {}
  },

  revokeTeamInvitation: async (call) => {
    const { ctx, auth, params, query } = call
    const invitation = { teamId: query.teamId.toLowerCase(), id: params.id }
    await requireReader(call, invitation.teamId, ['$remove_members'])
    if (!(await deleteInvitation(ctx, auth.project, invitation)))
      throw new HttpError(404, 'There is no such invitation to this team.')
    return success
  },

  checkTeamInvitationCode: async ({ ctx, body, headers, auth: { project } }) => {
    const { data } = await checkCode(ctx, project, { kind, code: body.code })
    // The code was sent to this address. A page fills it into the form of a user who has to sign up first. The recorded
    // response, which other clients get, does not contain it.
    return isLatchkeyClient(headers)
      ? ({ isCodeValid: true, recipientEmail: data.email } as const)
      : ({ isCodeValid: true } as const)
  },

  readTeamInvitationDetails: async (call) => {
    const { ctx, body, auth } = call
    const { data } = await checkCode(ctx, auth.project, { kind, code: body.code })
    requireUser(call)
    const team = await findTeam(ctx.db, auth.project.id, data.teamId)
    if (team === undefined) throw fail('VERIFICATION_CODE_NOT_FOUND')
    return { teamId: team.id, teamDisplayName: team.displayName }
  },

  acceptTeamInvitation: async (call) => {
    const { ctx, body, auth } = call
    const { project, user } = auth
    const { id, data } = await checkCode(ctx, project, { kind, code: body.code })
    const hasTeam = await inTransaction(ctx, async (tx) => {
      // Locked before the code, as in a deletion of the team, which deletes its invitations.
      const team = await findTeam(tx.db, project.id, data.teamId, { isLocked: true })
      if (team === undefined) return false
      // The code is used up also without a signed-in user.
      await consumeCode(tx, project, id)
      if (user !== undefined)
        await addMember(tx, project, {
          teamId: team.id,
          userId: user.row.id,
          undefinedPermissions: 'skip',
        })
      return true
    })
    if (user === undefined) throw fail('USER_AUTHENTICATION_REQUIRED')
    if (!hasTeam) throw fail('VERIFICATION_CODE_NOT_FOUND')
    return {}
  },
})

const kind = 'team_invitation'

async function listReceived(call: Caller, id: string) {
  const { ctx, auth } = call
  const userId = subjectId(call, id, OWN_ONLY)
  await findUserOrReject(call, userId)
  const invitations = await listReceivedInvitations(ctx, auth.project, userId)
  return toList(
    invitations.map(({ id, teamId, teamDisplayName, email, expiresAt }) => ({
      id,
      teamId,
      teamDisplayName,
      recipientEmail: email,
      expiresAtMillis: expiresAt,
    })),
  )
}

/** Clients need permissions in the team; servers only need the team. */
async function requireReader(
  call: Caller,
  teamId: string,
  permissionIds: readonly SystemPermission[],
): Promise<void> {
  if (call.auth.access !== 'client') return void (await findTeamOrReject(call, teamId))
  const { row } = currentUser(call)
  await requirePermissions(call, { teamId, userId: row.id }, permissionIds)
}

async function requirePermissions(
  { ctx, auth }: Caller,
  member: { teamId: string; userId: string },
  permissionIds: readonly SystemPermission[],
): Promise<void> {
  for (const id of permissionIds)
    await requireTeamPermission(ctx, { ...member, projectId: auth.project.id }, id)
}
