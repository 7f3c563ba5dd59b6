import { isLatchkeyError } from '@latchkey/contract/errors/error'
import { refreshTokenErrors } from '@latchkey/contract/errors/families'
import { deleteCurrentSession } from '@latchkey/contract/routes/sessions'
import { call } from '../http/call.js'
import type { Http } from '../http/http.js'
import type { Platform } from '../platform/platform.js'

/** How long a person waits for a service that does not answer. */
const PATIENCE_MILLIS = 3_000

/** A session that is dead already needs no more telling. */
async function tell(http: Http): Promise<void> {
  try {
    const { accessToken } = await http.tokens.get()
    if (accessToken) await call(http, deleteCurrentSession, {})
  } catch (error) {
    if (!isLatchkeyError(error, ...refreshTokenErrors)) throw error
  }
}

/**
 * Tells the service that a session has ended, once it has ended on this device.
 *
 * @param http speaks for the ended session
 * @returns whether the service knew within 3 s; after that it goes on being told, but nobody waits
 * @see spec, section 4; security rules, 2.9
 */
export function revoke(platform: Platform, http: Http): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = platform.timers.set(() => resolve(false), PATIENCE_MILLIS)
    const finish = (isTold: boolean) => {
      platform.timers.clear(timer)
      resolve(isTold)
    }
    tell(http).then(
      () => finish(true),
      (error: unknown) => {
        platform.report(error)
        finish(false)
      },
    )
  })
}
