import * as z from 'zod/mini'
import { PASSWORD_LENGTH } from '../constants.js'
import { absoluteUrl, lenientEmail, strictEmail, uuid } from './primitives.js'

/** A password field of any call. The minimum is a rule of its own, with a code (protocol, 11.1). */
export const password = z
  .string()
  .check(z.maxLength(PASSWORD_LENGTH.max, `must have at most ${PASSWORD_LENGTH.max} characters`))

/** A sign-in answer without a new-user flag (protocol, section 3.1). */
export const tokensWithUser = z.strictObject({
  access_token: z.string(),
  refresh_token: z.string(),
  user_id: uuid,
})

export const signUpWithPassword = {
  body: z.strictObject({ email: strictEmail, password, verification_callback_url: absoluteUrl }),
  response: tokensWithUser,
}

export const signInWithPassword = {
  body: z.strictObject({ email: lenientEmail, password }),
  response: tokensWithUser,
}
