import * as z from 'zod/mini'
import { json } from './primitives.js'

export const checkFeatureSupport = {
  strictQuery: false,
  keepsKeys: true as const,
  body: z.optional(json),
  response: z.string(),
}

export const readRoot = { query: z.strictObject({}), response: z.string() }
