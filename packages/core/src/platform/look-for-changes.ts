import { COOKIE_POLL_MILLIS } from '@latchkey/contract/constants'
import { openChannel } from './channel.js'
import type { Timers } from './platform.js'

/**
 * Calls back when a value has become another one, in a browser that tells of no changes: by looking
 * every 100 ms. A tab in the background is let look far less often, so one that has found a change tells
 * the other tabs to look.
 *
 * @see spec, section 9
 */
export function lookForChanges(
  timers: Timers,
  read: () => string,
  listener: () => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  let known = read()
  const look = () => {
    const found = read()
    if (found === known) return false
    known = found
    listener()
    return true
  }
  // Whatever it says: a message is a reason to look, and nothing more.
  const channel = openChannel('latchkey-cookies', look)
  let timer = timers.set(tick, COOKIE_POLL_MILLIS)
  function tick() {
    timer = timers.set(tick, COOKIE_POLL_MILLIS)
    if (look()) channel?.postMessage(null)
  }
  signal.addEventListener('abort', () => {
    timers.clear(timer)
    channel?.close()
  })
}
