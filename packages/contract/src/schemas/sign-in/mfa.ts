import * as z from 'zod/mini'
import { verificationCode } from '../primitives.js'
import { signInResult } from './tokens.js'

export const signInWithSecondFactor = {
  strictQuery: false,
  body: z.strictObject({
    /** The attempt code of MULTI_FACTOR_AUTHENTICATION_REQUIRED. */
    code: verificationCode,
    type: z.literal('totp'),
    totp: z.string(),
  }),
  response: signInResult,
}
