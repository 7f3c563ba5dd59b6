import * as z from 'zod/mini'
import { tokensWithUser } from './tokens.js'

/** Anonymous sign-up takes no body, or an empty object. */
export const signUpAnonymously = {
  strictQuery: false,
  body: z.optional(z.strictObject({})),
  response: tokensWithUser,
}
