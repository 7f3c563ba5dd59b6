import * as z from 'zod/mini'
import { uuid } from './primitives.js'

/** A session as its maker gets it (protocol, section 3.1, Tokens). */
export const tokens = z.strictObject({ access_token: z.string(), refresh_token: z.string() })

/** A sign-in answer without a new-user flag (protocol, section 3.1). */
export const tokensWithUser = z.extend(tokens, { user_id: uuid })

/** A sign-in answer that says whether the account is new (protocol, section 3.1). */
export const signInResult = z.extend(tokensWithUser, { is_new_user: z.boolean() })
