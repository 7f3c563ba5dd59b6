import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { randomText } from '../../lib/secrets.js'
import type { Project } from '../../db/schema.js'
import { replacePassword } from './update-user.js'
import { isBanned } from '../users/suspension.js'
import { lockUser } from '../users/users.js'
import { createCode } from '../verification-codes/verification-codes.js'
import {
  type Credential,
  findPassword,
  requireCredential,
} from '../credentials/passwords/credentials.js'
import { hashPassword, type RunQueued } from '../../lib/passwords/password.js'

/** An admin passes a generated password on to the user, so it is valid for a short time only (OWASP ASVS 5.0, 6.4.1). */
const LIFETIME_MILLIS = 24 * 60 * 60 * 1000
/** Of five bits each. */
const LENGTH = 20

/** Sets a generated password, which the user must change at the sign-in. Ends every session. */
export async function generatePassword(
  ctx: Context,
  project: Project,
  { userId, runQueued }: { userId: string; runQueued: RunQueued },
): Promise<{ password: string; expiresAtMillis: number }> {
  const password = randomText(LENGTH)
  const hash = await hashPassword(password, ctx.config.passwordHashing, runQueued)
  return inTransaction(ctx, async (tx) => {
    if ((await lockUser(tx.db, userId)) === undefined) throw fail('USER_NOT_FOUND')
    const isFirst = (await findPassword(tx.db, userId)) === undefined
    const generatedUntil = projectNow(ctx, project) + LIFETIME_MILLIS
    await replacePassword(tx, project, { userId, hash, generatedUntil })
    await recordAuditEvent(tx, project, {
      action: 'password.set',
      subject: userSubject(userId),
      details: { isFirst, reason: 'generated' },
    })
    return { password, expiresAtMillis: generatedUntil }
  })
}

/** Returns true if a password was generated and its lifetime is over. */
export const hasExpired = (
  ctx: Context,
  project: Project,
  { generatedUntil }: Pick<Credential, 'generatedUntil'>,
): boolean => generatedUntil !== null && generatedUntil <= projectNow(ctx, project)

/**
 * Returns the error of a sign-in with a generated password: the password begins no session, because the
 * admin who passed it on knows it too. The error contains a code that sets another password. The code is bound to no
 * address, because knowing the password does not prove one.
 */
export const rejectGeneratedPassword = (
  ctx: Context,
  project: Project,
  credential: Credential,
): Promise<Error> =>
  // Returned, not thrown, so that the code is committed.
  inTransaction(ctx, async (tx) => {
    const { userId } = credential
    const user = await lockUser(tx.db, userId)
    await requireCredential(tx.db, credential)
    if (user !== undefined && isBanned(ctx, project, user)) throw fail('USER_BANNED')
    if (hasExpired(tx, project, credential)) return fail('GENERATED_PASSWORD_EXPIRED')
    const code = await createCode(tx, project, { kind: 'password_reset', userId, data: {} })
    return fail('PASSWORD_CHANGE_REQUIRED', { resetCode: code })
  })
