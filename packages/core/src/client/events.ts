import type { RequestEvent } from '../http/http-client.js'
import type { Platform } from '../platform/platform.js'

/** An event of an app. Nothing in it is secret: no token, no code, no email address. */
export type AppEvent =
  | RequestEvent
  /** A user has signed in or out, or another user is signed in, here or in another tab. */
  | { readonly type: 'session'; readonly status: 'active' | 'signed-out' }
  /** A redirect was refused because its URL is not trusted. `origin` is empty for a URL without one. */
  | { readonly type: 'redirect-refused'; readonly origin: string }

export interface EventOptions {
  /**
   * Receives attempts of requests, changes of the session and refused redirects, shortly after they happened and in
   * their order. Nothing in an event is secret.
   *
   * @example
   * onEvent: (event) => {
   *   if (event.type === 'retry') console.log(`Trying again in ${event.waitMillis / 1000} s`)
   * }
   */
  onEvent?: ((event: AppEvent) => void | Promise<void>) | undefined
  /** Prints the events to the console. Default: whether `LATCHKEY_DEBUG` is set. */
  debug?: boolean | undefined
}

/** Returns a function that delivers events to the app's listener and, for debugging, to the console. */
export function createEventReporter(
  { onEvent, debug }: EventOptions,
  platform: Platform,
): (event: AppEvent) => void {
  // Read once: the environment can be slow, and every request reports events.
  const isDebugging = debug ?? !!platform.env('LATCHKEY_DEBUG')
  if (!onEvent && !isDebugging) return () => {}
  return (event) => {
    // Delivered later: a listener may call the app, which is in the middle of something here.
    queueMicrotask(() => {
      if (isDebugging) platform.debug(event)
      // An error of a listener is reported and stops nothing.
      void (async () => onEvent?.(event))().catch(platform.report)
    })
  }
}
