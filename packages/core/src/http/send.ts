import type { HeaderKey } from '@latchkey/contract/headers'
import type { BuiltRequest } from './build-request.js'
import { requestHeaders, smallName } from './headers.js'
import type { CallOptions, Http, Outcome, Sending } from './http.js'
import { ATTEMPT_MILLIS } from './limits.js'
import { objectIn, readBody } from './read-body.js'

/**
 * Sends a request and reads its answer. What is not a plain success is left to `recover`: refusals,
 * repeated attempts, lost connections.
 *
 * @see spec, sections 8 and 9
 */
export function send(http: Http, request: BuiltRequest, asked?: CallOptions): Promise<object> {
  // Something else may have put tokens on the prototype of every object.
  const options = { __proto__: null, ...asked } as object as CallOptions
  const { signal, tokens: given } = options
  const isOwn = !given && typeof request.body !== 'object'
  const none = { accessToken: null, refreshToken: null }
  const fixed = isOwn ? undefined : typeof given === 'object' ? given : none
  const sending: Sending = {
    http,
    request,
    options,
    isOwn,
    begun: http.platform.clock.monotonic(),
    within: (work, limitMillis, late) => http.during(work, limitMillis, late, signal),
    async attempt() {
      const tokens = await http.tokens(fixed)
      const ask = (inner: AbortSignal) => exchange(http, request, tokens, inner)
      const late = () => ({ loss: {}, tokens })
      const limit = options.timeLimitMillis ?? ATTEMPT_MILLIS
      const outcome: Outcome = await sending.within(ask, limit, late)
      if (outcome.answer) options.onAnswer?.(outcome.answer)
      http.tell?.(sending, outcome)
      return outcome
    },
  }
  const run = async () => {
    const first = http.circuit.trouble ? undefined : await sending.attempt()
    return first?.value ?? http.recover(sending, first)
  }
  // Tokens are waited for as well.
  return signal ? sending.within(run) : run()
}

/** One attempt. */
async function exchange(
  http: Http,
  { method, target, body }: BuiltRequest,
  tokens: Outcome['tokens'],
  signal: AbortSignal,
): Promise<Outcome> {
  const { platform, headerPrefix, apiUrl } = http
  try {
    const response = await platform.fetch(apiUrl + target, {
      body: body ?? null,
      // What goes shall go although the page is left meanwhile, as it is after a sign-out.
      keepalive: method === 'DELETE',
      method,
      // Tokens in headers would go along to wherever a redirect points.
      redirect: 'manual',
      headers: requestHeaders(http, body, tokens),
      signal,
      // Last: what follows a spread is put in one by one, which takes as long as all else here.
      ...platform.fetchOptions,
    })
    const { ok, status, headers } = response
    const own = (key: HeaderKey) => headers.get(smallName(headerPrefix, key))
    const knownError = own('knownError')
    const actualStatus = own('actualStatus')
    const text = await readBody(response)
    const fields = objectIn(headers, text)
    const receivedAt = platform.clock.wall()
    // An empty header is odd, too.
    const isPlain = ok && (knownError ?? actualStatus) === null
    return {
      value: isPlain && fields?.error === undefined ? fields : undefined,
      answer: { status, headers, knownError, actualStatus, text, fields, receivedAt },
      tokens,
    }
  } catch (thrown) {
    return { loss: { thrown }, tokens }
  }
}
