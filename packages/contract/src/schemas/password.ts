import * as z from 'zod/mini'
import { MAX_PASSWORD_TEXT_LENGTH } from '../constants.js'
import {
  absoluteUrl,
  codeValid,
  lenientEmail,
  strictEmail,
  success,
  textUpTo,
  verificationCode,
  millis,
  nothing,
} from './primitives.js'
import { tokensWithUser } from './sign-in/tokens.js'

/** A password. The length of a new one is checked later, with error codes of its own. */
export const password = textUpTo(MAX_PASSWORD_TEXT_LENGTH)

export const signUpWithPassword = {
  strictQuery: false,
  body: z.strictObject({ email: strictEmail, password, verification_callback_url: absoluteUrl }),
  response: tokensWithUser,
}

export const signInWithPassword = {
  strictQuery: false,
  body: z.strictObject({ email: lenientEmail, password }),
  response: tokensWithUser,
}

export const sendPasswordResetCode = {
  strictQuery: false,
  body: z.strictObject({ email: lenientEmail, callback_url: absoluteUrl }),
  /** A message, the same whether or not the account exists. */
  response: z.strictObject({ success: z.string() }),
}

export const checkPasswordResetCode = {
  strictQuery: false,
  body: z.strictObject({ code: verificationCode }),
  response: codeValid,
}

export const readPasswordReset = {
  strictQuery: false,
  body: z.strictObject({ code: verificationCode }),
  response: z.strictObject({
    /** The address of the account whose password the code resets; null if the account has none. */
    email: z.nullable(z.string()),
  }),
}

export const resetPassword = {
  strictQuery: false,
  body: z.strictObject({ code: verificationCode, password }),
  response: success,
}

export const setPassword = {
  strictQuery: false,
  body: z.strictObject({ password }),
  response: success,
}

export const updatePassword = {
  strictQuery: false,
  body: z.strictObject({ old_password: password, new_password: password }),
  response: success,
}

export const createGeneratedPassword = {
  body: nothing,
  response: z.strictObject({
    /** The password, which no later response contains. */
    password: z.string(),
    /** The password does not sign in at this time or later. */
    expires_at_millis: millis,
  }),
}
