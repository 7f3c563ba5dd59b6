import * as z from 'zod/mini'
import { listOf, nameText, textUpTo, uuid } from '../primitives.js'

const HTML_LENGTH = 250_000

export const sendEmail = {
  body: z
    .strictObject({
      user_ids: z.optional(listOf(uuid)),
      all_users: z.optional(z.literal(true)),
      subject: nameText.check(z.minLength(1, 'must not be empty')),
      html: textUpTo(HTML_LENGTH).check(z.minLength(1, 'must not be empty')),
      /** The name of a category. Default: `Transactional`. */
      notification_category_name: z.optional(z.enum(['Transactional', 'Marketing'])),
      /** Published clients send it; the HTML is never put into a theme. */
      theme_id: z.optional(z.union([z.null(), z.literal(false)])),
    })
    .check(
      z.refine(
        ({ user_ids, all_users }) => (user_ids === undefined) !== (all_users === undefined),
        'must have either user_ids or all_users',
      ),
    ),
  response: z.strictObject({
    /** The users to whom an email is sent. Users without an address, or without consent, are left out. */
    results: z.array(z.strictObject({ user_id: uuid, user_email: z.string() })),
  }),
}
