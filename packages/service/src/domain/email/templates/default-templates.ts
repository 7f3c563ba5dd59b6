import type { CodeKind, EmailTemplateType } from '../../../db/values.js'
import { type EmailLanguage, en } from '../texts/languages.js'
import {
  buttonBlock,
  codeBlock,
  defaultDocument,
  factsBlock,
  linkBlock,
  textBlock,
} from './default-document.js'
import type { MailTemplate } from './render.js'

/** The button and the code of an email. */
interface EmailAction {
  /** Name of the variable that the button opens. */
  link: string
  codeKind: CodeKind
  /** Whether the reader can type the code instead. */
  isTyped?: boolean
}

export const emailActions: Readonly<Record<EmailTemplateType, EmailAction>> = {
  email_verification: {
    link: 'emailVerificationLink',
    codeKind: 'contact_channel_verification',
  },
  password_reset: { link: 'passwordResetLink', codeKind: 'password_reset' },
  magic_link: { link: 'magicLink', codeKind: 'sign_in', isTyped: true },
  team_invitation: { link: 'teamInvitationLink', codeKind: 'team_invitation' },
}

export const templateTypes = Object.keys(emailActions) as EmailTemplateType[]

interface Situation {
  language?: EmailLanguage
  /** Whether the user who invites is known. */
  namesInviter?: boolean
  /** Whether the email verifies the address of a new account, which its reader can reject. */
  isSignUp?: boolean
}

/**
 * Returns the template that a project has until it changes it. Not every email has all facts about its request: lines and links
 * without a value are left out when it is rendered.
 */
export function defaultTemplate(
  type: EmailTemplateType,
  { language = en, isSignUp = false, namesInviter = false }: Situation = {},
): MailTemplate {
  const { rejection, fallback, notifications } = language
  const { subject, heading, sentence, expiry, action, otherwise, reason } = language.templates[type]
  const { link, isTyped = false } = emailActions[type]
  const { device, time } = notifications.lines
  const { location } = rejection
  const isVerification = type === 'email_verification'
  const introduction = `${namesInviter ? language.invitation.sentence : sentence} ${expiry}`
  const facts = isVerification ? [device, location, time] : [device, location]
  const content = defaultDocument({
    heading,
    preheader: introduction,
    // The advice to ignore the email would contradict the link that rejects the account.
    footer: isSignUp ? [reason] : [otherwise, reason],
    blocks: {
      introduction: textBlock(introduction),
      ...(isTyped && { code: codeBlock('{{ otp }}') }),
      button: buttonBlock(action, `{{ ${link} }}`, fallback),
      ...(type !== 'team_invitation' && { request: factsBlock(facts) }),
      ...(isVerification && { rejection: linkBlock(rejection.action, '{{ rejectionLink }}') }),
    },
  })
  return { subject, content }
}
