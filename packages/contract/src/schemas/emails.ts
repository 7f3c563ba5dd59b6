import * as z from 'zod/mini'
import {
  json,
  nameText,
  uuid,
  absoluteUrl,
  email,
  foreignId,
  list,
  millis,
  nothing,
  page,
  success,
} from './primitives.js'
import { PASSWORD_LENGTH } from '../constants.js'

/** The types of email templates, in the order of the list. */
export const emailTemplateType = z.enum([
  'email_verification',
  'password_reset',
  'magic_link',
  'team_invitation',
])

/** A block document: blocks by id, one of them `root`. */
const content = z.record(z.string(), json)

const CONTENT_LENGTH = 250_000

export const newContent = content.check(
  z.refine(
    (blocks) => JSON.stringify(blocks).length <= CONTENT_LENGTH,
    `must have at most ${CONTENT_LENGTH} characters as JSON`,
  ),
)

/** The template of an email. */
export const emailTemplate = z.strictObject({
  type: emailTemplateType,
  subject: z.string(),
  content,
  is_default: z.boolean(),
})

export const listEmailTemplates = { response: list(emailTemplate) }

export const readEmailTemplate = { response: emailTemplate }

const templateChange = z.strictObject({
  subject: z.optional(nameText),
  content: z.optional(newContent),
})

export const updateEmailTemplate = { body: templateChange, response: emailTemplate }

export const resetEmailTemplate = { body: nothing, response: success }

const sender = z.strictObject({
  type: z.enum(['shared', 'standard']),
  host: z.string(),
  port: z.int(),
  username: z.string(),
  sender_name: z.string(),
  sender_email: z.string(),
})

/** An email that was sent or could not be sent. */
export const sentEmail = z.strictObject({
  id: uuid,
  subject: z.string(),
  sent_at_millis: millis,
  to: z.array(z.string()),
  sender_config: sender,
  error: z.nullable(json),
})

export const listSentEmails = { response: list(sentEmail) }

export const listEmailPage = {
  query: z.strictObject({
    /** `next_cursor` of the previous page. */
    cursor: z.optional(foreignId),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    /** Emails at this time or later. */
    from_millis: z.optional(millis),
    /** Emails before this time. */
    to_millis: z.optional(millis),
  }),
  response: page(sentEmail),
}

const filled = nameText.check(z.minLength(1, 'must not be empty'))

/** Whether a mail server accepted a test email, and the reason if it did not. */
const testResult = z.strictObject({ success: z.boolean(), error_message: z.optional(z.string()) })

export const sendTestEmail = {
  strictQuery: false,
  body: z.strictObject({
    recipient_email: email,
    email_config: z.strictObject({
      host: filled,
      port: z.int().check(z.minimum(0), z.maximum(65_535)),
      username: filled,
      password: filled.check(
        z.maxLength(PASSWORD_LENGTH.max, `must have at most ${PASSWORD_LENGTH.max} characters`),
      ),
      sender_name: filled,
      sender_email: email,
    }),
  }),
  response: testResult,
}

/** A field that the body omits is that of the stored template. */
export const testEmailTemplate = { body: templateChange, response: testResult }

export const sendSignInInvitation = {
  body: z.strictObject({ email, callback_url: absoluteUrl }),
  response: success,
}

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

const theme = z.strictObject({ id: uuid, display_name: z.string() })

const source = z.strictObject({
  id: uuid,
  display_name: z.string(),
  theme_id: z.optional(uuid),
  /** The text in the editor of a later dashboard. */
  tsx_source: z.string(),
})

/** No source is accepted, so there is no successful response. */
const never = z.never()

const named = z.strictObject({ display_name: nameText })

const changed = z.record(z.string(), json)

export const listEmailThemes = { response: z.strictObject({ themes: z.array(theme) }) }

export const createEmailTheme = { body: named, response: never }

export const updateEmailTheme = { body: changed, response: never }

export const deleteEmailTheme = { body: nothing, response: never }

export const listEmailTemplateSources = {
  response: z.strictObject({ templates: z.array(source) }),
}

export const createEmailTemplateSource = { body: named, response: never }

export const updateEmailTemplateSource = { body: changed, response: never }

export const deleteEmailTemplateSource = { body: nothing, response: never }

export const listEmailDrafts = { response: z.strictObject({ drafts: z.array(source) }) }

export const createEmailDraft = { body: changed, response: never }
