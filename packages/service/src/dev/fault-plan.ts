import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { FaultPlan } from '../db/values.js'
import { implementations } from '../handlers/index.js'

const MAX_LATENCY_MILLIS = 60_000
const routes = new Set(implementations.map(({ endpoint: { method, path } }) => `${method} ${path}`))

const fault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('latency'), millis: z.int().min(0).max(MAX_LATENCY_MILLIS) }),
  z.strictObject({ kind: z.literal('rate-limit'), retryAfterSeconds: z.int().min(0).optional() }),
  z.strictObject({ kind: z.literal('status'), status: z.int().min(400).max(599) }),
  z.strictObject({ kind: z.literal('drop') }),
  z.strictObject({ kind: z.literal('lost-answer') }),
  z.strictObject({ kind: z.literal('malformed-body') }),
  z.strictObject({ kind: z.literal('code-mismatch') }),
])

/** A plan as a developer orders it. */
export const faultPlanSchema: z.ZodType<FaultPlan> = z.strictObject({
  route: z
    .string()
    .refine((text) => routes.has(text), {
      error: 'must be a method and a path of the protocol, such as GET /users/me',
    })
    .optional(),
  after: z.int().min(0).optional(),
  times: z.int().min(1).optional(),
  chance: z.number().min(0).max(1).optional(),
  seed: z.int().optional(),
  fault,
})

/**
 * Whether a call goes wrong.
 *
 * @param call which of the fitting calls it is, the first being 1
 */
export function goesWrong({ after = 0, times, chance = 1, seed = 0 }: FaultPlan, call: number) {
  const turn = call - after
  return turn > 0 && turn <= (times ?? Infinity) && diceOf(seed, call) < chance
}

/** How many of the first so many fitting calls went wrong. */
export const hitsOf = (plan: FaultPlan, calls: number): number =>
  Array.from({ length: calls }, (_, index) => index + 1).filter((call) => goesWrong(plan, call))
    .length

/** From 0 to below 1, the same for the same seed and call, in whatever process. */
const diceOf = (seed: number, call: number): number =>
  createHash('sha256').update(`${seed}:${call}`).digest().readUInt32BE() / 2 ** 32
