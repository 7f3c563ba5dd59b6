import * as z from 'zod/mini'
import { PASSWORD_LENGTH } from '../constants.js'
import { absoluteUrl, lenientEmail, strictEmail } from './primitives.js'
import { tokensWithUser } from './tokens.js'

/** A password field of any call. The minimum is a rule of its own, with a code (protocol, 11.1). */
export const password = z
  .string()
  .check(z.maxLength(PASSWORD_LENGTH.max, `must have at most ${PASSWORD_LENGTH.max} characters`))

export const signUpWithPassword = {
  body: z.strictObject({ email: strictEmail, password, verification_callback_url: absoluteUrl }),
  response: tokensWithUser,
}

export const signInWithPassword = {
  body: z.strictObject({ email: lenientEmail, password }),
  response: tokensWithUser,
}
