import * as z from 'zod/mini'
import { uuid } from '../primitives.js'

/** The tokens of a new session. */
export const tokens = z.strictObject({ access_token: z.string(), refresh_token: z.string() })

/** The response of a sign-in to an existing account. */
export const tokensWithUser = z.extend(tokens, { user_id: uuid })

/** The response of a sign-in that may have created the account. */
export const signInResult = z.extend(tokensWithUser, { is_new_user: z.boolean() })
