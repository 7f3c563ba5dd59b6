import { COOKIE_POLL_MILLIS } from '@latchkey/contract/constants'
import { cookiesBlocked } from '../../errors/client-error.js'
import type { CookieJar, Platform } from '../../platform/platform.js'

/** How long the cookie lives with which the check finds out that cookies are not blocked. */
const PROBE_SECONDS = 60

/**
 * Calls the listener when cookies may have changed. Browsers without events of cookies are polled every 100 ms. Returns
 * a function that stops it.
 */
export const watchCookies = (
  platform: Platform,
  jar: CookieJar,
  listener: () => void,
): (() => void) => jar.subscribe?.(listener) ?? poll(platform, listener)

function poll({ timers }: Platform, listener: () => void): () => void {
  const schedule = () => timers.set(tick, COOKIE_POLL_MILLIS, true)
  let timer = schedule()
  function tick() {
    timer = schedule()
    listener()
  }
  return () => timers.clear(timer)
}

/** @throws LatchkeyError `COOKIES_BLOCKED` if the browser drops the page's cookies, such as in a frame of another site */
export function assertCookies(jar: CookieJar, cookieName: string): void {
  // A browser may drop every cookie without an error.
  const name = `${cookieName}-check`
  jar.write(name, '1', { maxAgeSeconds: PROBE_SECONDS })
  const isStored = jar.read().includes(`${name}=1`)
  jar.remove(name)
  if (!isStored) throw cookiesBlocked()
}
