import { and, asc, desc, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../../audit/record-audit-event.js'
import type { Context } from '../../../context.js'
import type { Database } from '../../../db/database.js'
import { inTransaction } from '../../../db/in-transaction.js'
import { passkeys, type Project } from '../../../db/schema.js'
import { passkeyName } from './passkey-name.js'
import { hasSignInMethod, type Authorized } from '../../users/sign-in-methods.js'
import { emitUpdated, lockUser } from '../../users/users.js'

export type Passkey = typeof passkeys.$inferSelect

/** Every authenticator is asked for each excluded passkey, and clients accept 200 at most. */
const MAX_EXCLUDED = 100

interface PasskeyId {
  userId: string
  id: string
}

/** Lists the passkeys of a user, oldest first. */
export const listPasskeys = (db: Database, projectId: string, userId: string): Promise<Passkey[]> =>
  db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.projectId, projectId), eq(passkeys.userId, userId)))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

/** Lists the passkeys whose authenticators cannot create another one for the user. */
export const listExcluded = (db: Database, userId: string) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt))
    .limit(MAX_EXCLUDED)

/** Renames a passkey; undefined if the user has no such passkey. */
export const renamePasskey = (
  ctx: Context,
  project: Project,
  { userId, id, name, requireSession }: PasskeyId & Authorized & { name: string },
): Promise<Passkey | undefined> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    await requireSession(tx.db)
    const [renamed] = await tx.db
      .update(passkeys)
      .set({ name })
      .where(isOwn(project.id, { userId, id }))
      .returning()
    if (renamed === undefined) return undefined
    await recordAuditEvent(tx, project, {
      action: 'passkey.renamed',
      subject: userSubject(userId),
      details: { passkeyId: id, name },
    })
    return renamed
  })

/** Removes a passkey; returns false if the user has no such passkey. */
export const deletePasskey = (
  ctx: Context,
  project: Project,
  { userId, id, byUser, requireSession }: PasskeyId & Authorized,
): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    await requireSession(tx.db)
    const [deleted] = await tx.db
      .delete(passkeys)
      .where(isOwn(project.id, { userId, id }))
      .returning()
    if (deleted === undefined) return false
    const wasSignInMethod = project.config.passkeyEnabled
    if (byUser && wasSignInMethod && !(await hasSignInMethod(tx.db, project, userId)))
      throw fail('LAST_SIGN_IN_METHOD')
    await recordRemoval(tx, project, deleted)
    await emitUpdated(tx, project, userId)
    return true
  })

/** Removes every passkey of a user. Pass a context whose `db` is a transaction that holds the user. */
export async function deletePasskeys(
  ctx: Context,
  project: Project,
  userId: string,
): Promise<void> {
  const deleted = await ctx.db.delete(passkeys).where(eq(passkeys.userId, userId)).returning()
  for (const passkey of deleted) await recordRemoval(ctx, project, passkey)
}

const isOwn = (projectId: string, { userId, id }: PasskeyId) =>
  and(eq(passkeys.projectId, projectId), eq(passkeys.userId, userId), eq(passkeys.id, id))

const recordRemoval = (ctx: Context, project: Project, passkey: Passkey): Promise<void> =>
  recordAuditEvent(ctx, project, {
    action: 'passkey.removed',
    subject: userSubject(passkey.userId),
    details: { passkeyId: passkey.id, name: passkeyName(passkey) ?? undefined },
  })

/** A passkey as its user sees it. */
export const toOwnedPasskey = (passkey: Passkey) => ({
  id: passkey.id,
  userId: passkey.userId,
  name: passkeyName(passkey),
  credentialId: passkey.credentialId,
  createdAtMillis: passkey.createdAt,
  lastUsedAtMillis: passkey.lastUsedAt,
  isBackedUp: passkey.isBackedUp,
})
