import { isLatchkeyError } from '@latchkey/contract/errors/error'
import { refreshTokenErrors } from '@latchkey/contract/errors/families'
import { deleteCurrentSession } from '@latchkey/contract/routes/sessions'
import type { Context } from '../resources/context.js'
import type { Platform } from '../platform/platform.js'

/** How long a person waits for a service that does not answer. */
const PATIENCE_MILLIS = 3_000

/** Speaks for the ended session. */
type Ended = Pick<Context, 'call' | 'tokens'>

/** A session that is dead already needs no more telling. */
async function tell(ended: Ended): Promise<void> {
  try {
    const { accessToken } = await ended.tokens()
    if (accessToken) await ended.call(deleteCurrentSession, {})
  } catch (error) {
    if (!isLatchkeyError(error, ...refreshTokenErrors)) throw error
  }
}

/**
 * Tells the service that a session has ended, once it has ended on this device.
 *
 * @returns whether the service knew within 3 s; after that it goes on being told, but nobody waits
 * @see spec, section 4; security rules, 2.9
 */
export function revoke(platform: Platform, ended: Ended): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = platform.timers.set(() => resolve(false), PATIENCE_MILLIS)
    const finish = (isTold: boolean) => {
      platform.timers.clear(timer)
      resolve(isTold)
    }
    tell(ended).then(
      () => finish(true),
      (error: unknown) => {
        platform.report(error)
        finish(false)
      },
    )
  })
}
