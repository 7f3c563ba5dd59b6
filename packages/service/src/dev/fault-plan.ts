import { createHash } from 'node:crypto'

/** A way in which a call fails. */
export type Fault =
  /** The request is processed after a delay. */
  | { kind: 'latency'; millis: number }
  /** The request is not processed, and gets the response of a proxy in front of the service. */
  | { kind: 'rate-limit'; retryAfterSeconds?: number | undefined }
  | { kind: 'status'; status: number }
  /** The request is not processed, and the connection is lost. */
  | { kind: 'drop' }
  /** The request is processed, but the connection is lost before the response. */
  | { kind: 'lost-answer' }
  /** The request is processed, but its response is cut off. */
  | { kind: 'malformed-body' }
  /** The request is not processed; header and body contain different codes. */
  | { kind: 'code-mismatch' }

/** Which calls of a project fail, and how. */
export interface FaultPlan {
  /** Such as `GET /users/me`; without it, every call. */
  route?: string | undefined
  /** Calls that succeed first. */
  after?: number | undefined
  /** Calls that then fail; without it, all. */
  times?: number | undefined
  /** The share of those that fail, from 0 to 1. The same seed selects the same calls. */
  chance?: number | undefined
  seed?: number | undefined
  fault: Fault
}

/**
 * Returns true if a plan makes a call fail.
 *
 * @param call the number of the call among those that the plan covers, from 1
 */
export function isFaulty({ after = 0, times, chance = 1, seed = 0 }: FaultPlan, call: number) {
  const turn = call - after
  return turn > 0 && turn <= (times ?? Infinity) && diceOf(seed, call) < chance
}

/** Returns how many of the first calls that a plan covers failed. */
export const hitsOf = (plan: FaultPlan, calls: number): number =>
  Array.from({ length: calls }, (_, index) => index + 1).filter((call) => isFaulty(plan, call))
    .length

/** Returns a number from 0 to below 1, the same for the same seed and call in every process. */
const diceOf = (seed: number, call: number): number =>
  createHash('sha256').update(`${seed}:${call}`).digest().readUInt32BE() / 2 ** 32
