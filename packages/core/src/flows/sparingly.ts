import { NETWORK_ATTEMPTS } from '@latchkey/contract/constants'
import type { Context } from '../resources/context.js'

/** What has gone wrong, since the service answered last. */
interface Trouble {
  readonly error: unknown
  /** Attempts that failed, one after the other. */
  readonly failures: number
  /** Until then nobody asks again, by the monotonic clock. */
  readonly until: number
  readonly isOnline: boolean
}

const PAUSE_MILLIS = 1_000
const LONG_PAUSE_MILLIS = 30_000

const troubles = new WeakMap<Context, Trouble>()

/**
 * Spares a service that has trouble: for 1 s after a failure, and for 30 s after five failed attempts in
 * a row, whoever asks is told of that failure again. After the long pause one attempt is made, not five. A
 * device that has just got or lost its connection begins anew.
 *
 * @see security rules, RT11 and RT12
 */
export async function sparingly<T>(
  ctx: Context,
  ask: (attempts: number) => Promise<T>,
): Promise<T> {
  const { clock, isOnline } = ctx.platform
  const known = troubles.get(ctx)
  const trouble = known?.isOnline === isOnline() ? known : undefined
  if (trouble && clock.monotonic() < trouble.until) throw trouble.error
  const before = trouble?.failures ?? 0
  const attempts = before < NETWORK_ATTEMPTS ? NETWORK_ATTEMPTS : 1
  try {
    const answer = await ask(attempts)
    troubles.delete(ctx)
    return answer
  } catch (error) {
    // Of these, it was tried as often as it may be; of any other it was told at once.
    const isExhausted = /^(Network|Timeout|RateLimited)Error$/.test((error as Error).name)
    const failures = before + (isExhausted ? attempts : 1)
    const pause = failures < NETWORK_ATTEMPTS ? PAUSE_MILLIS : LONG_PAUSE_MILLIS
    const until = clock.monotonic() + pause
    troubles.set(ctx, { error, failures, until, isOnline: isOnline() })
    throw error
  }
}
