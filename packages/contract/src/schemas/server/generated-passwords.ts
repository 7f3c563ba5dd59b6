import * as z from 'zod/mini'
import { millis, nothing } from '../primitives.js'

export const createGeneratedPassword = {
  body: nothing,
  response: z.strictObject({
    /** The password, which no later response contains. */
    password: z.string(),
    /** The password does not sign in at this time or later. */
    expires_at_millis: millis,
  }),
}
