import { adminAccessTokenErrors } from '@latchkey/contract/errors/families'
import { sessionChanged } from '../errors/client-error.js'
import { isLatchkeyError, type LatchkeyError } from '../errors/latchkey-error.js'
import { ownOptions } from '../lib/objects.js'
import { loadPart } from '../platform/load-part.js'
import { noTokens, type TokenPair } from '../session/tokens.js'
import type { BuiltRequest } from './build-request.js'
import { type ConnectionFailure, connectionError } from './connection-error.js'
import { type CompleteResponse, rateLimited, readResponse } from './read-response.js'
import {
  assertHeaderValues,
  headerName,
  requestHeaders,
  type RequestTokens,
} from './request-headers.js'
import type { RequestEnvironment, RequestOptions } from './request-types.js'
import {
  type Failure,
  isIdempotentMethod,
  MAX_REFRESH_MILLIS,
  REQUEST_TIMEOUT_MILLIS,
  retryDelayMillis,
  TimeBudget,
} from './retry/retry-policy.js'

const solver = () => import('../proof-of-work/solve-challenge.js')

/** Gateways respond with a higher status than this one, in place of a service that is down. */
const MAX_SERVICE_STATUS = 501

/** A successful response and its JSON object. */
export interface Success {
  readonly fields: object
  readonly response: CompleteResponse
}

/** A failed attempt. `failure` is present when another attempt could succeed. */
interface FailedAttempt {
  /** Undefined when no complete response came. */
  readonly error: LatchkeyError | undefined
  readonly failure: Failure | undefined
}

/** Sends one request: its attempts, the waits between them, and the error of the last attempt. */
export class InFlightRequest {
  readonly #environment: RequestEnvironment
  readonly #request: BuiltRequest
  readonly #options: RequestOptions
  readonly #sendsForm: boolean
  /** Whether the tokens are those of the token source. */
  readonly #usesSession: boolean
  readonly #budget: TimeBudget
  #attempts = 0
  #tokens: RequestTokens = noTokens
  #waitsForTokens = false
  #proof: string | undefined
  /** The attempts without a complete response, newest first. */
  #connectionFailures: ConnectionFailure[] = []

  constructor(
    environment: RequestEnvironment,
    request: BuiltRequest,
    options: RequestOptions = {},
  ) {
    this.#environment = environment
    this.#request = request
    // A page may have put tokens on the prototype of every object.
    this.#options = ownOptions(options)
    this.#sendsForm = typeof request.body === 'object'
    this.#usesSession = !this.#options.tokens && !this.#sendsForm
    const { timeoutMillis = REQUEST_TIMEOUT_MILLIS } = this.#options
    this.#budget = new TimeBudget(environment.platform.clock, timeoutMillis)
  }

  /** Sends the request. Rejects with the error of the last attempt. */
  async send(): Promise<Success> {
    const { ownerTokens } = this.#environment
    try {
      return await this.#sendProtected()
    } catch (error) {
      const { adminAccessToken } = this.#tokens
      // A service also answers API_KEY_NOT_FOUND when it does not accept the owner's token.
      const isRejected =
        adminAccessToken && isLatchkeyError(error, ...adminAccessTokenErrors, 'API_KEY_NOT_FOUND')
      if (!isRejected) throw error
      ownerTokens?.rejectAccessToken(adminAccessToken)
      this.#reportRetry('access-token', 0)
      this.#budget.startAttempt()
      return this.#sendProtected()
    }
  }

