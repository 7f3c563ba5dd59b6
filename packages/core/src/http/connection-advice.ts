import type { Platform } from '../platform/platform.js'
import type { TaskRunner } from '../platform/task-runner.js'
import type { CircuitBreaker } from './retry/circuit-breaker.js'

const diagnostics = () => import('./diagnostics.js')

/** Five attempts of 15 s and at most 22.5 s of waits leave this time of 100 s. */
const DIAGNOSTICS_TIMEOUT_MILLIS = 2_500

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
