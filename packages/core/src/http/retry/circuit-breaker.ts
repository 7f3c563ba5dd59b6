import { NETWORK_ATTEMPTS } from '@latchkey/contract/constants'
import { isLatchkeyError } from '@latchkey/contract/errors/error'
import { isUnavailable } from '../../errors/transport-error.js'
import type { Clock, Platform } from '../../platform/platform.js'
import { MAX_JOIN_MILLIS, type TaskRunner } from '../../platform/task-runner.js'

const SHORT_PAUSE_MILLIS = 1_000
const LONG_PAUSE_MILLIS = 30_000

/** Failures since the last response of the service. */
interface Failures {
  readonly error: unknown
  /** Failed attempts in a row. */
  readonly count: number
  readonly isOnline: boolean
  /** When the last one failed, by the monotonic clock. */
  readonly failedAt: number
  /** Until then no request is sent. */
  openUntil: number
}

export interface BreakerOptions {
  /** Maximum number of attempts of the request. Default: 5. */
  readonly maxAttempts?: number | undefined
  /** Returns whether an error counts as a failure of the service. Default: every error does. */
  readonly isFailure?: (error: unknown) => boolean
  /** How long no request is sent after a failure. Default: 1,000. */
  readonly pauseMillis?: number
}

type BreakerPlatform = Pick<Platform, 'clock' | 'isOnline' | 'hasUserActivation'>

const breakersByClock = new WeakMap<Clock, Map<string, CircuitBreaker>>()

/**
 * Protects a service that fails from further requests: they reject with its last error. After five failed attempts in a
 * row no request is sent for 30 s, and then one attempt is made on behalf of all. Requests that arrive during this trial wait
 * for it, so that none fails once the service has recovered.
 *
 * Requests are sent anyway when the user has just pressed something, and when the device went online or offline.
 */
export class CircuitBreaker {
  // Not the platform: the breaker of a service outlives the app that created it.
  readonly #clock: Clock
  readonly #isOnline: Platform['isOnline']
  readonly #hasUserActivation: Platform['hasUserActivation']
  #failures: Failures | undefined
  #trial: Promise<unknown> | undefined

  constructor({ clock, isOnline, hasUserActivation }: BreakerPlatform) {
    this.#clock = clock
    this.#isOnline = isOnline
    this.#hasUserActivation = hasUserActivation
  }

  /** Returns the breaker of a service, which all apps of a page or process share: they have one clock. */
  static forService(platform: BreakerPlatform, apiUrl: string): CircuitBreaker {
    const breakers = breakersByClock.get(platform.clock) ?? new Map<string, CircuitBreaker>()
    breakersByClock.set(platform.clock, breakers)
    const breaker = breakers.get(apiUrl) ?? new CircuitBreaker(platform)
    breakers.set(apiUrl, breaker)
    return breaker
  }

  /** Whether the last request failed. */
  get hasFailed(): boolean {
    return this.#failures !== undefined
  }

  /** Waits for a trial in progress. Rejects with the last error while no request must be sent. */
  async admit(tasks: TaskRunner): Promise<void> {
    const deadline = this.#clock.monotonic() + MAX_JOIN_MILLIS
    for (let trial = this.#pendingTrial; trial; trial = this.#pendingTrial)
      if (!(await hasEnded(trial, tasks, deadline - this.#clock.monotonic()))) break
    this.#throwIfOpen()
  }

  /** Forgets all failures: the service has responded. */
  reset(): void {
    this.#failures = undefined
  }

  /**
   * Sends a request, unless the breaker is open: then it rejects with the last error.
   *
   * @param tasks runs the wait for a trial
   * @param send receives the maximum number of attempts
   */
  async run<Result>(
    tasks: TaskRunner,
    send: (maxAttempts: number) => Promise<Result>,
    options: BreakerOptions = {},
  ): Promise<Result> {
    const deadline = this.#clock.monotonic() + MAX_JOIN_MILLIS
    // After a trial that was aborted, the first of the requests that have waited is the next trial. Not `admit`, because
    // nothing may happen between the end of the wait and the start of that trial.
    for (let trial = this.#pendingTrial; trial; trial = this.#pendingTrial)
      if (!(await hasEnded(trial, tasks, deadline - this.#clock.monotonic()))) break
    this.#throwIfOpen()
    const {
      maxAttempts = NETWORK_ATTEMPTS,
      isFailure = () => true,
      pauseMillis = SHORT_PAUSE_MILLIS,
    } = options
    const failures = this.#failures
    const isTrial = failures !== undefined && failures.count >= NETWORK_ATTEMPTS
    if (isTrial) failures.openUntil = this.#clock.monotonic() + LONG_PAUSE_MILLIS
    const allowedAttempts = isTrial ? 1 : maxAttempts
    const sending = send(allowedAttempts)
    if (isTrial) this.#trial = sending
    try {
      const result = await sending
      this.reset()
      return result
    } catch (error) {
      if (isFailure(error)) this.#recordFailure(error, allowedAttempts, pauseMillis)
      // A trial that its caller aborted shows nothing about the service: the next request is the trial.
      else if (isTrial) failures.openUntil = this.#clock.monotonic()
      throw error
    } finally {
      if (this.#trial === sending) this.#trial = undefined
    }
  }

  get #isOpen(): boolean {
    const failures = this.#currentFailures()
    const isPaused = failures !== undefined && this.#clock.monotonic() < failures.openUntil
    return isPaused && !this.#hasUserActivation?.()
  }

  #throwIfOpen(): void {
    if (this.#isOpen) throw this.#failures?.error
  }

  /** The trial that other requests wait for. */
  get #pendingTrial(): Promise<unknown> | undefined {
    return this.#isOpen ? this.#trial : undefined
  }

  #recordFailure(error: unknown, allowedAttempts: number, pauseMillis: number): void {
    const failedAt = this.#clock.monotonic()
    const previous = this.#currentFailures()
    // Requests that fail at the same time fail for one reason, which counts once.
    if (previous && failedAt < previous.failedAt + SHORT_PAUSE_MILLIS) return
    // After these errors all attempts were used; any other error ends the first attempt.
    const usedAll =
      isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT', 'RATE_LIMITED') ||
      (isLatchkeyError(error) && isUnavailable(error.status))
    const count = (previous?.count ?? 0) + (usedAll ? allowedAttempts : 1)
    const pause = count < NETWORK_ATTEMPTS ? pauseMillis : LONG_PAUSE_MILLIS
    this.#failures = {
      error,
      count,
      isOnline: this.#isOnline(),
      failedAt,
      openUntil: failedAt + pause,
    }
  }

  /** Failures of a device that has gone online or offline since are outdated. */
  #currentFailures(): Failures | undefined {
    if (this.#failures?.isOnline !== this.#isOnline()) this.#failures = undefined
    return this.#failures
  }
}

/** Waits for a trial. Resolves to whether it has ended in time. */
const hasEnded = (trial: Promise<unknown>, tasks: TaskRunner, millis: number): Promise<boolean> => {
  const onEnd = () => true
  return tasks.run(() => trial.then(onEnd, onEnd), {
    timeout: { millis, onTimeout: () => false },
  })
}
