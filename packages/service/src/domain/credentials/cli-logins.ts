import { and, eq, gt, isNull } from 'drizzle-orm'
import { CLI_LOGIN_MILLIS } from '@latchkey/contract/constants'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { cliLogins, type Project } from '../../db/schema.js'
import { expiryOf } from '../verification-codes/code-lifetimes.js'
import { hashSecret, randomSecret } from '../../lib/secrets.js'

/** Begins a command-line sign-in: one code for the tool that waits, one for the browser. */
export async function beginCliLogin(
  ctx: Context,
  project: Project,
  waitMillis: number = CLI_LOGIN_MILLIS,
): Promise<{ pollingCode: string; loginCode: string; expiresAt: number }> {
  const pollingCode = randomSecret()
  const loginCode = randomSecret()
  const createdAt = projectNow(ctx, project)
  const expiresAt = expiryOf(createdAt, waitMillis)
  await ctx.db.insert(cliLogins).values({
    projectId: project.id,
    pollingCodeHash: hashSecret(pollingCode),
    loginCodeHash: hashSecret(loginCode),
    createdAt,
    expiresAt,
  })
  return { pollingCode, loginCode, expiresAt }
}

/** Confirms a waiting sign-in; returns false if there is none. */
export async function completeCliLogin(
  ctx: Context,
  project: Project,
  { loginCode, refreshToken }: { loginCode: string; refreshToken: string },
): Promise<boolean> {
  const completed = await ctx.db
    .update(cliLogins)
    .set({ refreshTokenSealed: ctx.sealer.seal(refreshToken) })
    .where(
      and(
        eq(cliLogins.projectId, project.id),
        eq(cliLogins.loginCodeHash, hashSecret(loginCode)),
        gt(cliLogins.expiresAt, projectNow(ctx, project)),
        isNull(cliLogins.refreshTokenSealed),
        isNull(cliLogins.usedAt),
      ),
    )
    .returning({ id: cliLogins.id })
  return completed.length > 0
}

export type CliLoginState =
  | { status: 'waiting' | 'expired' | 'used' }
  | { status: 'success'; refreshToken: string }

/**
 * Returns the state of a sign-in to the tool, and the refresh token once; afterwards it is not kept.
 */
export const pollCliLogin = (
  ctx: Context,
  project: Project,
  pollingCode: string,
): Promise<CliLoginState> =>
  inTransaction(ctx, async ({ db }) => {
    const now = projectNow(ctx, project)
    const [login] = await db
      .select()
      .from(cliLogins)
      .where(
        and(
          eq(cliLogins.projectId, project.id),
          eq(cliLogins.pollingCodeHash, hashSecret(pollingCode)),
        ),
      )
      .for('update')
    if (login === undefined) throw fail('INVALID_POLLING_CODE')
    if (login.expiresAt <= now) return { status: 'expired' }
    if (login.usedAt !== null) return { status: 'used' }
    if (login.refreshTokenSealed === null) return { status: 'waiting' }
    await db
      .update(cliLogins)
      .set({ usedAt: now, refreshTokenSealed: null })
      .where(eq(cliLogins.id, login.id))
    return { status: 'success', refreshToken: ctx.sealer.open(login.refreshTokenSealed) }
  })
