import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ErrorDetails, LatchkeyError } from '../errors/latchkey-error.js'
import type { Platform } from '../platform/platform.js'
import type { TaskRunner } from '../platform/task-runner.js'

/** Much longer than the seconds that a slow phone needs. */
const TIMEOUT_MILLIS = 90_000

/** Keys that are derived at the same time. Phones have at least four processors. */
const SOLVERS = 4

export interface SolveOptions {
  readonly platform: Pick<Platform, 'warn'>
  readonly tasks: TaskRunner
  /** Ends the computation; it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Solves the challenge of a service. Browsers derive the keys in threads of their own, so the page stays responsive without
 * a worker, whose script its Content-Security-Policy would have to allow.
 *
 * @returns the payload of ALTCHA; undefined if this runtime cannot derive keys or took too long
 */
export async function proveWork(
  { details }: LatchkeyError<'PROOF_OF_WORK_REQUIRED'>,
  { platform, tasks, signal }: SolveOptions,
): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) {
    platform.warn(
      'The service requires a proof of work, which needs WebCrypto. Use https or localhost, or a polyfill of crypto.subtle in React Native.',
    )
    return undefined
  }
  return tasks.run((inner) => solve(details, inner), {
    signal,
    timeout: { millis: TIMEOUT_MILLIS, onTimeout: () => undefined },
  })
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
