import { REFRESH_COOKIE_SECONDS } from '@latchkey/contract/constants'
import { LatchkeyError } from '@latchkey/contract/errors/error'
import { isUnavailable } from '../../errors/transport-error.js'
import type { BuiltRequest } from '../../http/build-request.js'
import {
  attemptTimeout,
  type ConnectionFailure,
  connectionError,
} from '../../http/connection-error.js'
import { fetchOnce } from '../../http/fetch-response.js'
import { rateLimited } from '../../http/read-response.js'
import { assertHeaderValues } from '../../http/request-headers.js'
import type { RequestEnvironment, RequestOptions, Success } from '../../http/request-types.js'
import { RequestAttempts } from '../../http/retry/request-attempts.js'
import { type FailedAttempt, REQUEST_TIMEOUT_MILLIS } from '../../http/retry/retry-policy.js'
import { ownOptions } from '../../lib/objects.js'
import { isSigningInAgain } from '../../navigation/sign-in-again.js'
import type { Platform } from '../../platform/platform.js'
import { parseCookies } from '../../session/stores/cookie-text.js'
import { endedText, readMarker, UNKNOWN_SESSION_ID } from '../../session/stores/session-marker.js'
import { noTokens, type TokenPair } from '../../session/tokens.js'
import {
  type HandlerResult,
  type PageCall,
  REQUEST_HEADER,
  RESPONSE_HEADER,
  SESSION_ENDED_HEADER,
} from '../protocol.js'

/**
 * Sends one request of a page to the session handler of its own server, which has the tokens, adds the headers of the protocol and
 * evaluates the response of the service. The page repeats attempts, because users see and cancel their waits there.
 */
export class HandlerRequest {
  readonly #environment: RequestEnvironment
  readonly #request: BuiltRequest
  readonly #options: RequestOptions
  readonly #onResponse: () => void
  readonly #attempts: RequestAttempts
  /** The attempts without a complete response, newest first. */
  readonly #connectionFailures: ConnectionFailure[] = []

  /** @param onResponse is called after each response, which can have begun or ended the session in the cookies of the page */
  constructor(
    environment: RequestEnvironment,
    request: BuiltRequest,
    options: RequestOptions = {},
    onResponse: () => void,
  ) {
    this.#environment = environment
    this.#request = request
    // A page may have put tokens on the prototype of every object.
    this.#options = ownOptions(options)
    this.#onResponse = onResponse
    this.#attempts = new RequestAttempts(environment, request, this.#options)
  }

  /** Sends the request. Rejects with the error of the last attempt. */
  async send(): Promise<Success> {
    const { maxAttempts = Infinity } = this.#options
    for (let number = 1; ; number++) {
      const result = await this.#attempt()
      if ('fields' in result) return result
      // The handler has requested another token already.
      const limits = { number, maxAttempts, canRefreshToken: false }
      const leftMillis = await this.#attempts.startNext(result, limits)
      if (leftMillis === undefined) throw result.error ?? (await this.#connectionError())
    }
  }

  async #attempt(): Promise<Success | FailedAttempt> {
    const environment = this.#environment
    const { summary } = this.#request
    const { signal, timeoutMillis = REQUEST_TIMEOUT_MILLIS } = this.#options
    const { accessToken } = await this.#getTokens()
    const result = await environment.tasks.run(
      (inner) => this.#fetch(accessToken !== null, inner),
      { signal, timeout: { millis: timeoutMillis, onTimeout: attemptTimeout } },
    )
    const { status, code } = 'thrown' in result ? { status: null, code: null } : result
    const attempt = this.#attempts.count
    environment.onEvent?.({ type: 'attempt', ...summary, attempt, status, code })
    if (!('thrown' in result)) return this.#evaluate(result)
    assertHeaderValues(environment, noTokens)
    this.#connectionFailures.unshift(result)
    return { error: undefined, failure: { reason: 'network' } }
  }

