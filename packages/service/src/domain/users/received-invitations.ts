import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { MAX_PAGE_SIZE } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { type Context, projectNow } from '../../context.js'
import { consumeCode } from '../verification-codes/verification-codes.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { contactChannels, teamOf, teams, verificationCodes, type Project } from '../../db/schema.js'
import type { CodeData } from '../../db/values.js'
import { lockUser } from './users.js'
import type { TeamInvitation } from '../teams/team-invitations.js'
import { findTeam } from '../teams/teams.js'

interface ReceivedInvitation extends Pick<TeamInvitation, 'id' | 'teamId' | 'email' | 'expiresAt'> {
  teamDisplayName: string
}

/**
 * Lists the invitations to verified addresses of a user that can still be accepted, oldest first, at most as many as a
 * page has.
 */
export async function listReceivedInvitations(
  ctx: Context,
  project: Project,
  userId: string,
): Promise<ReceivedInvitation[]> {
  const isToUser = and(
    eq(contactChannels.userId, userId),
    contactChannels.isVerified,
    eq(contactChannels.canonicalValue, verificationCodes.address),
  )
  const rows = await ctx.db
    .select({ code: verificationCodes, teamDisplayName: teams.displayName })
    .from(verificationCodes)
    .innerJoin(contactChannels, isToUser)
    // The type of the team's index: a comparison as text would read all teams.
    .innerJoin(teams, eq(teams.id, sql`${teamOf(verificationCodes)}::uuid`))
    .where(
      and(
        eq(verificationCodes.projectId, project.id),
        eq(verificationCodes.kind, 'team_invitation'),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, projectNow(ctx, project)),
      ),
    )
    .orderBy(asc(verificationCodes.createdAt), asc(verificationCodes.id))
    .limit(MAX_PAGE_SIZE)
  return rows.map(({ code: { id, data, expiresAt }, teamDisplayName }) => {
    const { teamId, email } = data as CodeData['team_invitation']
    return { id, teamId, teamDisplayName, email, expiresAt }
  })
}

/**
 * Accepts an invitation without its code: the user has verified the address that it was sent to. Throws
 * VERIFICATION_CODE_NOT_FOUND, VERIFICATION_CODE_ALREADY_USED or TEAM_INVITATION_EMAIL_MISMATCH.
 */
export const acceptReceived = (
  ctx: Context,
  project: Project,
  {
    id,
    userId,
    requireSession,
    join,
  }: {
    id: string
    userId: string
    requireSession: (db: Database) => Promise<void>
    /** Adds the user to the team. */
    join: (tx: Context, invitation: CodeData['team_invitation']) => Promise<void>
  },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const isInvitation = and(
      eq(verificationCodes.projectId, project.id),
      eq(verificationCodes.kind, 'team_invitation'),
      eq(verificationCodes.id, id),
      gt(verificationCodes.expiresAt, projectNow(ctx, project)),
    )
    const [invitation] = await tx.db.select().from(verificationCodes).where(isInvitation)
    if (invitation === undefined) throw fail('VERIFICATION_CODE_NOT_FOUND')
    const data = invitation.data as CodeData['team_invitation']
    const { teamId, email } = data
    // Locked before the code, as in a deletion of the team, which deletes its invitations.
    const team = await findTeam(tx.db, project.id, teamId, { isLocked: true })
    if (team === undefined) throw fail('VERIFICATION_CODE_NOT_FOUND')
    await lockUser(tx.db, userId)
    await requireSession(tx.db)
    if (!(await hasVerified(tx.db, userId, email))) throw fail('TEAM_INVITATION_EMAIL_MISMATCH')
    await consumeCode(tx, project, id)
    await join(tx, data)
  })

async function hasVerified(db: Database, userId: string, email: string): Promise<boolean> {
  const isAddress = eq(contactChannels.canonicalValue, canonicalEmail(email))
  const [channel] = await db
    .select({ id: contactChannels.id })
    .from(contactChannels)
    .where(and(eq(contactChannels.userId, userId), isAddress, contactChannels.isVerified))
  return channel !== undefined
}
