import type { BlockDocument } from './block-document.js'
import { footerTexts, layoutHtml } from './layout-html.js'
import { fillListedSubject, fillSubject, type EmailVariables } from './placeholders.js'
import { renderBlocks } from './render-blocks.js'
import type { EmailLanguage } from '../texts/languages.js'

export interface MailTemplate {
  /** May contain `{{ name }}` placeholders, like the texts and URLs of the content. */
  subject: string
  content: BlockDocument
}

export interface RenderedEmail {
  subject: string
  /** The subject without codes and links, which give access to an account. */
  listedSubject: string
  html: string
  text: string
}

/**
 * Renders an email as HTML and as plain text. Every text and value is escaped, links are limited to the
 * schemes http, https and mailto, and no block has HTML of its own.
 *
 * @param language the language of the template, if it is known
 */
export function renderEmail(
  { subject: subjectTemplate, content }: MailTemplate,
  variables: EmailVariables,
  language?: EmailLanguage,
): RenderedEmail {
  const subject = fillSubject(subjectTemplate, variables)
  const { html, text } = renderBlocks(content, variables)
  const root = content['root']
  const layout = root?.type === 'EmailLayout' ? root.data : {}
  const footer = footerTexts(layout, variables)
  return {
    subject,
    listedSubject: fillListedSubject(subjectTemplate, variables),
    // Email clients know the line as the start of a signature, which they may fold away.
    text: footer.length === 0 ? `${text}\n` : `${text}\n\n-- \n${footer.join('\n\n')}\n`,
    html: layoutHtml(layout, { subject, rows: html, variables, language }),
  }
}
