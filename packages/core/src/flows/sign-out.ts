import type { ErrorCode, LatchkeyError } from '@latchkey/contract/errors/error'
import { accessTokenErrors, refreshTokenErrors } from '@latchkey/contract/errors/families'
import { deleteCurrentSession } from '@latchkey/contract/routes/current-session'
import type { Context } from '../resources/context.js'
import type { TokenPair } from '../session/tokens.js'
import { refreshSession } from './refresh.js'

/** How long a person waits for a service that does not answer. */
const PATIENCE_MILLIS = 3_000

/** A session that is dead already needs no more telling. */
async function tell(ctx: Context, { accessToken, refreshToken }: TokenPair): Promise<void> {
  const endWith = (token: string) => {
    const tokens = { accessToken: token, refreshToken }
    return ctx.call(deleteCurrentSession, {}, { tokens })
  }
  try {
    if (accessToken && (await unlessRefused(endWith(accessToken)))) return
    const fresh = refreshToken && (await refreshSession(ctx, refreshToken))
    if (fresh) await endWith(fresh.accessToken)
  } catch (error) {
    if (!isOneOf(refreshTokenErrors, error)) throw error
  }
}

const isOneOf = (codes: readonly ErrorCode[], error: unknown) =>
  codes.includes((error as LatchkeyError).code)

/** Nothing when the access token was refused: another one may do. */
const unlessRefused = <T>(answer: Promise<T>) =>
  answer.catch((error: unknown) => {
    if (!isOneOf(accessTokenErrors, error)) throw error
  })

/**
 * Tells the service that a session has ended, once it has ended on this device.
 *
 * @returns whether the service knew within 3 s. After that it goes on being told, and once more whenever
 *   the device is connected again, but nobody waits
 * @see spec, section 4; security rules, 2.9
 */
export function revoke(ctx: Context, tokens: TokenPair): Promise<boolean> {
  const { platform } = ctx
  const tellLater = () => {
    const stop = platform.onLifecycle?.((event) => {
      if (event !== 'online') return
      stop?.()
      tell(ctx, tokens).catch(tellLater)
    })
  }
  return new Promise((resolve) => {
    const timer = platform.timers.set(() => resolve(false), PATIENCE_MILLIS)
    const finish = (isTold: boolean) => {
      platform.timers.clear(timer)
      resolve(isTold)
    }
    tell(ctx, tokens).then(
      () => finish(true),
      (error: unknown) => {
        platform.report(error)
        finish(false)
        tellLater()
      },
    )
  })
}
