import * as z from 'zod/mini'
import { descriptionText, millis, nothing, success } from '../primitives.js'

export const ban = z.strictObject({
  user_id: z.string(),
  is_banned: z.boolean(),
  /** When the user was banned; null if the user is not. */
  banned_at_millis: z.nullable(millis),
  /** For the team of the project. The user does not see it. */
  reason: z.nullable(z.string()),
})

export const readBan = { response: ban }

export const banUser = {
  body: z.strictObject({ reason: z.optional(z.nullable(descriptionText)) }),
  response: ban,
}

export const unbanUser = { body: nothing, response: success }
