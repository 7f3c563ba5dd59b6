import * as z from 'zod'
import { implementations } from '../http/implementations.js'
import type { FaultPlan } from './fault-plan.js'

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

/** A plan in the body of a request. */
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
