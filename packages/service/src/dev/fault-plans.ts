import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { implementations } from '../http/implementations.js'

const MAX_LATENCY_MILLIS = 60_000
const routes = new Set(implementations.map(({ endpoint: { method, path } }) => `${method} ${path}`))

/** A way in which a call fails. */
const fault = z.discriminatedUnion('kind', [
  /** The request is processed after a delay. */
  z.strictObject({ kind: z.literal('latency'), millis: z.int().min(0).max(MAX_LATENCY_MILLIS) }),
  /** The request is not processed, and gets the response of a proxy in front of the service. */
  z.strictObject({ kind: z.literal('rate-limit'), retryAfterSeconds: z.int().min(0).optional() }),
  z.strictObject({ kind: z.literal('status'), status: z.int().min(400).max(599) }),
  /** The request is not processed, and the connection is lost. */
  z.strictObject({ kind: z.literal('drop') }),
  /** The request is processed, but the connection is lost before the response. */
  z.strictObject({ kind: z.literal('lost-answer') }),
  /** The request is processed, but its response is cut off. */
  z.strictObject({ kind: z.literal('malformed-body') }),
  /** The request is not processed; header and body contain different codes. */
  z.strictObject({ kind: z.literal('code-mismatch') }),
])

export type Fault = z.output<typeof fault>

/** Which calls of a project fail, and how. */
export const faultPlan = z.strictObject({
  /** Such as `GET /users/me`; without it, every call. */
  route: z
    .string()
    .refine((text) => routes.has(text), {
      error: 'must be a method and a path of the protocol, such as GET /users/me',
    })
    .optional(),
  /** Calls that succeed first. */
  after: z.int().min(0).optional(),
  /** Calls that then fail; without it, all. */
  times: z.int().min(1).optional(),
  /** The share of those that fail, from 0 to 1. The same seed selects the same calls. */
  chance: z.number().min(0).max(1).optional(),
  seed: z.int().optional(),
  fault,
})

export type FaultPlan = z.output<typeof faultPlan>

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
const hitsOf = (plan: FaultPlan, calls: number): number =>
  Array.from({ length: calls }, (_, index) => index + 1).filter((call) => isFaulty(plan, call))
    .length

/** Returns a number from 0 to below 1, the same for the same seed and call in every process. */
const diceOf = (seed: number, call: number): number =>
  createHash('sha256').update(`${seed}:${call}`).digest().readUInt32BE() / 2 ** 32

interface ActivePlan {
  id: string
  plan: FaultPlan
  /** Number of calls that the plan has covered. */
  callCount: number
}

/** The fault plans of each project, for tests of apps. Each process keeps its own in memory. */
export class FaultPlans {
  readonly #plans = new Map<string, ActivePlan[]>()

  /** Adds a plan to a project, and returns its id. */
  add(projectId: string, plan: FaultPlan): string {
    const id = randomUUID()
    this.#plans.set(projectId, [...this.#of(projectId), { id, plan, callCount: 0 }])
    return id
  }

  /** Lists the plans of a project, oldest first, each with the number of calls that it made fail. */
  list(projectId: string) {
    return this.#of(projectId).map(({ id, plan, callCount }) => ({
      id,
      ...plan,
      seen: callCount,
      hits: hitsOf(plan, callCount),
    }))
  }

  clear(projectId: string): void {
    this.#plans.delete(projectId)
  }

  /** Counts a call in each plan that covers it, and returns the faults that the call has. */
  take(projectId: string, route: string): Fault[] {
    const covering = this.#of(projectId).filter(
      ({ plan }) => plan.route === undefined || plan.route === route,
    )
    for (const active of covering) active.callCount += 1
    return covering
      .filter(({ plan, callCount }) => isFaulty(plan, callCount))
      .map(({ plan }) => plan.fault)
  }

  #of(projectId: string): ActivePlan[] {
    return this.#plans.get(projectId) ?? []
  }
}
