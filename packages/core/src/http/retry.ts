import {
  NETWORK_ATTEMPTS,
  RETRY_BASE_MILLIS,
  RETRY_JITTER_MAX,
  RETRY_JITTER_MIN,
} from '@latchkey/contract/constants'

/** Why an attempt failed, as far as it could be worth another one. Any other failure is final. */
export type Failure =
  /** No whole answer came; whether the service has acted on the request, nobody knows. */
  | { readonly why: 'network' }
  /** The service refused to act yet (429). */
  | { readonly why: 'rate-limit'; readonly retryAfterMillis: number | null }
  /** The service stopped before acting: 508 with INFINITE_LOOP_DETECTED. */
  | { readonly why: 'loop' }
  | { readonly why: 'access-token' }

export interface Attempt {
  /** Counted from 1. */
  readonly number: number
  /** Whether doing it twice does no harm. */
  readonly idempotent: boolean
  /** Whether another access token can be had, and none was asked for yet. */
  readonly canRenewToken: boolean
}

export type Decision = 'stop' | { readonly wait: number }

/** A longer wait is no wait any more: the caller is told instead (security rules, 2.9, HT28). */
const LONGEST_RETRY_AFTER_MILLIS = 60_000

/**
 * Decides what follows a failed attempt.
 *
 * @param random from 0 up to but not including 1: spreads the waits of many clients, and only ever
 *   lengthens the one that the service asked for
 * @returns milliseconds to wait before the next attempt
 * @see spec, section 9; protocol, section 1.13
 */
export function afterFailure(failure: Failure, attempt: Attempt, random: number): Decision {
  if (attempt.number >= NETWORK_ATTEMPTS) return 'stop'
  const spread =
    RETRY_BASE_MILLIS * (RETRY_JITTER_MIN + random * (RETRY_JITTER_MAX - RETRY_JITTER_MIN))
  const backOff = { wait: spread * 2 ** (attempt.number - 1) }
  switch (failure.why) {
    case 'network':
      return attempt.idempotent ? backOff : 'stop'
    case 'access-token':
      return attempt.canRenewToken ? { wait: 0 } : 'stop'
    case 'loop':
      return backOff
    case 'rate-limit': {
      const { retryAfterMillis } = failure
      if (retryAfterMillis === null) return backOff
      return retryAfterMillis > LONGEST_RETRY_AFTER_MILLIS
        ? 'stop'
        : { wait: retryAfterMillis + spread }
    }
  }
}

/** Methods that do the same however often they arrive (RFC 9110, section 9.2.2). */
export const isIdempotent = (method: string) => /^(GET|HEAD|OPTIONS|PUT|DELETE|TRACE)$/.test(method)
