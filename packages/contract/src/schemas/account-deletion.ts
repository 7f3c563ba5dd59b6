import * as z from 'zod/mini'
import { nameText, success } from './primitives.js'

export const readDeletionGrace = {
  response: z.strictObject({
    /** How many days after its deletion by its user an account can be restored; 0 if it is deleted at once. */
    grace_days: z.int(),
  }),
}

export const restoreAccount = {
  body: z.strictObject({
    /** `restore_code` of the error ACCOUNT_DELETION_PENDING. */
    code: nameText,
  }),
  response: success,
}
