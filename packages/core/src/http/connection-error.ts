import { LatchkeyError } from '../errors/latchkey-error.js'
import type { BuiltRequest } from './build-request.js'
import { redactError } from './redact.js'
import type { RequestEnvironment } from './request-types.js'

const diagnostics = () => import('./diagnostics.js')

/** Five attempts of 15 s and at most 22.5 s of waits leave this time of 100 s. */
const DIAGNOSTICS_TIMEOUT_MILLIS = 2_500

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
    : await findAdvice(environment, signal)
  return new LatchkeyError(failures[0]?.isTimeout && !isOffline ? 'TIMEOUT' : 'NETWORK_ERROR', {
    status: 0,
    message: `Failed to send request ${summary.method} ${summary.path}. ${advice}`,
    details: { isOffline, causes, request: summary },
    cause: causes[0],
  })
}

async function findAdvice(
  { platform, tasks, apiUrl, breaker, projectHeaders }: RequestEnvironment,
  signal: AbortSignal | undefined,
): Promise<string> {
  const unreachable = 'The service does not respond.'
  // A process with a secret key sends no requests on its own, and one diagnosis of a failing service is enough.
  if (breaker.hasFailed || projectHeaders.accessType !== 'client') return unreachable
  const run = async (inner: AbortSignal) => {
    const { diagnose } = await diagnostics()
    return diagnose(platform, apiUrl, inner)
  }
  return tasks.run((inner) => run(inner).catch(() => unreachable), {
    signal,
    timeout: {
      millis: DIAGNOSTICS_TIMEOUT_MILLIS,
      onTimeout: () => 'The service is slow to respond.',
    },
  })
}
