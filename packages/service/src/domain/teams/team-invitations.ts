import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { recordAuditEvent, teamSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { teamOf, verificationCodes, type Project } from '../../db/schema.js'
import type { CodeData } from '../../db/values.js'

export interface TeamInvitation {
  id: string
  teamId: string
  email: string
  expiresAt: number
}

const invitesTo = (projectId: string, teamId: string) =>
  and(
    eq(verificationCodes.projectId, projectId),
    eq(verificationCodes.kind, 'team_invitation'),
    eq(teamOf(verificationCodes), teamId),
  )

/** Lists the invitations of a team that can still be accepted. */
export async function listInvitations(
  ctx: Context,
  project: Project,
  teamId: string,
): Promise<TeamInvitation[]> {
  const rows = await ctx.db
    .select()
    .from(verificationCodes)
    .where(
      and(
        invitesTo(project.id, teamId),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, projectNow(ctx, project)),
      ),
    )
    .orderBy(asc(verificationCodes.createdAt), asc(verificationCodes.id))
  return rows.map(({ id, data, expiresAt }) => {
    const { email } = data as CodeData['team_invitation']
    return { id, teamId, email, expiresAt }
  })
}

/** Deletes an invitation, also an accepted one; returns false if there was none. */
export const deleteInvitation = (
  ctx: Context,
  project: Project,
  { teamId, id }: { teamId: string; id: string },
): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const deleted = await tx.db
      .delete(verificationCodes)
      .where(and(invitesTo(project.id, teamId), eq(verificationCodes.id, id)))
      .returning({ id: verificationCodes.id })
    if (deleted.length === 0) return false
    await recordAuditEvent(tx, project, {
      action: 'team_invitation.revoked',
      subject: teamSubject(teamId),
      details: { invitationId: id },
    })
    return true
  })

/** Revokes all invitations of a team. */
export async function deleteInvitations(
  db: Database,
  projectId: string,
  teamId: string,
): Promise<void> {
  await db.delete(verificationCodes).where(invitesTo(projectId, teamId))
}
