import { REFRESH_COOKIE_SECONDS } from '@latchkey/contract/constants'
import { sessionChanged } from '../errors/client-error.js'
import { LatchkeyError } from '../errors/latchkey-error.js'
import type { BuiltRequest } from '../http/build-request.js'
import {
  attemptTimeout,
  type ConnectionFailure,
  connectionError,
} from '../http/connection-error.js'
import { fetchOnce } from '../http/fetch-response.js'
import { rateLimited } from '../http/read-response.js'
import { assertHeaderValues } from '../http/request-headers.js'
import type { RequestEnvironment, RequestOptions, Success } from '../http/request-types.js'
import { prepareRetry } from '../http/retry/prepare-retry.js'
import {
  type FailedAttempt,
  isIdempotentMethod,
  REQUEST_TIMEOUT_MILLIS,
  retryDelayMillis,
} from '../http/retry/retry-policy.js'
import { ownOptions } from '../lib/objects.js'
import { isSigningInAgain } from '../navigation/sign-in-again.js'
import type { Platform } from '../platform/platform.js'
import { parseCookies } from '../session/stores/cookie-text.js'
import { endedText, readMarker, UNKNOWN_SESSION_ID } from '../session/stores/session-marker.js'
import { noTokens, type TokenPair } from '../session/tokens.js'
import {
  type HandlerResult,
  type PageCall,
  REQUEST_HEADER,
  RESPONSE_HEADER,
  SESSION_ENDED_HEADER,
} from './protocol.js'

/**
 * Sends one request of a page to the session handler of its own server, which has the tokens, adds the headers of the protocol and
 * evaluates the response of the service. The page repeats attempts, because users see and cancel their waits there.
 */
export class HandlerRequest {
  readonly #environment: RequestEnvironment
  readonly #request: BuiltRequest
  readonly #options: RequestOptions
  readonly #onResponse: () => void
  #proof: string | undefined
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
  }

  /** Sends the request. Rejects with the error of the last attempt. */
  async send(): Promise<Success> {
    const environment = this.#environment
    const { summary } = this.#request
    const {
      isIdempotent = isIdempotentMethod(summary.method),
      isStale,
      maxAttempts = Infinity,
      signal,
    } = this.#options
    for (let number = 1; ; number++) {
      const result = await this.#attempt(number)
      if ('fields' in result) return result
      const { error, failure } = result
      // The handler has requested another token already.
      const attempt = { number, isIdempotent, canRefreshToken: false }
      const waitMillis =
        failure && number < maxAttempts
          ? retryDelayMillis(failure, attempt, environment.platform.random())
          : undefined
      if (!failure || waitMillis === undefined) throw error ?? (await this.#connectionError())
      const { reason } = failure
      environment.onEvent?.({
        type: 'retry',
        ...summary,
        attempt: number,
        reason,
        waitMillis: Math.round(waitMillis),
      })
      const retry = { error, reason, waitMillis, signal }
      this.#proof = (await prepareRetry(environment, this.#request, retry)) ?? this.#proof
      if (isStale?.()) throw sessionChanged('The session has changed during this request.')
    }
  }

  async #attempt(attempt: number): Promise<Success | FailedAttempt> {
    const environment = this.#environment
    const { summary } = this.#request
    const { signal, timeoutMillis = REQUEST_TIMEOUT_MILLIS } = this.#options
    const { accessToken } = await this.#getTokens()
    const result = await environment.tasks.run(
      (inner) => this.#fetch(accessToken !== null, inner),
      { signal, timeout: { millis: timeoutMillis, onTimeout: attemptTimeout } },
    )
    const { status, code } = 'thrown' in result ? { status: null, code: null } : result
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
      this.#connectionFailures.length > 0 &&
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
      proofOfWork: this.#proof,
      path: summary.path,
      isRaw,
      isLater,
    }
  }
}

/** Returns the result of a response that is not one of the handler, such as that of a proxy before it. */
function foreign(request: BuiltRequest, { status, headers }: Response): HandlerResult {
  if (status !== 429)
    return unexpected(
      request,
      status,
      'The response is not one of the session handler. Check sessionPath.',
    )
  const seconds = headers.get('retry-after')
  const retryAfterMillis = seconds && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null
  const error = rateLimited(request, retryAfterMillis)
  return { status, code: null, error, failure: { reason: 'rate-limit', retryAfterMillis } }
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
