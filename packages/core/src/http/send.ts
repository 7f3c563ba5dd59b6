import { API_PREFIX } from '@latchkey/contract/constants'
import { headerNames } from '@latchkey/contract/headers'
import { toBaseUrl } from './base-url.js'
import { bounded } from './bounded.js'
import type { BuiltRequest } from './build-request.js'
import { requestHeaders } from './headers.js'
import type { Answer, CallOptions, Http, Outcome, RequestTokens, Sending } from './http.js'
import { readBody } from './read-body.js'

/** Limit of one attempt, its body included (security rules, HT51). */
const TIME_LIMIT_MILLIS = 15_000

const noTokens: RequestTokens = { accessToken: null, refreshToken: null }

/** Whether a call speaks for the session, and not with tokens of its own or without any. */
export const speaksForSession = ({ encoding }: BuiltRequest, { tokens }: CallOptions) =>
  !tokens && encoding === 'json'

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
): Promise<object> =>
  bounded(http.platform.timers, options.signal, async (signal) => {
    const attempt = async () => {
      const { tokens: given } = options
      const tokens = speaksForSession(request, options)
        ? await http.tokens.get()
        : typeof given === 'object'
          ? given
          : noTokens
      return exchange(sending, tokens)
    }
    const sending: Sending = { http, request, options, signal, attempt }
    const first = await attempt()
    return 'value' in first ? first.value : http.recover(sending, first)
  })

/** One attempt. Its limit covers the body, so that an answer that never ends cannot hold a call. */
async function exchange(
  { http, request, options, signal: outer }: Sending,
  tokens: RequestTokens,
): Promise<Outcome> {
  const { platform } = http
  const { timeLimitMillis = TIME_LIMIT_MILLIS } = options
  const init: RequestInit = {
    ...platform.fetchOptions,
    method: request.method,
    headers: requestHeaders(http, request, tokens),
    // Tokens in headers would go along to wherever a redirect points.
    redirect: 'manual',
    body: request.body ?? null,
  }
  const url = toBaseUrl(http.baseUrl()) + API_PREFIX + request.target

  const ask = async (signal: AbortSignal): Promise<Outcome> => {
    try {
      const response = await platform.fetch(url, { ...init, signal })
      const { status, headers } = response
      const text = await readBody(response)
      const answer = { status, headers, text, receivedAt: platform.clock.wall() }
      const value = successOf(answer, http)
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
function successOf({ status, headers, text }: Answer, { headerPrefix }: Http): object | undefined {
  const { knownError, actualStatus } = headerNames(headerPrefix)
  if (status < 200 || status > 299 || headers.has(knownError) || headers.has(actualStatus)) return
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) return
  try {
    const value: unknown = JSON.parse(text ?? '')
    const isOdd = typeof value !== 'object' || !value || Array.isArray(value) || 'error' in value
    return isOdd ? undefined : value
  } catch {
    // The parser's own message repeats a piece of the text, which may be a token.
  }
}
