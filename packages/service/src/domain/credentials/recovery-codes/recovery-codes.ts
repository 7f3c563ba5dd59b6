import { and, count, eq, min } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../../audit/record-audit-event.js'
import { type Context, projectNow } from '../../../context.js'
import type { Database } from '../../../db/database.js'
import { inTransaction } from '../../../db/in-transaction.js'
import { recoveryCodes, type Project } from '../../../db/schema.js'
import { rejection } from '../../../errors/http-error.js'
import { hashSecret } from '../../../lib/secrets.js'
import { lockUser } from '../../users/users.js'
import { newRecoveryCode, withoutSeparators } from './recovery-code-text.js'

const CODES_PER_USER = 10

/** The unused recovery codes of a user. */
export interface UnusedRecoveryCodes {
  remaining: number
  createdAtMillis: number | null
}

/** Counts the unused recovery codes of a user. */
export async function readRecoveryCodes(
  db: Database,
  userId: string,
): Promise<UnusedRecoveryCodes> {
  const [row] = await db
    .select({ remaining: count(), createdAtMillis: min(recoveryCodes.createdAt) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return row ?? { remaining: 0, createdAtMillis: null }
}

/**
 * Replaces the recovery codes of a user, who must have a second factor.
 *
 * @param requireSession rejects if the session that sent the request has ended; called while the user is locked
 * @returns the texts of the codes, which are stored as hashes only
 */
export const createRecoveryCodes = (
  ctx: Context,
  project: Project,
  { userId, requireSession }: { userId: string; requireSession: (db: Database) => Promise<void> },
): Promise<UnusedRecoveryCodes & { codes: string[] }> =>
  inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, userId)
    await requireSession(tx.db)
    if (!user?.requiresTotp)
      throw rejection('Set up an authenticator app before you create recovery codes.')
    await deleteRecoveryCodes(tx.db, userId)
    const codes = Array.from({ length: CODES_PER_USER }, newRecoveryCode)
    const createdAt = projectNow(tx, project)
    await tx.db.insert(recoveryCodes).values(
      codes.map((code) => ({
        userId,
        projectId: project.id,
        hash: hashSecret(withoutSeparators(code)),
        createdAt,
      })),
    )
    await recordAuditEvent(tx, project, {
      action: 'recovery_codes.created',
      subject: userSubject(userId),
    })
    return { codes, remaining: codes.length, createdAtMillis: createdAt }
  })

/**
 * Uses a recovery code of a user up, or rejects with INVALID_TOTP_CODE. Pass a transaction to use the code only if the
 * rest succeeds.
 *
 * @param code in the form of `canonicalRecoveryCode`
 */
export async function consumeRecoveryCode(
  ctx: Context,
  project: Project,
  { userId, code }: { userId: string; code: string },
): Promise<void> {
  const isCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashSecret(code)))
  const used = await ctx.db
    .delete(recoveryCodes)
    .where(isCode)
    .returning({ userId: recoveryCodes.userId })
  if (used.length === 0) throw fail('INVALID_TOTP_CODE')
  await recordAuditEvent(ctx, project, {
    action: 'recovery_code.used',
    subject: userSubject(userId),
    isBySubject: true,
  })
}

/** Deletes the recovery codes of a user, which are useless without the second factor. */
export async function deleteRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
