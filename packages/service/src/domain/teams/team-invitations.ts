import { and, asc, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { recordAuditEvent, teamSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { projectOwnerTeams, teamOf, verificationCodes, type Project } from '../../db/schema.js'
import type { CodeData, ProjectInvitationData } from '../../db/values.js'

export interface TeamInvitation {
  id: string
  teamId: string
  email: string
  createdAt: number
  expiresAt: number
  /** The project that it is about; undefined for an invitation to a team alone. */
  project: ProjectInvitationData | undefined
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
  return rows.map(({ id, data, createdAt, expiresAt }) => {
    const { email, project } = data as CodeData['team_invitation']
    return { id, teamId, email, createdAt, expiresAt, project }
  })
}

/** Deletes an invitation, also an accepted one; returns false if there was none. */
export const deleteInvitation = (
  ctx: Context,
  project: Project,
  { teamId, id }: { teamId: string; id: string },
): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const [deleted] = await tx.db
      .delete(verificationCodes)
      .where(and(invitesTo(project.id, teamId), eq(verificationCodes.id, id)))
      .returning({ data: verificationCodes.data })
    if (deleted === undefined) return false
    const { email } = deleted.data as CodeData['team_invitation']
    await recordAuditEvent(tx, project, {
      action: 'team_invitation.revoked',
      subject: teamSubject(teamId),
      details: { invitationId: id, email },
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

/**
 * Whether an address has a pending invitation to manage a project, which the team of the invitation still owns. The owner of the
 * address may then sign up with it on the project `internal`, also while that is off.
 */
export async function isInvitedToProject(
  ctx: Context,
  project: Project,
  email: string,
): Promise<boolean> {
  if (project.id !== INTERNAL_PROJECT_ID) return false
  const { data } = verificationCodes
  const ownedProject = ctx.db
    .select({ id: projectOwnerTeams.projectId })
    .from(projectOwnerTeams)
    .where(
      and(
        eq(projectOwnerTeams.projectId, sql`${data} -> 'project' ->> 'id'`),
        eq(projectOwnerTeams.teamId, sql`${teamOf(verificationCodes)}::uuid`),
      ),
    )
  const count = await ctx.db.$count(
    verificationCodes,
    and(
      eq(verificationCodes.projectId, project.id),
      eq(verificationCodes.address, canonicalEmail(email)),
      eq(verificationCodes.kind, 'team_invitation'),
      isNull(verificationCodes.usedAt),
      gt(verificationCodes.expiresAt, projectNow(ctx, project)),
      exists(ownedProject),
    ),
  )
  return count > 0
}
