import {
  NETWORK_ATTEMPTS,
  RETRY_BASE_MILLIS,
  RETRY_JITTER_MAX,
  RETRY_JITTER_MIN,
} from '@latchkey/contract/constants'
import type { LatchkeyError } from '@latchkey/contract/errors/error'
import type { Clock } from '../../platform/platform.js'

/** Limit of one attempt, its response body included. */
export const REQUEST_TIMEOUT_MILLIS = 15_000

/** The same for a refresh: two attempts fit into the 30 s in which a rotated refresh token is still accepted. */
export const REFRESH_TIMEOUT_MILLIS = 5_000

/** The longest refresh: five attempts and the longest waits between them. */
export const MAX_REFRESH_MILLIS = 47_500

/** The four waits between five attempts, each as long as possible, and the last one of them. */
const MAX_WAITS_MILLIS = 22_500
const MAX_WAIT_MILLIS = 12_000

/** A request rejects instead of waiting longer than this for a rate limit. */
const MAX_RETRY_AFTER_MILLIS = 60_000

/** The same for a service that is unavailable: with jitter, no longer than the longest wait of the backoff. */
const MAX_UNAVAILABLE_MILLIS = 10_000

/** An attempt without a response that ends before this was refused, rather than lost on the way. */
const REFUSED_MILLIS = 1_000

/** Reads after refused attempts wait for this part of the backoff: a person is waiting for what they show. */
const REFUSED_READ_FACTOR = 0.25

/** Why an attempt failed, if another attempt could succeed. */
export type Failure =
  /** No complete response came. Whether the service processed the request is unknown. */
  | { readonly reason: 'network' }
  /**
   * A gateway responded in place of the service, or the service is overloaded (502, 503, 504). Whether the service processed
   * the request is unknown.
   */
  | { readonly reason: 'unavailable'; readonly retryAfterMillis: number | null }
  /** The service rejected the request before it processed it (429). */
  | { readonly reason: 'rate-limit'; readonly retryAfterMillis: number | null }
  /** The service stopped before it processed the request: 508 with INFINITE_LOOP_DETECTED. */
  | { readonly reason: 'loop' }
  | { readonly reason: 'access-token' }
  /** The service requires the solution of a challenge, and did not process the request. */
  | { readonly reason: 'proof-of-work' }

/** A failed attempt. `failure` is present when another attempt could succeed. */
export interface FailedAttempt {
  /** Undefined when no complete response came. */
  readonly error: LatchkeyError | undefined
  readonly failure: Failure | undefined
}

/** The facts about a failed attempt that decide whether another one follows. */
export interface AttemptToRetry {
  /** Counted from 1. */
  readonly number: number
  readonly isIdempotent: boolean
  readonly isRead: boolean
  /** How long it took, the wait for its tokens included. */
  readonly millis: number
  /** Whether another access token can be requested, and none was requested yet. */
  readonly canRefreshToken: boolean
}

/**
 * Decides what follows a failed attempt: exponential backoff with jitter, or what the service asked for.
 *
 * @param random from 0 up to but not including 1. It spreads the attempts of many clients, and only lengthens a wait
 *   that the service asked for
 * @returns the milliseconds to wait before the next attempt; undefined when there is none
 */
export function retryDelayMillis(
  failure: Failure,
  { number, isIdempotent, isRead, millis, canRefreshToken }: AttemptToRetry,
  random: number,
): number | undefined {
  if (number >= NETWORK_ATTEMPTS) return undefined
  const jitter =
    RETRY_BASE_MILLIS * (RETRY_JITTER_MIN + random * (RETRY_JITTER_MAX - RETRY_JITTER_MIN))
  const backoff = jitter * 2 ** (number - 1)
  switch (failure.reason) {
    case 'network':
      if (!isIdempotent) return undefined
      return isRead && millis < REFUSED_MILLIS ? backoff * REFUSED_READ_FACTOR : backoff
    case 'access-token':
      return canRefreshToken ? 0 : undefined
    case 'proof-of-work':
      return 0
    case 'loop':
      return backoff
    case 'unavailable':
    case 'rate-limit': {
      const { reason, retryAfterMillis } = failure
      const isUnavailable = reason === 'unavailable'
      if (isUnavailable && !isIdempotent) return undefined
      if (retryAfterMillis === null) return backoff
      const longest = isUnavailable ? MAX_UNAVAILABLE_MILLIS : MAX_RETRY_AFTER_MILLIS
      return retryAfterMillis > longest ? undefined : retryAfterMillis + jitter
    }
  }
}

/** Returns whether a method has the same effect when a request arrives twice (RFC 9110, section 9.2.2). */
export const isIdempotentMethod = (method: string): boolean =>
  /^(GET|HEAD|OPTIONS|PUT|DELETE|TRACE)$/.test(method)

/**
 * The time that a request has for all of its attempts, the waits for its tokens included: that of five attempts with the
 * longest waits. Time in which the page was frozen counts only as far as an attempt can take, and so does a wait that
 * the service asked for.
 */
export class TimeBudget {
  readonly #clock: Clock
  readonly #timeoutMillis: number
  #leftMillis: number
  #attemptStartedAt: number

  constructor(clock: Clock, timeoutMillis: number) {
    this.#clock = clock
    this.#timeoutMillis = timeoutMillis
    this.#leftMillis = 4 * timeoutMillis + MAX_WAITS_MILLIS
    this.#attemptStartedAt = clock.monotonic()
  }

  /** Starts an attempt, before it waits for its tokens. The first one has started with the budget. */
  startAttempt(): void {
    this.#attemptStartedAt = this.#clock.monotonic()
  }

  /**
   * Subtracts the attempt that ended and the wait after it. Returns how many milliseconds the next attempt can wait for
   * its tokens; less than 0 when there is no time for another attempt.
   */
  endAttempt(waitMillis: number): number {
    const attemptMillis = this.#clock.monotonic() - this.#attemptStartedAt
    this.#leftMillis -= Math.min(attemptMillis, this.#timeoutMillis + MAX_REFRESH_MILLIS)
    this.#leftMillis -= Math.min(waitMillis, MAX_WAIT_MILLIS)
    return this.#leftMillis
  }
}
