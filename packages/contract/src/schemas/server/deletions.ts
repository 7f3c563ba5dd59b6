import * as z from 'zod/mini'
import { millis, nothing, success } from '../primitives.js'

export const readDeletion = {
  response: z.strictObject({
    user_id: z.string(),
    /** When the account will be deleted; null if its user has not requested that. */
    delete_at_millis: z.nullable(millis),
  }),
}

export const cancelDeletion = { body: nothing, response: success }
