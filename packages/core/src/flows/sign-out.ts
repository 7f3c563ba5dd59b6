import { deleteCurrentSession } from '@latchkey/contract/routes/current-session'
import type { Context } from '../resources/context.js'
import type { TokenPair } from '../session/tokens.js'
import type { GoOn } from './sign-out-trouble.js'

/** How long a person waits for a service that does not answer. */
const PATIENCE_MILLIS = 3_000

/**
 * Tells the service that a session has ended, once it has ended on this device.
 *
 * @param goOn is called where that is not done with one request
 * @returns whether the service knew within 3 s. After that it goes on being told, and once more whenever
 *   the device is connected again, but nobody waits
 * @see spec, section 4; security rules, 2.9
 */
export async function revoke(
  ctx: Context,
  { accessToken, refreshToken }: TokenPair,
  goOn: GoOn,
): Promise<boolean> {
  const end = (token: string) =>
    ctx.call(deleteCurrentSession, {}, { tokens: { accessToken: token, refreshToken } })
  const tell = async () => {
    if (!accessToken) return !refreshToken || goOn(ctx, refreshToken, end)
    return end(accessToken).then(
      () => true,
      (error) => goOn(ctx, refreshToken, end, error),
    )
  }
  // It has ended here, whatever keeps the service from being told: an app that was disposed of, or a part of
  // it that could not be loaded.
  return ctx.during(tell, PATIENCE_MILLIS, () => false).catch(() => false)
}
