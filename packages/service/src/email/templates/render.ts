import type { BlockDocument } from './block-document.js'
import { escapeHtml } from './escape-html.js'
import { layoutHtml } from './layout-html.js'
import { fillListedSubject, fillSubject, type MailVariables } from './placeholders.js'
import { renderBlocks } from './render-blocks.js'

export interface MailTemplate {
  /** May hold `{{ name }}` placeholders, as the texts and addresses of the content may. */
  subject: string
  content: BlockDocument
}

export interface RenderedMail {
  subject: string
  /** The subject without what opens an account. */
  listedSubject: string
  html: string
  text: string
}

/**
 * Writes a mail in both forms. Every text and value is escaped where it stands, addresses are links
 * only of the schemes http, https and mailto, and no block writes HTML of its own.
 */
export function renderMail(
  { subject: words, content }: MailTemplate,
  variables: MailVariables,
): RenderedMail {
  const subject = fillSubject(words, variables)
  const { html, text } = renderBlocks(content, variables)
  const root = content['root']
  const layout = root?.type === 'EmailLayout' ? root.data : {}
  return {
    subject,
    listedSubject: fillListedSubject(words, variables),
    text: `${text}\n`,
    html: layoutHtml(layout, { title: escapeHtml(subject), body: html }),
  }
}
