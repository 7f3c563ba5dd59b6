import * as z from 'zod/mini'
import { MAX_CLI_LOGIN_MILLIS } from '../../constants.js'
import { success } from '../primitives.js'

export const beginCliLogin = {
  strictQuery: false,
  body: z.optional(
    z.strictObject({
      /** 0 and negative values expire immediately. */
      expires_in_millis: z.optional(
        z.int().check(z.maximum(MAX_CLI_LOGIN_MILLIS, 'must be 24 hours at most')),
      ),
    }),
  ),
  response: z.strictObject({
    polling_code: z.string(),
    login_code: z.string(),
    /** ISO 8601. */
    expires_at: z.string(),
  }),
}

export const pollCliLogin = {
  strictQuery: false,
  body: z.strictObject({ polling_code: z.string() }),
  response: z.strictObject({
    status: z.enum(['waiting', 'success', 'expired', 'used']),
    /** Only with `success`, which is sent once, with status 201. */
    refresh_token: z.optional(z.string()),
  }),
}

export const completeCliLogin = {
  strictQuery: false,
  body: z.strictObject({
    login_code: z.string(),
    refresh_token: z.string().check(z.minLength(1, 'must not be empty')),
  }),
  response: success,
}
