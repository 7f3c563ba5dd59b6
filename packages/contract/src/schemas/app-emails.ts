import * as z from 'zod/mini'
import { list, uuid, json, listOf, nameText, textUpTo } from './primitives.js'

/** A category of emails, and whether a user receives them. */
export const notificationPreference = z.strictObject({
  notification_category_id: uuid,
  notification_category_name: z.string(),
  enabled: z.boolean(),
  /** Whether users can turn the emails of the category off. */
  can_disable: z.boolean(),
})

export const listNotificationPreferences = { response: list(notificationPreference) }

export const updateNotificationPreference = {
  body: z.strictObject({ enabled: z.boolean() }),
  response: notificationPreference,
}

const HTML_LENGTH = 250_000

export const sendEmail = {
  body: z
    .strictObject({
      user_ids: z.optional(listOf(uuid)),
      all_users: z.optional(z.literal(true)),
      subject: z.optional(nameText.check(z.minLength(1, 'must not be empty'))),
      html: z.optional(textUpTo(HTML_LENGTH).check(z.minLength(1, 'must not be empty'))),
      /** Published clients send templates and drafts with their variables; only source code could render them. */
      template_id: z.optional(z.string()),
      draft_id: z.optional(z.string()),
      variables: z.optional(z.record(z.string(), json)),
      /** The name of a category. Default: `Transactional`. */
      notification_category_name: z.optional(z.enum(['Transactional', 'Marketing'])),
      /** Published clients send it; the HTML is never put into a theme. */
      theme_id: z.optional(z.union([z.null(), z.literal(false), z.string()])),
    })
    .check(
      z.refine(
        ({ user_ids, all_users }) => (user_ids === undefined) !== (all_users === undefined),
        'must have either user_ids or all_users',
      ),
      z.refine(
        ({ subject, html, template_id, draft_id }) =>
          html === undefined
            ? (template_id === undefined) !== (draft_id === undefined)
            : subject !== undefined && template_id === undefined && draft_id === undefined,
        'must have html with a subject, or template_id, or draft_id',
      ),
    ),
  response: z.strictObject({
    /** The users to whom an email is sent. Users without an address, or without consent, are left out. */
    results: z.array(z.strictObject({ user_id: uuid, user_email: z.string() })),
    /** The users who get no email, and why. Services of the recorded protocol do not list them. */
    skipped: z.optional(
      z.array(
        z.strictObject({
          user_id: uuid,
          reason: z.enum(['NO_EMAIL_ADDRESS', 'EMAIL_ADDRESS_NOT_VERIFIED', 'UNSUBSCRIBED']),
        }),
      ),
    ),
  }),
}
