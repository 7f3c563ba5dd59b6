import * as z from 'zod/mini'
import { MAX_SESSION_MILLIS } from '../../constants.js'
import { userIdOrMe } from '../primitives.js'
import { tokens } from '../tokens.js'

export const createSession = {
  body: z.strictObject({
    user_id: userIdOrMe,
    /** 0 and negative values create a session that has already expired. */
    expires_in_millis: z.optional(
      z.int().check(z.maximum(MAX_SESSION_MILLIS, 'must be 367 days at most')),
    ),
    is_impersonation: z.optional(z.boolean()),
  }),
  response: tokens,
}
