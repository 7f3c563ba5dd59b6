import * as z from 'zod/mini'

export const checkFeatureSupport = {
  body: z.optional(z.json()),
  response: z.string(),
}
export const readRoot = { query: z.strictObject({}), response: z.string() }
