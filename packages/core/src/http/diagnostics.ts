import { type NetworkError, type TimeoutError, transportError } from './errors.js'
import type { Http, Sending } from './http.js'
import { redactError } from './redact.js'

/** What five attempts of 15 s, and at most 22.5 s of waits, leave of 100 s (security rules, F11). */
const TIME_LIMIT_MILLIS = 2_500

/** An attempt that got no whole answer, and why, for people to read. */
export interface LostAttempt {
  readonly thrown: unknown
  /** Whether the time was up. */
  readonly isLate: boolean
}

/**
 * Makes the error of a request that got no whole answer, after a look at whether the service answers
 * at all, so that its message tells a developer where to look.
 *
 * @param losses one an attempt, newest first
 */
export async function explainLoss(
  sending: Sending,
  losses: readonly LostAttempt[],
): Promise<NetworkError | TimeoutError> {
  const { request } = sending
  const causes = losses.map(({ thrown }) => redactError(thrown, request.sent))
  const name = losses[0]?.isLate ? 'TimeoutError' : 'NetworkError'
  const advice = await diagnose(sending)
  const message = `Failed to send request ${request.method} ${request.path}. ${advice}`
  return transportError(name, message, request, {
    causes,
    cause: causes[0],
    isOffline: false,
  })
}

/** Asks the service itself and nobody else, without keys or tokens; what goes wrong here is ignored. */
async function diagnose({ http, within }: Sending): Promise<string> {
  // A process that holds a secret key makes no request that nobody asked for; once was enough.
  if (http.circuit.trouble || http.projectHeaders().accessType !== 'client')
    return 'The service does not answer.'
  const late = () => 'The service is slow to answer.'
  return within((signal) => probe(http, signal), TIME_LIMIT_MILLIS, late)
}

async function probe({ platform, apiUrl }: Http, signal: AbortSignal): Promise<string> {
  const answers = async (url: string): Promise<boolean> => {
    try {
      await platform.fetch(url, { ...platform.fetchOptions, redirect: 'manual', signal })
      return true
    } catch {
      return false
    }
  }
  const [api, health] = await Promise.all([
    answers(apiUrl),
    answers(new URL('/health', apiUrl).href),
  ])
  if (api) return 'Other requests arrive: look for CORS, a content blocker or a proxy.'
  return health
    ? 'The server answers, but not its API. Check the base URL.'
    : 'The service does not answer. Check the base URL.'
}
