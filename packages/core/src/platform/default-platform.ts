import { browser } from './browser.js'
import { clock, timers } from './clock.js'
import { env } from './env.js'
import type { Platform } from './platform.js'

interface PlatformOptions {
  readonly fetch?: typeof fetch | undefined
  /** Parts that stand in for what is found here. */
  readonly platform?: Partial<Platform> | undefined
}

/**
 * The platform that this code finds itself on: a page, or a process.
 *
 * @param options parts to put in place of its own; own properties only
 */
export function defaultPlatform({ fetch: given, platform }: PlatformOptions = {}): Platform {
  return {
    kind: 'server',
    clock,
    timers,
    random: () => Math.random(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    // Looked up at each call, as others may replace it later; called bare, as browsers insist on that.
    fetch: (request, init) => (given ?? globalThis.fetch)(request, init),
    // Edge workers throw at one of these, and older ones at both:
    // https://developers.cloudflare.com/workers/runtime-apis/request
    fetchOptions: !('WebSocketPair' in globalThis)
      ? { credentials: 'omit', cache: 'no-store' }
      : 'cache' in Request.prototype
        ? { cache: 'no-store' }
        : {},
    isOnline: () => globalThis.navigator?.onLine !== false,
    env,
    // oxlint-disable-next-line no-console -- this is where warnings go
    warn: (message) => console.warn(message),
    // oxlint-disable-next-line no-console -- and this is where errors without a caller go
    report: (error) => console.error(error),
    ...(typeof document !== 'undefined' && browser()),
    ...platform,
  }
}
