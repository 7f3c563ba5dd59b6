import type { BlockDocument, Layout } from './block-document.js'
import { footerTexts, layoutHtml } from './layout-html.js'
import { fillListedSubject, fillSubject, type EmailVariables } from './placeholders.js'
import { renderBlocks } from './render-blocks.js'
import { type EmailLanguage, en } from '../texts/languages.js'
import type { EmailBrand } from '../email-brand.js'

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

interface RenderOptions {
  /** The language of the template, if it is known. */
  language?: EmailLanguage | undefined
  /** The brand of the project. Without it, the email has the colors of the kit. */
  brand?: EmailBrand | undefined
}

/**
 * Renders an email as HTML and as plain text. Every text and value is escaped, links are limited to the
 * schemes http, https and mailto, and no block has HTML of its own.
 */
export function renderEmail(
  { subject: subjectTemplate, content }: MailTemplate,
  values: EmailVariables,
  { language, brand }: RenderOptions = {},
): RenderedEmail {
  const variables = { ...values, supportEmail: brand?.supportEmail ?? '' }
  const subject = fillSubject(subjectTemplate, variables)
  const { html, text } = renderBlocks(content, variables, brand)
  const root = content['root']
  const own: Layout = root?.type === 'EmailLayout' ? root.data : {}
  const layout = brand?.supportEmail
    ? { ...own, footer: [...(own.footer ?? []), (language ?? en).support] }
    : own
  const footer = footerTexts(layout, variables)
  return {
    subject,
    listedSubject: fillListedSubject(subjectTemplate, variables),
    // Email clients know the line as the start of a signature, which they may fold away.
    text: footer.length === 0 ? `${text}\n` : `${text}\n\n-- \n${footer.join('\n\n')}\n`,
    html: layoutHtml(layout, { subject, rows: html, variables, language, brand }),
  }
}
