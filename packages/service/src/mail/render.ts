import { escapeHtml } from './escape-html.js'
import { layoutHtml } from './layout-html.js'
import { templates, type MailTemplateType } from './templates.js'

export interface MailVariables {
  projectDisplayName: string
  recipient: string
  /** What the button opens. */
  link: string
  /** What can be typed instead; empty where there is nothing. */
  code: string
  userDisplayName: string
  teamDisplayName: string
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Writes a mail in both forms. Every variable is escaped where it stands. */
export function renderMail(type: MailTemplateType, variables: MailVariables): RenderedMail {
  const words = templates[type]
  const plain = (text: string) => fill(text, variables, oneLine)
  const html = (text: string) => fill(text, variables, (value) => escapeHtml(oneLine(value)))
  return {
    subject: plain(words.subject),
    text: [
      plain(words.heading),
      plain(words.sentence),
      `${plain(words.action)}:\n${variables.link}`,
      plain(words.otherwise),
      '',
    ].join('\n\n'),
    html: layoutHtml({
      heading: html(words.heading),
      sentence: html(words.sentence),
      action: html(words.action),
      otherwise: html(words.otherwise),
      sender: html('{{ projectDisplayName }}'),
      link: escapeHtml(variables.link),
      isWebLink: /^https?:/i.test(variables.link),
    }),
  }
}

const fill = (text: string, variables: MailVariables, write: (value: string) => string) =>
  text.replace(/\{\{ (\w+) \}\}/g, (_placeholder, name: string) => write(valueOf(variables, name)))

function valueOf(variables: MailVariables, name: string): string {
  const value: unknown = Reflect.get(variables, name)
  if (typeof value === 'string') return value
  throw new Error(`The mail template names a variable that does not exist: ${name}.`)
}

/** A name with line breaks or other control characters must not add lines to a header or a text. */
const oneLine = (value: string) => value.replace(/\p{Cc}+/gu, ' ').trim()
