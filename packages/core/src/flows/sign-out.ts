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
  let call: AbortSignal | undefined
  const tell = async (signal: AbortSignal) => {
    call = signal
    if (!accessToken) return !refreshToken || goOn(ctx, refreshToken, end)
    return end(accessToken).then(
      () => true,
      (error) => goOn(ctx, refreshToken, end, error),
    )
  }
  return ctx
    .during(tell, PATIENCE_MILLIS, () => false)
    .catch((error: unknown) => {
      if (call?.aborted === false) throw error
      // The app was disposed of: it has ended here, and nobody waits for more.
      return false
    })
}