  #evaluate({ status, code, fields = {}, raw, error, failure }: HandlerResult) {
    // The response that was lost was a success: nothing is left to delete.
    const isDeleted =
      this.#request.summary.method === 'DELETE' &&
      this.#attempts.mayBeProcessed &&
      code?.endsWith('_NOT_FOUND')
    if (error && !isDeleted) return { error: new LatchkeyError(error.code, error), failure }
    return { fields, response: { status, headers: new Headers(raw?.headers), text: raw?.text } }
  }

  #connectionError() {
    return connectionError(
      this.#environment.platform,
      this.#request,
      this.#connectionFailures,
      () => 'The server of the app does not respond, or cannot reach the service.',
    )
  }

  async #getTokens(): Promise<TokenPair> {
    const { tokens } = this.#options
    // The token endpoint is OAuth's: the tokens are in the form.
    if (tokens === 'none' || typeof this.#request.body === 'object') return noTokens
    return tokens ?? this.#environment.tokens.getTokens()
  }

  async #fetch(
    hasSession: boolean,
    signal: AbortSignal,
  ): Promise<HandlerResult | ConnectionFailure> {
    const environment = this.#environment
    const request = this.#request
    try {
      const headers = new Headers(environment.extraHeaders)
      if (typeof request.body === 'string') headers.set('content-type', 'application/json')
      headers.set(REQUEST_HEADER, JSON.stringify(this.#describeCall(hasSession)))
      const response = await fetchOnce(environment, request, headers, signal)
      const kind = response.headers.get(RESPONSE_HEADER)
      // The same as a lost connection, for everything that works without one.
      if (kind === 'unreachable')
        throw new TypeError('The server of the app cannot reach the service.')
      const ended = response.headers.get(SESSION_ENDED_HEADER)
      if (ended !== null) endMarker(environment.platform, ended)
      this.#onResponse()
      const text = await response.text()
      if (kind === 'result') return JSON.parse(text) as HandlerResult
      return kind === 'refused'
        ? unexpected(request, response.status, text)
        : foreign(request, response)
    } catch (thrown) {
      return { thrown, isTimeout: false }
    }
  }

  #describeCall(hasSession: boolean): PageCall {
    const { platform, projectHeaders } = this.#environment
    const { summary, isRaw = false, isLater = false } = this.#request
    const { projectId = '', publishableClientKey } = projectHeaders
    const currentUrl = platform.navigation?.href() ?? ''
    return {
      projectId,
      publishableClientKey,
      hasSession,
      isSigningInAgain: isSigningInAgain({ currentUrl }),
      proofOfWork: this.#attempts.proofOfWork,
      path: summary.path,
      isRaw,
      isLater,
    }
  }
}

/**
 * Returns the result of a response that is not one of the handler, such as that of a proxy before it. Proxies send the wait
 * in seconds; a page of this mode does not contain the code for HTTP dates.
 */
function foreign(request: BuiltRequest, { status, headers }: Response): HandlerResult {
  const seconds = headers.get('retry-after')
  const wait = seconds && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null
  if (status === 429)
    return {
      status,
      code: null,
      error: rateLimited(request, wait),
      failure: { reason: 'rate-limit', retryAfterMillis: wait },
    }
  const reason = 'The response is not one of the session handler. Check sessionPath.'
  return {
    ...unexpected(request, status, reason),
    failure: isUnavailable(status) ? { reason: 'unavailable', retryAfterMillis: wait } : undefined,
  }
}

/** Returns the result of a response without a result of the service. */
const unexpected = ({ summary }: BuiltRequest, status: number, reason: string): HandlerResult => ({
  status,
  code: null,
  error: {
    code: 'UNEXPECTED_RESPONSE',
    status,
    message: `Failed to send request ${summary.method} ${summary.path}: ${status} ${reason}`,
    details: { request: summary },
  },
})

/** Marks a session as ended, unless another tab has begun another one meanwhile. */
function endMarker({ cookies }: Platform, ended: string): void {
  const [name = '', sessionId = ''] = ended.split(' ')
  const marker = readMarker(parseCookies(cookies?.read() ?? ''), name)
  if ((marker?.sessionId ?? UNKNOWN_SESSION_ID) !== sessionId) return
  cookies?.write(name, endedText(sessionId), { maxAgeSeconds: REFRESH_COOKIE_SECONDS })
}
