import * as z from 'zod/mini'
import { tokensWithUser } from './tokens.js'

/** Anonymous sign-up takes no data; an empty object passes too (protocol, section 3.4). */
export const signUpAnonymously = {
  strictQuery: false,
  body: z.optional(z.strictObject({})),
  response: tokensWithUser,
}
