import { and, eq, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import { users, type Project } from '../../db/schema.js'
import type { Sealer } from '../../lib/sealer.js'

/**
 * Cancels the deletion of a user, who can sign in again; the ended sessions stay ended. Call it in a transaction.
 *
 * @param deleteAt restores only if the deletion is the one of this time
 * @returns whether there was such a deletion
 */
export async function restoreUser(
  tx: Context,
  project: Project,
  { userId, deleteAt }: { userId: string; deleteAt?: number },
): Promise<boolean> {
  const isPending =
    deleteAt === undefined ? isNotNull(users.deleteAt) : eq(users.deleteAt, sql`${deleteAt}`)
  const restored = await tx.db
    .update(users)
    .set({ deleteAt: null })
    .where(and(eq(users.id, userId), eq(users.projectId, project.id), isPending))
    .returning({ id: users.id })
  if (restored.length === 0) return false
  await recordAuditEvent(tx, project, {
    action: 'user.restored',
    subject: userSubject(userId),
    isBySubject: deleteAt !== undefined,
  })
  return true
}

/** How long the user has to confirm after the sign-in. */
const LIFETIME_MILLIS = 10 * 60 * 1000

const restoreCode = z.strictObject({
  purpose: z.literal('restore-account'),
  userId: z.string(),
  /** Time of the deletion. After the deletion was canceled, the code is no longer valid. */
  deleteAt: z.number(),
  createdAt: z.number(),
})

type RestoreCode = Omit<z.output<typeof restoreCode>, 'purpose'>

/**
 * Creates the code with which the rejected sign-in cancels the deletion of the account. It is sealed, not stored: the
 * transaction of a rejected sign-in is rolled back.
 */
export function createRestoreCode(sealer: Sealer, facts: RestoreCode): string {
  const sealed = sealer.seal(JSON.stringify({ purpose: 'restore-account', ...facts }))
  // The code is part of the URL of a page.
  return Buffer.from(sealed, 'base64').toString('base64url')
}

/** Returns the content of a code of this service; undefined for any other text. */
export function openRestoreCode(sealer: Sealer, code: string): RestoreCode | undefined {
  try {
    const text = sealer.open(Buffer.from(code, 'base64url').toString('base64'))
    return restoreCode.safeParse(JSON.parse(text)).data
  } catch {
    // A client can send any text.
    return undefined
  }
}

export const isExpired = ({ createdAt }: RestoreCode, now: number): boolean =>
  createdAt + LIFETIME_MILLIS <= now
