import { isLatchkeyError } from '@latchkey/contract/errors/error'
import { isOutage } from '../errors/transport-error.js'
import { Emitter } from '../lib/emitter.js'
import type { QueryOptions } from '../lib/query.js'
import type { Platform } from '../platform/platform.js'

/** The wait after the first failure, and the shortest time between a failure and the next load. Doubles each time. */
const FIRST_WAIT_MILLIS = 2_000
/** At least as long as a circuit breaker stays open, also with jitter: a load before that sends no request. */
const MAX_WAIT_MILLIS = 50_000
/** The part of a wait that is not random. */
const FIXED_PART = 0.6

/**
 * Says when watched values can be loaded again that could not be loaded because the connection or the service failed:
 * after growing, random waits, which follow the one that the service asks for, and at once when the page becomes visible or the
 * service responds to another request. A hidden page waits until it is visible. When the device is online again, the session
 * makes everything stale.
 */
export class Recovery {
  readonly #platform: Platform
  readonly #signals: Emitter

  constructor(platform: Platform) {
    this.#platform = platform
    this.#signals = new Emitter(platform.report, () =>
      platform.onLifecycle?.((event) => {
        if (event === 'visible' || event === 'shown-from-cache') void this.#signals.emit()
      }),
    )
  }

  /** The service has responded to a request. */
  serviceResponded(): void {
    void this.#signals.emit()
  }

  /**
   * Returns the option `recover` of a query.
   *
   * @param retry loads the value again
   */
  by(retry: () => void): NonNullable<QueryOptions<unknown>['recover']> {
    return (error, failures) => this.#wait(error, failures, retry)
  }

  /** Returns undefined for an error that another load would not change, such as a rejection by the service. */
  #wait(error: unknown, failures: number, retry: () => void): (() => void) | undefined {
    if (!isOutage(error)) return undefined
    const { clock, timers, random } = this.#platform
    const retryIfVisible = () => {
      if (this.#platform.isVisible?.() !== false) retry()
    }
    const earliest = clock.monotonic() + FIRST_WAIT_MILLIS
    let timer = timers.set(
      retryIfVisible,
      waitMillis(failures, random()) + retryAfterMillisOf(error),
      true,
    )
    const stop = this.#signals.subscribe(() => {
      timers.clear(timer)
      const millis = earliest - clock.monotonic()
      if (millis > 0) timer = timers.set(retryIfVisible, millis, true)
      else retryIfVisible()
    })
    return () => {
      stop()
      timers.clear(timer)
    }
  }
}

const waitMillis = (failures: number, random: number): number =>
  Math.min(FIRST_WAIT_MILLIS * 2 ** (failures - 1), MAX_WAIT_MILLIS) *
  (FIXED_PART + random * (1 - FIXED_PART))

const retryAfterMillisOf = (error: unknown): number =>
  (isLatchkeyError(error, 'UNEXPECTED_RESPONSE') && error.details.retryAfterMillis) || 0
