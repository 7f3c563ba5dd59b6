import { isLatchkeyError, type LatchkeyError } from '@latchkey/contract/errors/error'
import { adminAccessTokenErrors } from '@latchkey/contract/errors/families'
import { isFromService } from '../errors/transport-error.js'
import { ownOptions } from '../lib/objects.js'
import { noTokens, type TokenPair } from '../session/tokens.js'
import type { BuiltRequest } from './build-request.js'
import {
  attemptTimeout,
  type ConnectionFailure,
  connectionError,
  serviceAdvice,
} from './connection-error.js'
import { fetchResponse } from './fetch-response.js'
import { type CompleteResponse, readResponse } from './read-response.js'
import { assertHeaderValues, type RequestTokens } from './request-headers.js'
import type { RequestEnvironment, RequestOptions, SendRequest, Success } from './request-types.js'
import { CircuitBreaker } from './retry/circuit-breaker.js'
import { RequestAttempts } from './retry/request-attempts.js'
import {
  type FailedAttempt,
  type Failure,
  MAX_REFRESH_MILLIS,
  REQUEST_TIMEOUT_MILLIS,
  TimeBudget,
} from './retry/retry-policy.js'

/** Sends one request: its attempts, the waits between them, and the error of the last attempt. */
class InFlightRequest {
  readonly #environment: RequestEnvironment
  readonly #request: BuiltRequest
  readonly #options: RequestOptions
  readonly #sendsForm: boolean
  /** Whether the tokens are those of the token source. */
  readonly #usesSession: boolean
  readonly #breaker: CircuitBreaker
  readonly #attempts: RequestAttempts
  #tokens: RequestTokens = noTokens
  #waitsForTokens = false
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
    const { platform, apiUrl } = environment
    this.#breaker = CircuitBreaker.forService(platform, apiUrl)
    const { timeoutMillis = REQUEST_TIMEOUT_MILLIS } = this.#options
    const budget = new TimeBudget(platform.clock, timeoutMillis)
    this.#attempts = new RequestAttempts(environment, request, this.#options, budget)
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
      this.#attempts.startNow('access-token')
      return this.#sendProtected()
    }
  }

  #sendProtected(): Promise<Success> {
    const { maxAttempts } = this.#options
    if (!this.#isProtected) return this.#sendAttempts(maxAttempts)
    return this.#breaker.run(this.#environment.tasks, (allowed) => this.#sendAttempts(allowed), {
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
    let canRefreshToken = this.#usesSession
    for (let number = 1; ; number++) {
      const result = await this.#attempt()
      if ('fields' in result) return result
      const isTokenRejected = this.#usesSession && result.failure?.reason === 'access-token'
      if (isTokenRejected) this.#rejectAccessToken()
      const limits = { number, maxAttempts, canRefreshToken }
      const leftMillis = await this.#attempts.startNext(result, limits)
      if (leftMillis === undefined) throw await this.#errorOf(result)
      if (isTokenRejected) canRefreshToken = false
      // Other reads may have failed often enough meanwhile.
      if (this.#isProtected) await this.#breaker.admit(this.#environment.tasks)
      if (!(await this.#haveTokensIn(leftMillis))) throw await this.#errorOf(result)
    }
  }

  /** Sends the request once and evaluates the response. */
  async #attempt(): Promise<Success | FailedAttempt> {
    const environment = this.#environment
    const { signal, timeoutMillis = REQUEST_TIMEOUT_MILLIS } = this.#options
    this.#waitsForTokens = true
    this.#tokens = { ...(await this.#getTokens()), proofOfWork: this.#attempts.proofOfWork }
    this.#waitsForTokens = false
    const result = await environment.tasks.run(
      (inner) => fetchResponse(environment, this.#request, this.#tokens, inner),
      {
        signal,
        timeout: { millis: timeoutMillis, onTimeout: attemptTimeout },
      },
    )
    if ('thrown' in result) return this.#recordConnectionFailure(result)
    return this.#evaluate(result)
  }

  #evaluate(response: CompleteResponse): Success | FailedAttempt {
    this.#reportAttempt(response)
    if (isFromService(response.status)) this.#breaker.reset()
    const parsed = readResponse(response, this.#request)
    if ('fields' in parsed) return { ...parsed, response }
    const { error, failure } = parsed
    // The response that was lost was a success: nothing is left to delete.
    const isDeleted =
      this.#request.summary.method === 'DELETE' &&
      this.#attempts.mayBeProcessed &&
      response.knownError?.endsWith('_NOT_FOUND')
    if (isDeleted) return { fields: {}, response }
    return { error, failure: failure ?? this.#unreadableFailure(response, error) }
  }

  /**
   * An unreadable response counts as a lost one if the caller said that the request can be repeated: a refresh token that
   * was rotated expires soon, and the response with its successor was lost (RFC 9700, section 4.14.2).
   */
  #unreadableFailure({ knownError }: CompleteResponse, error: LatchkeyError): Failure | undefined {
    const mayHaveSucceeded = error.status === 200 || this.#attempts.mayBeProcessed || knownError
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
    const environment = this.#environment
    return connectionError(environment.platform, this.#request, this.#connectionFailures, () =>
      serviceAdvice({ ...environment, breaker: this.#breaker }, this.#options.signal),
    )
  }

  /** Reads are protected by the circuit breaker. */
  get #isProtected(): boolean {
    return this.#request.summary.method === 'GET' && !this.#options.isProbe
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

  #rejectAccessToken(): void {
    const { accessToken } = this.#tokens
    if (accessToken) this.#environment.tokens.rejectAccessToken(accessToken)
  }

  #reportAttempt(response?: CompleteResponse): void {
    const [code = null] = /^[A-Z_]{1,80}$/.exec(response?.knownError ?? '') ?? []
    const status = response ? Number(response.actualStatus ?? response.status) : null
    const { summary } = this.#request
    this.#environment.onEvent?.({
      type: 'attempt',
      ...summary,
      attempt: this.#attempts.count,
      status,
      code,
    })
  }
}

/** Sends a request to the service. */
export const sendToService: SendRequest = (environment, request, options) =>
  new InFlightRequest(environment, request, options).send()
