import * as z from 'zod/mini'
import { absoluteUrl, codeValid, strictEmail, verificationCode } from '../primitives.js'
import { signInResult } from './tokens.js'

export const sendSignInCode = {
  strictQuery: false,
  body: z.strictObject({ email: strictEmail, callback_url: absoluteUrl }),
  /** The code without the six characters that the email shows. */
  response: z.strictObject({ nonce: z.string() }),
}

export const signInWithCode = {
  strictQuery: false,
  body: z.strictObject({ code: verificationCode }),
  response: signInResult,
}

export const checkSignInCode = {
  strictQuery: false,
  body: z.strictObject({ code: verificationCode }),
  response: codeValid,
}
