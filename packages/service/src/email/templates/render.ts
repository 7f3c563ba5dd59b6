import type { BlockDocument } from './block-document.js'
import { escapeHtml } from './escape-html.js'
import { layoutHtml } from './layout-html.js'
import { fillListedSubject, fillSubject, type EmailVariables } from './placeholders.js'
import { renderBlocks } from './render-blocks.js'

export interface MailTemplate {
  /** May contain `{{ name }}` placeholders, like the texts and URLs of the content. */
  subject: string
  content: BlockDocument
}

export interface RenderedEmail {
  subject: string
  /** The subject without what opens an account. */
  listedSubject: string
  html: string
  text: string
}

/**
 * Renders an email as HTML and text. All texts and values are escaped, links have the scheme http, https or
 * mailto only, and no block contains HTML of its own.
 */
export function renderEmail(
  { subject: words, content }: MailTemplate,
  variables: EmailVariables,
): RenderedEmail {
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
