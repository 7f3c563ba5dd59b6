import type { EmailTemplate } from '@latchkey/core/admin'
import { changesOf } from '../../data/changes-of.js'
import { textsOf, withText } from './block-texts.js'
import { type Layout, layoutOf, withLayout } from './layout.js'

type Texts = Pick<EmailTemplate, 'subject' | 'content'>

/** The edited parts of an email. The others follow the stored template. */
export interface TemplateEdits {
  readonly subject?: string
  /** The texts of blocks, by their IDs. */
  readonly texts: Readonly<Record<string, string>>
  readonly layout: Layout
}

export const noEdits: TemplateEdits = { texts: {}, layout: {} }

/** Returns the subject and the content of a stored template with the edits. */
export function withEdits(stored: Texts, { subject, texts, layout }: TemplateEdits): Texts {
  const ids = new Set(textsOf(stored.content).map(({ id }) => id))
  const edited = Object.entries(texts).filter(([id]) => ids.has(id))
  const content = edited.reduce(
    (document, [id, value]) => withText(document, id, value),
    stored.content,
  )
  return {
    subject: subject ?? stored.subject,
    content: Object.keys(layout).length === 0 ? content : withLayout(content, layout),
  }
}

/** Returns the edits that a stored template does not have, such as those after a save. */
export function openEdits(stored: Texts, { subject, texts, layout }: TemplateEdits): TemplateEdits {
  const storedTexts = Object.fromEntries(
    textsOf(stored.content).map(({ id, content }) => [id, content]),
  )
  return {
    ...(subject !== undefined && subject !== stored.subject && { subject }),
    texts: Object.fromEntries(
      Object.entries(texts).filter(([id, value]) => value !== storedTexts[id]),
    ),
    layout: changesOf(layoutOf(stored.content), layout),
  }
}
