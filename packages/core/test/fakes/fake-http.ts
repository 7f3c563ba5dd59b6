import { HttpClient, type HttpClientOptions } from '../../src/http/http-client.js'
import { sendToService } from '../../src/http/in-flight-request.js'
import type { Platform } from '../../src/platform/platform.js'
import { TaskRunner } from '../../src/platform/task-runner.js'
import { noTokens } from '../../src/session/tokens.js'

const API_URL = 'https://auth.example.com/api/v1'

/** Creates an HTTP client with client access on a platform. The user is signed out unless the options say otherwise. */
export const fakeHttp = (
  platform: Platform,
  options: Partial<HttpClientOptions> = {},
): HttpClient =>
  new HttpClient({
    platform,
    tasks: new TaskRunner(platform.timers),
    send: sendToService,
    apiUrl: () => API_URL,
    headers: () => ({ accessType: 'client' }),
    tokens: { getTokens: () => Promise.resolve(noTokens), rejectAccessToken() {} },
    ...options,
  })

/**
 * Returns the parts of a platform that sends real requests and skips the waits between them.
 *
 * @param waits receives the skipped waits in milliseconds
 */
export const skipWaits = (waits: number[] = []): Partial<Platform> => ({
  fetch: (request, init) => fetch(request, init),
  timers: {
    set(callback, millis) {
      // The time limits of attempts, of the diagnostics and of a proof of work.
      const isLimit = [15_000, 2_500, 90_000].includes(millis)
      if (!isLimit && millis > 0) waits.push(millis)
      return setTimeout(callback, isLimit ? millis : 0)
    },
    clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
  },
})
