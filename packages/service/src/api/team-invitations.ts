import * as routes from '@latchkey/contract/routes/teams/team-invitations'
import * as teamInvitationCodesRoutes from '@latchkey/contract/routes/teams/team-invitation-codes'
import * as schemas from '@latchkey/contract/schemas/teams/team-invitations'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, teamSubject } from '../domain/audit/record-audit-event.js'
import { isLatchkeyClient } from '../client-generations/client-generation.js'
import { success, toList } from './call/response.js'
import { codeLink, isTrustedCallback } from '../domain/projects/project-domains.js'
import { deleteInvitation, listInvitations } from '../domain/teams/team-invitations.js'
import { findInvitationNames, userNameOf } from '../domain/users/invitation-names.js'
import { acceptReceived, listReceivedInvitations } from '../domain/users/received-invitations.js'
import { joinInvitedTeam } from '../domain/owned-projects/project-invitations.js'
import { findTeam } from '../domain/teams/teams.js'
import {
  checkCode,
  consumeCode,
  prepareCode,
} from '../domain/verification-codes/verification-codes.js'
import { findTeamOrReject, requireTeam } from './call/find-team.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { sendEmail } from '../domain/email/send-email.js'
import { HttpError } from '../errors/http-error.js'
import { requireSession } from '../domain/sessions/active-sessions.js'
import { inTransaction } from '../db/in-transaction.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

export const teamInvitations = implement({ ...teamInvitationCodesRoutes, ...routes }, schemas, {
  sendTeamInvitation: async (call) => {
    const { ctx, auth, body, user } = call
    const { project } = auth
    const { id: teamId } = await findTeamOrReject(call, body.teamId)
    if (!(await isTrustedCallback(ctx.db, project, body.callbackUrl)))
      throw fail('REDIRECT_URL_NOT_WHITELISTED')
    const id = await inTransaction(ctx, async (tx) => {
      // Locked as when an invitation is accepted: a deletion of the team deletes its invitations, and none is
      // added afterwards.
      const team = requireTeam(
        await findTeam(tx.db, project.id, teamId, { isLocked: true }),
        teamId,
      )
      const data = { teamId, email: body.email, ...(user && { inviterId: user.row.id }) }
      const newCode = await prepareCode(tx, project, { kind, userId: null, data })
      const id = newCode.values.codeId
      await sendEmail(tx, {
        project,
        user: null,
        template: 'team_invitation',
        to: body.email,
        link: codeLink(body.callbackUrl, newCode.code),
        newCode: newCode.values,
        teamDisplayName: team.displayName,
        inviterDisplayName: user && userNameOf(user),
      })
      await recordAuditEvent(tx, project, {
        action: 'team_invitation.sent',
        subject: teamSubject(team.id),
        details: { invitationId: id, email: body.email },
      })
      return id
    })
    ctx.outbox.wake()
    return { ...success, id }
  },

  listTeamInvitations: async (call) => {
    const { ctx, auth, query, subject } = call
    if (subject !== undefined && query.teamId === undefined)
      return listReceived(call, subject.row.id)
    if (query.teamId === undefined || subject !== undefined)
      throw fail('SCHEMA_ERROR', {
        message: 'query.team_id or query.user_id is required, not both.',
      })
    const team = await findTeamOrReject(call, query.teamId)
    const invitations = await listInvitations(ctx, auth.project, team.id)
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
    const { ctx, auth, params, subject } = call
    await acceptReceived(ctx, auth.project, {
      id: params.id,
      userId: subject.row.id,
      requireSession: (db) => requireSession(db, call),
      join: (tx, invitation) => joinInvitedTeam(tx, auth.project, { user: subject, invitation }),
    })
    return {}
  },

  revokeTeamInvitation: async (call) => {
    const { ctx, auth, params, query } = call
    const team = await findTeamOrReject(call, query.teamId)
    if (!(await deleteInvitation(ctx, auth.project, { teamId: team.id, id: params.id })))
      throw new HttpError(404, 'There is no such invitation to this team.')
    return success
  },

  checkTeamInvitationCode: async ({ ctx, body, headers, auth: { project } }) => {
    const { data } = await checkCode(ctx, project, { kind, code: body.code })
    if (!isLatchkeyClient(headers)) return { isCodeValid: true } as const
    // The email with the code names all of this. A page shows the names, and fills the address into the form of a user
    // who has to sign up first. The recorded response, which other clients get, does not contain them.
    const names = await findInvitationNames(ctx.db, project, data)
    return { isCodeValid: true, recipientEmail: data.email, ...names } as const
  },

  readTeamInvitationDetails: async ({ ctx, body, headers, auth: { project } }) => {
    const { data } = await checkCode(ctx, project, { kind, code: body.code })
    const names = await findInvitationNames(ctx.db, project, data)
    if (names === undefined) throw fail('VERIFICATION_CODE_NOT_FOUND')
    const { teamDisplayName, inviterDisplayName } = names
    const team = { teamId: data.teamId, teamDisplayName }
    return isLatchkeyClient(headers) ? { ...team, inviterDisplayName } : team
  },

  acceptTeamInvitation: async (call) => {
    const { ctx, body, auth, user } = call
    const { project } = auth
    const { id, data } = await checkCode(ctx, project, { kind, code: body.code })
    const hasTeam = await inTransaction(ctx, async (tx) => {
      // Locked before the code, as in a deletion of the team, which deletes its invitations.
      const team = await findTeam(tx.db, project.id, data.teamId, { isLocked: true })
      if (team === undefined) return false
      // The code is used up also without a signed-in user.
      await consumeCode(tx, project, id)
      if (user !== undefined) await joinInvitedTeam(tx, project, { user, invitation: data })
      return true
    })
    // Not declared, because the code is used up first, as recorded.
    if (user === undefined) throw fail('USER_AUTHENTICATION_REQUIRED')
    if (!hasTeam) throw fail('VERIFICATION_CODE_NOT_FOUND')
    return {}
  },
})

const kind = 'team_invitation'

async function listReceived({ ctx, auth }: Caller, userId: string) {
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
