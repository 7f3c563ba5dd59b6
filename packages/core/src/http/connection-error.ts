import { LatchkeyError } from '@latchkey/contract/errors/error'
import type { Platform } from '../platform/platform.js'
import type { TaskRunner } from '../platform/task-runner.js'
import type { BuiltRequest } from './build-request.js'
import { redactError } from './redact.js'
import type { CircuitBreaker } from './retry/circuit-breaker.js'

const diagnostics = () => import('./diagnostics.js')

/** Five attempts of 15 s and at most 22.5 s of waits leave this time of 100 s. */
const DIAGNOSTICS_TIMEOUT_MILLIS = 2_500

/** An attempt without a complete response. */
export interface ConnectionFailure {
  readonly thrown: unknown
  readonly isTimeout: boolean
}

/** Returns the failure of an attempt that took too long. */
export const attemptTimeout = (): ConnectionFailure => ({
  thrown: new Error('No complete response came in time.'),
  isTimeout: true,
})

/**
 * Creates the error of a request that got no complete response: `NETWORK_ERROR` or `TIMEOUT`. Its message says what to
 * check.
 *
 * @param failures newest first
 * @param advise returns what to check if the device is online
 */
export async function connectionError(
  platform: Pick<Platform, 'isOnline'>,
  { summary, sentValues }: BuiltRequest,
  failures: readonly ConnectionFailure[],
  advise: () => string | Promise<string>,
): Promise<LatchkeyError<'NETWORK_ERROR' | 'TIMEOUT'>> {
  const isOffline = !platform.isOnline()
  const causes = isOffline ? [] : failures.map(({ thrown }) => redactError(thrown, sentValues))
  const advice = isOffline ? 'Please check your internet connection.' : await advise()
  return new LatchkeyError(failures[0]?.isTimeout && !isOffline ? 'TIMEOUT' : 'NETWORK_ERROR', {
    status: 0,
    message: `Failed to send request ${summary.method} ${summary.path}. ${advice}`,
    details: { isOffline, causes, request: summary },
    cause: causes[0],
  })
}

/** The parts of a client that find out why a request got no response. */
export interface AdviceEnvironment {
  readonly platform: Platform
  readonly tasks: TaskRunner
  readonly apiUrl: string
  readonly breaker: Pick<CircuitBreaker, 'hasFailed'>
  readonly projectHeaders: Readonly<Record<string, string>>
}

/** Resolves to what to check after the service did not respond, for the message of an error. */
export async function serviceAdvice(
  { platform, tasks, apiUrl, breaker, projectHeaders }: AdviceEnvironment,
  signal: AbortSignal | undefined,
): Promise<string> {
  const unreachable = 'The service does not respond.'
  // A process with a secret key sends no requests on its own, and one diagnosis of a failing service is enough.
  if (breaker.hasFailed || projectHeaders.accessType !== 'client') return unreachable
  const find = (inner: AbortSignal) =>
    diagnostics()
      .then(({ diagnose }) => diagnose(platform, apiUrl, inner))
      .catch(() => unreachable)
  return tasks.run(find, {
    signal,
    timeout: {
      millis: DIAGNOSTICS_TIMEOUT_MILLIS,
      onTimeout: () => 'The service is slow to respond.',
    },
  })
}
