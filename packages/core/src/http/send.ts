import { headerName, type HeaderKey } from '@latchkey/contract/headers'
import { bounded } from './bounded.js'
import type { BuiltRequest } from './build-request.js'
import { requestHeaders } from './headers.js'
import type { Answer, CallOptions, Http, Outcome, RequestTokens, Sending } from './http.js'
import { readBody } from './read-body.js'

/** Limit of one attempt, its body included (security rules, HT51). */
const TIME_LIMIT_MILLIS = 15_000

/**
 * Sends a request and reads its answer. What is not a plain success is left to `recover`: refusals,
 * repeated attempts, lost connections.
 *
 * @see spec, sections 8 and 9
 */
export const send = (
  http: Http,
  request: BuiltRequest,
  options: CallOptions = {},
): Promise<object> => {
  const run = async (signal?: AbortSignal) => {
    const { tokens: given } = options
    const isOwn = !given && request.encoding === 'json'
    const attempt = async () => {
      const fixed = typeof given === 'object' ? given : { accessToken: null, refreshToken: null }
      return exchange(sending, isOwn ? await http.tokens.get() : fixed)
    }
    const sending: Sending = { http, request, options, signal, isOwn, attempt, bounded }
    const first = await attempt()
    return 'value' in first ? first.value : http.recover(sending, first)
  }
  return options.signal ? bounded(http.platform.timers, options.signal, run) : run()
}

/** One attempt. Its limit covers the body, so that an answer that never ends cannot hold a call. */
function exchange(
  { http, request, options: { timeLimitMillis = TIME_LIMIT_MILLIS }, signal: outer }: Sending,
  tokens: RequestTokens,
): Promise<Outcome> {
  const { platform } = http
  const { method, body = null, target } = request
  const headers = requestHeaders(http, request, tokens)
  const url = http.apiUrl() + target

  const ask = async (signal: AbortSignal): Promise<Outcome> => {
    try {
      // Tokens in headers would go along to wherever a redirect points.
      const init: RequestInit = { method, headers, body, signal, redirect: 'manual' }
      const response = await platform.fetch(url, { ...platform.fetchOptions, ...init })
      const headerOf = (key: HeaderKey) => response.headers.get(headerName(http.headerPrefix, key))
      const answer = {
        status: response.status,
        headers: response.headers,
        knownError: headerOf('knownError'),
        actualStatus: headerOf('actualStatus'),
        text: await readBody(response),
        receivedAt: platform.clock.wall(),
      }
      const value = successOf(answer)
      return value ? { value, tokens } : { answer, tokens }
    } catch (thrown) {
      return { loss: { thrown, late: false }, tokens }
    }
  }
  const late = (): Outcome => ({
    loss: { thrown: new Error(`No whole answer came within ${timeLimitMillis} ms.`), late: true },
    tokens,
  })
  return bounded(platform.timers, outer, ask, timeLimitMillis, late)
}

/** The JSON object of an answer that nothing is odd about. */
function successOf({ status, headers, knownError, actualStatus, text }: Answer) {
  if (knownError ?? actualStatus ?? (status < 200 || status > 299)) return
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) return
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value === 'object' && value && !Array.isArray(value) && !('error' in value))
      return value
  } catch {
    // The parser's own message repeats a piece of the text, which may be a token.
  }
}
