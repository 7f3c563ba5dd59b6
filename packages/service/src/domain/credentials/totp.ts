import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import { attemptCounts, users, type Project } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { hashSecret } from '../../lib/secrets.js'

const STEP_MILLIS = 30_000
/** Bytes of the shortest secret: 128 bits (RFC 4226, section 4, R6). A shorter one can be guessed from codes. */
const SECRET_BYTES = 16

/** Rejects a TOTP secret of fewer than 128 bits. `secret` is base64. */
export function checkTotpSecret({ config }: Context, secret: string): void {
  if (config.compatibility === 'june-2025') return
  if (Buffer.from(secret, 'base64').length >= SECRET_BYTES) return
  throw rejection('The TOTP secret must have at least 128 bits.')
}

/**
 * Returns the number of the step whose code a text is: six digits, SHA-1, 30 seconds (RFC 6238). Undefined if the
 * text is the code of no step in the window.
 *
 * @param secret base64
 * @param window number of steps before and after the current one whose codes match, too
 */
export function findTotpStep(
  text: string,
  { secret, nowMillis, window }: { secret: string; nowMillis: number; window: number },
): number | undefined {
  if (!/^[0-9]{6}$/.test(text)) return undefined
  const buffer = Uint8Array.from(Buffer.from(secret, 'base64')).buffer
  const totp = new TOTP({ secret: new Secret({ buffer }), algorithm: 'SHA1', digits: 6 })
  const delta = totp.validate({ token: text, timestamp: nowMillis, window })
  return delta === null ? undefined : Math.floor(nowMillis / STEP_MILLIS) + delta
}

/**
 * Accepts a user's TOTP code once, or rejects with INVALID_TOTP_CODE. Pass a transaction to use the code only
 * if the rest succeeds.
 */
export async function consumeTotp(
  ctx: Context,
  project: Project,
  { userId, totp }: { userId: string; totp: string },
): Promise<void> {
  const nowMillis = projectNow(ctx, project)
  const window = windowOf(ctx)
  const [user] = await ctx.db
    .select({ sealed: users.totpSecretSealed })
    .from(users)
    .where(eq(users.id, userId))
  const secret = user?.sealed ? ctx.sealer.open(user.sealed) : undefined
  const step = secret === undefined ? undefined : findTotpStep(totp, { secret, nowMillis, window })
  if (step === undefined) throw fail('INVALID_TOTP_CODE')
  // A code that was observed cannot be used a second time (RFC 6238, section 5.2).
  const used = await ctx.db
    .insert(attemptCounts)
    .values({
      id: hashSecret(JSON.stringify([project.id, 'totp', userId, step])),
      projectId: project.id,
      count: 1,
      resetsAt: (step + 1 + window) * STEP_MILLIS,
    })
    .onConflictDoNothing()
    .returning({ id: attemptCounts.id })
  if (used.length === 0) throw fail('INVALID_TOTP_CODE')
}

/** Returns the number of steps before and after the current one whose codes are accepted. */
const windowOf = ({ config }: Context): number =>
  config.compatibility === 'june-2025' ? 0 : config.totpWindow
