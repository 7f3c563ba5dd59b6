import { LatchkeyError } from '../errors/latchkey-error.js'
import type { Platform } from '../platform/platform.js'
import type { BuiltRequest } from './build-request.js'
import { redactError } from './redact.js'

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
