import { isLatchkeyError, type LatchkeyError } from '@latchkey/contract/errors/error'
import { loadPart } from '../../platform/load-part.js'
import type { BuiltRequest } from '../build-request.js'
import { rateLimited } from '../read-response.js'
import type { RequestEnvironment } from '../request-types.js'
import type { Failure } from './retry-policy.js'

const solver = () => import('../../proof-of-work/solve-challenge.js')

/** A failed attempt that another one follows. */
export interface Retry {
  /** Undefined when no complete response came. */
  readonly error: LatchkeyError | undefined
  readonly reason: Failure['reason']
  readonly waitMillis: number
  /** Ends the wait and the computation. */
  readonly signal: AbortSignal | undefined
}

/**
 * Waits before the next attempt of a request. Then solves the challenge of the service if the error has one, and resolves to the
 * solution.
 *
 * Rejects with `RATE_LIMITED` if the user cancels the wait, and with the error if its challenge cannot be solved.
 */
export async function prepareRetry(
  environment: RequestEnvironment,
  request: BuiltRequest,
  retry: Retry,
): Promise<string | undefined> {
  if (retry.waitMillis > 0) await waitForRetry(environment, request, retry)
  const { error, signal } = retry
  if (!isLatchkeyError(error, 'PROOF_OF_WORK_REQUIRED')) return undefined
  const { proveWork } = await loadPart(environment.platform, solver)
  return proveWork(error, environment, signal)
}

/** A user can see and cancel the wait of a rate limit, except for a read. */
async function waitForRetry(
  { platform, tasks, rateLimitWaits }: RequestEnvironment,
  request: BuiltRequest,
  { reason, waitMillis: millis, signal }: Retry,
): Promise<void> {
  const isShown = reason === 'rate-limit' && request.summary.method !== 'GET'
  const endsAt = platform.clock.monotonic() + millis
  const wait = () =>
    new Promise<void>((_, reject) => {
      const cancel = () => reject(rateLimited(request, endsAt - platform.clock.monotonic()))
      if (isShown) void rateLimitWaits.emit({ millis, cancel })
    })
  const onTimeout = () => {
    if (isShown) void rateLimitWaits.emit(null)
  }
  await tasks.run(wait, { signal, timeout: { millis, onTimeout } })
}
