import { browserPlatform } from './browser.js'
import { clock, timers } from './clock.js'
import { env } from './env.js'
import type { FetchOptions, Platform } from './platform.js'

export interface PlatformOptions {
  /**
   * Sends every request in place of the global `fetch`, for example through a proxy or in a test. It receives the URL as
   * a string, and all headers.
   */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Replaces parts of the environment, such as cookies, navigation and clocks, in other runtimes and in tests. */
  readonly platform?: Partial<Platform> | undefined
}

/** Returns the platform that this code runs on: a page or a process. */
export function defaultPlatform({ fetch, platform }: PlatformOptions = {}): Platform {
  return {
    kind: 'server',
    clock,
    timers,
    random: () => Math.random(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    // The global is read at each call, because other code may replace it later. It is called as a plain function,
    // because browsers throw if it is called as a method of another object.
    fetch: (request, init) => (fetch ?? globalThis.fetch)(request, init),
    fetchOptions: fetchOptions(),
    isOnline: () => globalThis.navigator?.onLine !== false,
    env,
    // oxlint-disable-next-line no-console -- the default output of warnings
    warn: (message) => console.warn(message),
    // oxlint-disable-next-line no-console -- the default output of debug events
    debug: (event) => console.debug(event),
    // oxlint-disable-next-line no-console -- the default output of errors that no caller can catch
    report: (error) => console.error(error),
    ...(typeof document !== 'undefined' && browserPlatform()),
    ...platform,
  }
}

/**
 * Returns the options of every request. Edge workers throw if they receive `credentials`, and older ones if they
 * receive `cache`.
 *
 * @see https://developers.cloudflare.com/workers/runtime-apis/request
 */
function fetchOptions(): FetchOptions {
  if (!('WebSocketPair' in globalThis)) return { credentials: 'omit', cache: 'no-store' }
  return 'cache' in Request.prototype ? { cache: 'no-store' } : {}
}
