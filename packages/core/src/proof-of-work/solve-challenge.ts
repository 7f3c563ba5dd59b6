import type { ErrorDetails, LatchkeyError } from '@latchkey/contract/errors/error'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Platform } from '../platform/platform.js'
import type { TaskRunner } from '../platform/task-runner.js'

/** Much longer than the seconds that a slow phone needs. */
const TIMEOUT_MILLIS = 90_000

/** Keys that are derived at the same time. Phones have at least four processors. */
const SOLVERS = 4

/** The parts of a client that the computation needs. */
interface SolverEnvironment {
  readonly platform: Pick<Platform, 'warn'>
  readonly tasks: TaskRunner
}

/**
 * Solves the challenge of an error, and resolves to the payload of ALTCHA. Browsers derive the keys in threads of their own, so
 * the page stays responsive without a worker, whose script its Content-Security-Policy would have to allow.
 *
 * Rejects with the error if this runtime cannot derive keys or takes too long.
 *
 * @param signal ends the computation; it rejects with the signal's reason
 */
export async function proveWork(
  error: LatchkeyError<'PROOF_OF_WORK_REQUIRED'>,
  { platform, tasks }: SolverEnvironment,
  signal: AbortSignal | undefined,
): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    platform.warn(
      'The service requires a proof of work, which needs WebCrypto. Use https or localhost, or a polyfill of crypto.subtle in React Native.',
    )
    throw error
  }
  const payload = await tasks.run((inner) => solve(error.details, inner), {
    signal,
    timeout: { millis: TIMEOUT_MILLIS, onTimeout: () => undefined },
  })
  if (payload === undefined) throw error
  return payload
}

/** Each solver tries every fourth counter, until one of them has the solution or the signal aborts. */
async function solve(
  details: ErrorDetails<'PROOF_OF_WORK_REQUIRED'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  signal.addEventListener('abort', stop)
  try {
    const { challenge } = details
    const options = { challenge, controller, deriveKey, counterStep: SOLVERS, timeout: 0 }
    const solvers = Array.from({ length: SOLVERS }, (_, counterStart) =>
      solveChallenge({ ...options, counterStart }),
    )
    const solution = await Promise.race(solvers)
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
  } catch {
    // A newer service may have challenges of another kind.
    return undefined
  } finally {
    stop()
  }
}