  /** Reads are protected by the circuit breaker. */
  #sendProtected(): Promise<Success> {
    const { maxAttempts } = this.#options
    if (!this.#isRead) return this.#sendAttempts(maxAttempts)
    const { breaker, tasks } = this.#environment
    return breaker.run(tasks, (allowed) => this.#sendAttempts(allowed), {
      maxAttempts,
      // The next read would fail for the same reason. Rate limits say themselves how long they last, and refreshes have a
      // circuit breaker of their own.
      isFailure: (error) =>
        !this.#waitsForTokens &&
        isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT', 'UNEXPECTED_RESPONSE'),
      pauseMillis: 0,
    })
  }

  async #sendAttempts(maxAttempts = Infinity): Promise<Success> {
    const { platform, breaker, tasks } = this.#environment
    const { isIdempotent = isIdempotentMethod(this.#request.summary.method), isStale } =
      this.#options
    let canRefreshToken = this.#usesSession
    for (let number = 1; ; number++) {
      const result = await this.#attempt()
      if ('fields' in result) return result
      const { failure } = result
      const isTokenRejected = this.#usesSession && failure?.reason === 'access-token'
      if (isTokenRejected) this.#rejectAccessToken()
      // The limit is for a service that fails, which one that checks a token does not.
      const waitMillis =
        failure && (isTokenRejected || number < maxAttempts)
          ? retryDelayMillis(failure, { number, isIdempotent, canRefreshToken }, platform.random())
          : undefined
      if (!failure || waitMillis === undefined) throw await this.#errorOf(result)
      const leftMillis = this.#budget.endAttempt(waitMillis)
      if (leftMillis < 0) throw await this.#errorOf(result)
      if (isTokenRejected) canRefreshToken = false
      this.#reportRetry(failure.reason, waitMillis)
      if (waitMillis > 0) await this.#wait(failure, waitMillis)
      if (failure.reason === 'proof-of-work') await this.#prove(failure.error)
      if (isStale?.()) throw sessionChanged('The session has changed during this request.')
      this.#budget.startAttempt()
      // Other reads may have failed often enough meanwhile.
      if (this.#isRead) await breaker.admit(tasks)
      if (!(await this.#haveTokensIn(leftMillis))) throw await this.#errorOf(result)
    }
  }

  /** Sends the request once and evaluates the response. */
  async #attempt(): Promise<Success | FailedAttempt> {
    const environment = this.#environment
    const { signal, timeoutMillis = REQUEST_TIMEOUT_MILLIS } = this.#options
    this.#waitsForTokens = true
    this.#tokens = { ...(await this.#getTokens()), proofOfWork: this.#proof }
    this.#waitsForTokens = false
    this.#attempts++
    const onTimeout = (): ConnectionFailure => ({
      thrown: new Error('No complete response came in time.'),
      isTimeout: true,
    })
    const result = await environment.tasks.run(
      (inner) => fetchResponse(environment, this.#request, this.#tokens, inner),
      {
        signal,
        timeout: { millis: timeoutMillis, onTimeout },
      },
    )
    if ('thrown' in result) return this.#recordConnectionFailure(result)
    return this.#evaluate(result)
  }

  #evaluate(response: CompleteResponse): Success | FailedAttempt {
    this.#reportAttempt(response)
    if (response.status <= MAX_SERVICE_STATUS) this.#environment.breaker.reset()
    const parsed = readResponse(response, this.#request, this.#environment.peer)
    if ('fields' in parsed) return { ...parsed, response }
    const { error, failure } = parsed
    // The response that was lost was a success: nothing is left to delete.
    const isDeleted =
      this.#request.summary.method === 'DELETE' &&
      this.#connectionFailures.length > 0 &&
      response.knownError?.endsWith('_NOT_FOUND')
    if (isDeleted) return { fields: {}, response }
    return { error, failure: failure ?? this.#unreadableFailure(response, error) }
  }

  /**
   * An unreadable response counts as a lost one if the caller said that the request can be repeated: a refresh token that
   * was rotated expires soon, and the response with its successor was lost (RFC 9700, section 4.14.2).
   */
  #unreadableFailure({ knownError }: CompleteResponse, error: LatchkeyError): Failure | undefined {
    const mayHaveSucceeded =
      error.status === 200 || this.#connectionFailures.length > 0 || knownError
    return this.#options.isIdempotent && error.code === 'UNEXPECTED_RESPONSE' && mayHaveSucceeded
      ? { reason: 'network' }
      : undefined
  }

  #recordConnectionFailure(failed: ConnectionFailure): FailedAttempt {
    this.#reportAttempt()
    assertHeaderValues(this.#environment, this.#tokens)
    this.#connectionFailures.unshift(failed)
    return { error: undefined, failure: { reason: 'network' } }
  }

  async #errorOf({ error }: FailedAttempt): Promise<LatchkeyError> {
    if (error) return error
    const { signal } = this.#options
    return connectionError(this.#environment, this.#request, this.#connectionFailures, signal)
  }

  get #isRead(): boolean {
    return this.#request.summary.method === 'GET'
  }

  async #getTokens(): Promise<RequestTokens> {
    const { ownerTokens } = this.#environment
    if (!ownerTokens || this.#sendsForm) return this.#getSessionTokens()
    const { accessToken: adminAccessToken } = await ownerTokens.getTokens()
    return { ...(await this.#getSessionTokens()), adminAccessToken }
  }

  async #getSessionTokens(): Promise<TokenPair> {
    if (this.#usesSession) return this.#environment.tokens.getTokens()
    const { tokens } = this.#options
    return typeof tokens === 'object' && !this.#sendsForm ? tokens : noTokens
  }

  /**
   * Waits for the tokens of the next attempt, as long as there is time for them. Resolves to whether they came. A refresh
   * takes no longer than `MAX_REFRESH_MILLIS`.
   */
  async #haveTokensIn(millis: number): Promise<boolean> {
    if (!this.#usesSession || millis >= MAX_REFRESH_MILLIS) return true
    return this.#environment.tasks.run(() => this.#getTokens().then(() => true), {
      signal: this.#options.signal,
      timeout: { millis, onTimeout: () => false },
    })
  }

  /** Solves the challenge of an error for the next attempt. Rejects with the error if that is not possible. */
  async #prove(error: LatchkeyError<'PROOF_OF_WORK_REQUIRED'>): Promise<void> {
    const environment = this.#environment
    const { proveWork } = await loadPart(environment.platform, solver)
    this.#proof = await proveWork(error, environment, this.#options.signal)
  }

  #rejectAccessToken(): void {
    const { accessToken } = this.#tokens
    if (accessToken) this.#environment.tokens.rejectAccessToken(accessToken)
  }

  /** Waits before the next attempt. A user can see and cancel the wait of a rate limit, except for a read. */
  async #wait({ reason }: Failure, millis: number): Promise<void> {
    const { platform, tasks, rateLimitWaits } = this.#environment
    const isShown = reason === 'rate-limit' && !this.#isRead
    const endsAt = platform.clock.monotonic() + millis
    const wait = () =>
      new Promise<void>((_, reject) => {
        const cancel = () => reject(rateLimited(this.#request, endsAt - platform.clock.monotonic()))
        if (isShown) void rateLimitWaits.emit({ millis, cancel })
      })
    const onTimeout = () => {
      if (isShown) void rateLimitWaits.emit(null)
    }
    await tasks.run(wait, { signal: this.#options.signal, timeout: { millis, onTimeout } })
  }

  #reportAttempt(response?: CompleteResponse): void {
    const [code = null] = /^[A-Z_]{1,80}$/.exec(response?.knownError ?? '') ?? []
    const status = response ? Number(response.actualStatus ?? response.status) : null
    const { summary } = this.#request
    this.#environment.onEvent?.({
      type: 'attempt',
      ...summary,
      attempt: this.#attempts,
      status,
      code,
    })
  }

  #reportRetry(reason: Failure['reason'], waitMillis: number): void {
    this.#environment.onEvent?.({
      type: 'retry',
      ...this.#request.summary,
      attempt: this.#attempts,
      reason,
      waitMillis: Math.round(waitMillis),
    })
  }
}

