import * as z from 'zod/mini'
import { millis, nothing, userIdOrMe } from './primitives.js'

const unusedCodes = {
  /** How many codes are unused. */
  remaining: z.number(),
  /** When the codes were created; null if there are none. */
  created_at_millis: z.nullable(millis),
}

export const readRecoveryCodes = {
  query: z.strictObject({ user_id: userIdOrMe }),
  response: z.strictObject(unusedCodes),
}

export const createRecoveryCodes = {
  body: nothing,
  response: z.strictObject({
    ...unusedCodes,
    /** The codes, which no later response contains. */
    codes: z.array(z.string()),
  }),
}
