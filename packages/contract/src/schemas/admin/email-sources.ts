import * as z from 'zod/mini'
import { json, nothing, nameText, uuid } from '../primitives.js'

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
