import * as z from 'zod/mini'
import { millis, nothing, success, uuid } from '../primitives.js'

/** An email of the log with its content. Codes and links that open an account are replaced by `***`. */
export const sentEmailContent = z.strictObject({
  id: uuid,
  to: z.array(z.string()),
  subject: z.string(),
  sent_at_millis: millis,
  html: z.string(),
  text: z.string(),
})

export const readSentEmail = { response: sentEmailContent }

export const resendEmail = { body: nothing, response: success }