/** Sends a request once and reads the whole response. Rejects only if the runtime has no secure random numbers. */
async function fetchResponse(
  environment: RequestEnvironment,
  { summary, target, body = '' }: BuiltRequest,
  tokens: RequestTokens,
  signal: AbortSignal,
): Promise<CompleteResponse | ConnectionFailure> {
  const { platform, apiUrl, headerPrefix } = environment
  // Outside of `try`: a runtime without random numbers, such as React Native without a polyfill, is no lost connection.
  const headers = requestHeaders(environment, body, tokens)
  try {
    const response = await platform.fetch(apiUrl + target, {
      method: summary.method,
      body: body || null,
      headers,
      // The page can be left meanwhile, as it is after a sign-out.
      keepalive: summary.method === 'DELETE',
      // A redirect would pass on the tokens in the headers.
      redirect: 'manual',
      signal,
      // Last: properties after a spread are copied one by one, which takes as long as the rest of this call.
      ...platform.fetchOptions,
    })
    return {
      status: response.status,
      headers: response.headers,
      knownError: response.headers.get(headerName(headerPrefix, 'knownError')),
      actualStatus: response.headers.get(headerName(headerPrefix, 'actualStatus')),
      text: await environment.peer.readText(response),
      receivedAt: platform.clock.wall(),
    }
  } catch (thrown) {
    return { thrown, isTimeout: false }
  }
}
