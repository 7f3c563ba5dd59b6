import type { ErrorCode, LatchkeyError } from '@latchkey/contract/errors/error'
import { accessTokenErrors, refreshTokenErrors } from '@latchkey/contract/errors/families'
import type { Context } from '../resources/context.js'
import { refreshSession } from './refresh.js'

type End = (accessToken: string) => Promise<unknown>

const isOneOf = (codes: readonly ErrorCode[], error: unknown) =>
  codes.includes((error as LatchkeyError | undefined)?.code as ErrorCode)

/**
 * Goes on telling the service of a session's end after a first attempt that failed: with another access
 * token where that was what it lacked, else whenever the device is connected again. A session that is
 * dead already needs no more telling.
 *
 * @param refused why the first attempt failed; without, there was no access token
 * @returns whether the service knows now
 */
export async function goOn(
  ctx: Context,
  refreshToken: string | null,
  end: End,
  refused?: unknown,
): Promise<boolean> {
  const { platform } = ctx
  const renewAndEnd = async () => {
    try {
      const fresh = refreshToken && (await refreshSession(ctx, refreshToken))
      if (fresh) await end(fresh.accessToken)
    } catch (error) {
      if (!isOneOf(refreshTokenErrors, error)) throw error
    }
  }
  const tellLater = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      let telling: Promise<unknown> | undefined
      const stop = platform.onLifecycle?.((event) => {
        // One attempt at a time, which tries for a while: a connection that comes and goes says so often.
        if (event === 'online') telling ??= renewAndEnd().then(done, () => (telling = undefined))
      })
      const done = () => resolve(stop?.())
      signal.onabort = done
      if (!stop) done()
    })
  const fail = (error: unknown) => {
    platform.report(error)
    ctx.during(tellLater).catch(() => {})
    return false
  }
  if (isOneOf(refreshTokenErrors, refused)) return true
  if (refused && !isOneOf(accessTokenErrors, refused)) return fail(refused)
  return renewAndEnd().then(() => true, fail)
}

export type GoOn = typeof goOn
