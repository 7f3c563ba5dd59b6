import type { Block, BlockDocument } from './block-document.js'
import type { MailTemplate } from './render.js'
import type { EmailLanguage, EmailTemplateType, EmailTexts } from '../texts/email-texts.js'
import { en } from '../texts/en.js'
import { rejectionTexts } from '../texts/rejection-texts.js'

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

interface Situation {
  language?: EmailLanguage
  /** The email names where the account was created, and its reader can reject the account. */
  namesSignUp?: boolean
}

/** Returns the template that a project has until it changes it. */
export function defaultTemplate(
  type: EmailTemplateType,
  { language = en, namesSignUp = false }: Situation = {},
): MailTemplate {
  const texts = language.templates[type]
  const content = toDocument(texts, parts[type], { language, namesSignUp })
  return { subject: texts.subject, content }
}

function toDocument(
  { heading, sentence, expiry, action, otherwise, reason }: EmailTexts,
  { link, hasCode = false }: Parts,
  { language, namesSignUp }: { language: EmailLanguage; namesSignUp: boolean },
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
    ...(namesSignUp && { signUp: signUpBlock(language) }),
    button: {
      type: 'Button',
      data: {
        style: { padding: paddingOf(0, 20) },
        props: { text: action, url: `{{ ${link} }}`, fallbackText: language.fallback },
      },
    },
    ...(namesSignUp && { rejection: rejectionBlock(language) }),
  }
  const root: Block = {
    type: 'EmailLayout',
    data: {
      preheader: introduction,
      brand: { name: '{{ projectDisplayName }}' },
      // The advice to ignore the email would contradict the link that rejects the account.
      footer: namesSignUp ? [reason] : [otherwise, reason],
      childrenIds: Object.keys(blocks),
    },
  }
  return { root, ...blocks }
}

/** Where the account was created. */
const signUpBlock = (language: EmailLanguage): Block => {
  const { device, time } = language.notifications.lines
  const text = [device, rejectionTexts(language).location, time].join('\n')
  return { type: 'Text', data: { style: { padding: paddingOf(0, 20) }, props: { text } } }
}

const rejectionBlock = (language: EmailLanguage): Block => ({
  type: 'Button',
  data: {
    style: { padding: paddingOf(0, 20), fontSize: 14 },
    props: { text: rejectionTexts(language).action, url: '{{ rejectionLink }}', variant: 'link' },
  },
})

const paddingOf = (top: number, bottom: number) => ({ top, right: 28, bottom, left: 28 })
