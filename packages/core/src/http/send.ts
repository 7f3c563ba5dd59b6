import { headerNames } from '@latchkey/contract/headers'
import { API_PREFIX } from '@latchkey/contract/constants'
import { toBaseUrl } from './base-url.js'
import { bounded, pause } from './bounded.js'
import type { BuiltRequest } from './build-request.js'
import { explainLoss, type Loss } from './diagnostics.js'
import { transportError } from './errors.js'
import { requestHeaders } from './headers.js'
import type { CallOptions, Http, RequestTokens } from './http.js'
import { readBody } from './read-body.js'
import { readRefusal } from './read-refusal.js'
import { type Reading, readResponse } from './read-response.js'
import { afterFailure, isIdempotent } from './retry.js'

const TIME_LIMIT_MILLIS = 15_000
const noTokens: RequestTokens = { accessToken: null, refreshToken: null }

/**
 * Sends a request, again where that is safe, and resolves to the answer's JSON object.
 *
 * Rejects with a LatchkeyError, a transport error, the signal's reason, or a TypeError that says what
 * is wrong with the request.
 */
export const send = (
  http: Http,
  request: BuiltRequest,
  options: CallOptions = {},
): Promise<object> =>
  bounded(http.platform.timers, options.signal, (signal) => run(http, request, options, signal))

async function run(
  http: Http,
  request: BuiltRequest,
  options: CallOptions,
  signal: AbortSignal,
): Promise<object> {
  const { platform, tokens: session } = http
  const { idempotent = isIdempotent(request.method), tokens: given } = options
  const ownTokens = !given && request.encoding === 'json'
  const losses: Loss[] = []
  let canRenewToken = ownTokens

  for (let number = 1; ; number++) {
    const tokens = ownTokens ? await session.get() : typeof given === 'object' ? given : noTokens
    const outcome = await exchange(http, request, tokens, options, signal)
    if ('value' in outcome) return outcome.value
    const isLost = 'thrown' in outcome
    if (isLost) losses.unshift(outcome)

    const failure = isLost ? ({ why: 'network' } as const) : outcome.failure
    const isRefused = ownTokens && failure?.why === 'access-token'
    if (isRefused && tokens.accessToken) session.rejected(tokens.accessToken)
    const next = failure
      ? afterFailure(failure, { number, idempotent, canRenewToken }, platform.random())
      : 'stop'
    if (next === 'stop') throw isLost ? await lossOf(http, request, losses, signal) : outcome.error
    if (isRefused) canRenewToken = false
    if (next.wait) await pause(platform.timers, signal, next.wait)
  }
}

/** One attempt. Its limit covers the body, so that an answer that never ends cannot hold a call. */
async function exchange(
  http: Http,
  request: BuiltRequest,
  tokens: RequestTokens,
  { timeLimitMillis = TIME_LIMIT_MILLIS }: CallOptions,
  outer: AbortSignal,
): Promise<Reading | Loss> {
  const { platform } = http
  const names = headerNames(http.headerPrefix)
  const init: RequestInit = {
    ...platform.fetchOptions,
    method: request.method,
    headers: requestHeaders(http, request, tokens),
    // Tokens in headers would go along to wherever a redirect points.
    redirect: 'manual',
    body: request.body ?? null,
  }
  const url = toBaseUrl(http.baseUrl()) + API_PREFIX + request.target

  const ask = async (signal: AbortSignal): Promise<Reading | Loss> => {
    try {
      const response = await platform.fetch(url, { ...init, signal })
      const { status, headers } = response
      const text = await readBody(response)
      const answer = { status, headers, text, receivedAt: platform.clock.wall() }
      return readResponse(answer, request, names) ?? (await readRefusal(answer, request, names))
    } catch (thrown) {
      return { thrown, late: false }
    }
  }
  const late = (): Loss => ({
    thrown: new Error(`No whole answer came within ${timeLimitMillis} ms.`),
    late: true,
  })
  return bounded(platform.timers, outer, ask, timeLimitMillis, late)
}

async function lossOf(
  http: Http,
  request: BuiltRequest,
  losses: readonly Loss[],
  signal: AbortSignal,
): Promise<Error> {
  if (http.platform.isOnline()) return explainLoss(http, request, losses, signal)
  const message = `Failed to send request ${request.method} ${request.path}. Please check your internet connection.`
  return transportError('NetworkError', message, request, { causes: [], isOffline: true })
}
