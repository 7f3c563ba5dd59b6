import { LatchkeyError } from '../errors/latchkey-error.js'
import type { BuiltRequest } from './build-request.js'
import { redactError } from './redact.js'
import type { RequestEnvironment } from './request-types.js'

/** An attempt without a complete response. */
export interface ConnectionFailure {
  readonly thrown: unknown
  readonly isTimeout: boolean
}

/**
 * Creates the error of a request that got no complete response: `NETWORK_ERROR` or `TIMEOUT`. Its message says what to
 * check.
 *
 * @param failures newest first
 */
export async function connectionError(
  environment: RequestEnvironment,
  { summary, sentValues }: BuiltRequest,
  failures: readonly ConnectionFailure[],
  signal: AbortSignal | undefined,
): Promise<LatchkeyError<'NETWORK_ERROR' | 'TIMEOUT'>> {
  const isOffline = !environment.platform.isOnline()
  const causes = isOffline ? [] : failures.map(({ thrown }) => redactError(thrown, sentValues))
  const advice = isOffline
    ? 'Please check your internet connection.'
    : await environment.peer.advise(environment, signal)
  return new LatchkeyError(failures[0]?.isTimeout && !isOffline ? 'TIMEOUT' : 'NETWORK_ERROR', {
    status: 0,
    message: `Failed to send request ${summary.method} ${summary.path}. ${advice}`,
    details: { isOffline, causes, request: summary },
    cause: causes[0],
  })
}
