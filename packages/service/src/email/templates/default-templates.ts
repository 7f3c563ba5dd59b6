import type { Block, BlockDocument } from './block-document.js'
import type { MailTemplate } from './render.js'
import type { EmailLanguage, EmailTemplateType, EmailTexts } from '../texts/email-texts.js'
import { en } from '../texts/en.js'

/** The button, code and link of an email. */
interface Parts {
  /** Name of the variable that the button opens. */
  link: string
  /** Whether the reader can type a code instead. */
  hasCode?: boolean
}

const parts: Readonly<Record<EmailTemplateType, Parts>> = {
  email_verification: { link: 'emailVerificationLink' },
  password_reset: { link: 'passwordResetLink' },
  magic_link: { link: 'magicLink', hasCode: true },
  team_invitation: { link: 'teamInvitationLink' },
}

export const templateTypes = Object.keys(parts) as EmailTemplateType[]

/** Returns the template that a project has until it changes it. */
export function defaultTemplate(type: EmailTemplateType, language = en): MailTemplate {
  const texts = language.templates[type]
  return { subject: texts.subject, content: toDocument(texts, parts[type], language) }
}

function toDocument(
  { heading, sentence, expiry, action, otherwise, reason }: EmailTexts,
  { link, hasCode = false }: Parts,
  { fallback }: EmailLanguage,
): BlockDocument {
  const introduction = `${sentence} ${expiry}`
  const code: Record<string, Block> = {
    code: {
      type: 'Text',
      data: {
        style: { padding: paddingOf(8, 28) },
        props: { text: '{{ otp }}', variant: 'code' },
      },
    },
  }
  const blocks: Record<string, Block> = {
    heading: {
      type: 'Heading',
      data: {
        style: { fontSize: 24, padding: paddingOf(0, 10) },
        props: { text: heading, level: 'h1' },
      },
    },
    introduction: {
      type: 'Text',
      data: { style: { padding: paddingOf(0, 20) }, props: { text: introduction } },
    },
    ...(hasCode && code),
    button: {
      type: 'Button',
      data: {
        style: { padding: paddingOf(0, 20) },
        props: { text: action, url: `{{ ${link} }}`, fallbackText: fallback },
      },
    },
  }
  const root: Block = {
    type: 'EmailLayout',
    data: {
      preheader: introduction,
      brand: { name: '{{ projectDisplayName }}' },
      footer: [otherwise, reason],
      childrenIds: Object.keys(blocks),
    },
  }
  return { root, ...blocks }
}

const paddingOf = (top: number, bottom: number) => ({ top, right: 28, bottom, left: 28 })
