import { sessionChanged } from '../../errors/client-error.js'
import type { BuiltRequest } from '../build-request.js'
import type { RequestEnvironment, RequestOptions } from '../request-types.js'
import { prepareRetry } from './prepare-retry.js'
import {
  type FailedAttempt,
  type Failure,
  isIdempotentMethod,
  retryDelayMillis,
  type TimeBudget,
} from './retry-policy.js'

/** The limits of the attempts of a request. */
interface AttemptLimits {
  /** Counted from 1 for each permission of the circuit breaker. */
  readonly number: number
  readonly maxAttempts: number
  readonly canRefreshToken: boolean
}

/** The attempts of one request: whether another one follows, and the waits between them. */
export class RequestAttempts {
  readonly #environment: RequestEnvironment
  readonly #request: BuiltRequest
  readonly #options: RequestOptions
  readonly #budget: TimeBudget | undefined
  #startedAt: number
  #count = 1
  #mayBeProcessed = false
  #proofOfWork: string | undefined

  /** @param budget the time for all attempts that wait for tokens. Other attempts are short enough by their number */
  constructor(
    environment: RequestEnvironment,
    request: BuiltRequest,
    options: RequestOptions,
    budget?: TimeBudget,
  ) {
    this.#environment = environment
    this.#request = request
    this.#options = options
    this.#budget = budget
    this.#startedAt = environment.platform.clock.monotonic()
  }

  /** The number of the current attempt, counted from 1. */
  get count(): number {
    return this.#count
  }

  /** Whether the service may have processed an earlier attempt, whose response was lost. */
  get mayBeProcessed(): boolean {
    return this.#mayBeProcessed
  }

  /** The solution of the challenge of an earlier attempt. */
  get proofOfWork(): string | undefined {
    return this.#proofOfWork
  }

  /** Starts another attempt at once. The first one has started with this object. */
  startNow(reason: Failure['reason']): void {
    this.#report(reason, 0)
    this.#start()
  }

  /**
   * Waits for the time of the next attempt, and starts it. Resolves to how many milliseconds it can wait for its tokens; to
   * undefined if no attempt follows. Rejects with `SESSION_CHANGED` if the response is no longer needed.
   */
  async startNext(
    { error, failure }: FailedAttempt,
    { number, maxAttempts, canRefreshToken }: AttemptLimits,
  ): Promise<number | undefined> {
    if (!failure) return undefined
    const { platform } = this.#environment
    const { method } = this.#request.summary
    const { isIdempotent = isIdempotentMethod(method), isStale, signal } = this.#options
    const { reason } = failure
    if (reason === 'network' || reason === 'unavailable') this.#mayBeProcessed = true
    // The limit is for a service that fails, which one that checks a token does not.
    if (reason !== 'access-token' && number >= maxAttempts) return undefined
    const isRead = method === 'GET'
    const millis = platform.clock.monotonic() - this.#startedAt
    const waitMillis = retryDelayMillis(
      failure,
      { number, isIdempotent, isRead, millis, canRefreshToken },
      platform.random(),
    )
    if (waitMillis === undefined) return undefined
    const leftMillis = this.#budget?.endAttempt(waitMillis) ?? Infinity
    if (leftMillis < 0) return undefined
    this.#report(reason, waitMillis)
    const retry = { error, reason, waitMillis, signal }
    const proof = await prepareRetry(this.#environment, this.#request, retry)
    this.#proofOfWork = proof ?? this.#proofOfWork
    if (isStale?.()) throw sessionChanged('The session has changed during this request.')
    this.#start()
    return leftMillis
  }

  #start(): void {
    this.#count++
    this.#startedAt = this.#environment.platform.clock.monotonic()
    this.#budget?.startAttempt()
  }

  #report(reason: Failure['reason'], waitMillis: number): void {
    this.#environment.onEvent?.({
      type: 'retry',
      ...this.#request.summary,
      attempt: this.#count,
      reason,
      waitMillis: Math.round(waitMillis),
    })
  }
}
