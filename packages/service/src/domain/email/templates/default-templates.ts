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

/** A fact about the request for an email. */
export type RequestFact = 'device' | 'location'

interface Situation {
  language?: EmailLanguage
  /** Whether the user who invites is known. */
  namesInviter?: boolean
  /** The known facts about the device that requested the email. */
  namesRequest?: readonly RequestFact[]
  /** The email names where the account was created, and its reader can reject the account. */
  namesSignUp?: boolean
}

/** Returns the template that a project has until it changes it. */
export function defaultTemplate(
  type: EmailTemplateType,
  { language = en, namesSignUp = false, namesInviter = false, namesRequest = [] }: Situation = {},
): MailTemplate {
  const { rejection, fallback, notifications } = language
  const { subject, heading, sentence, expiry, action, otherwise, reason } = language.templates[type]
  const { link, isTyped = false } = emailActions[type]
  const { device, time } = notifications.lines
  const { location } = rejection
  const introduction = `${namesInviter ? language.invitation.sentence : sentence} ${expiry}`
  const facts = namesRequest.map((fact) => ({ device, location })[fact])
  const content = defaultDocument({
    heading,
    preheader: introduction,
    // The advice to ignore the email would contradict the link that rejects the account.
    footer: namesSignUp ? [reason] : [otherwise, reason],
    blocks: {
      introduction: textBlock(introduction),
      ...(isTyped && { code: codeBlock('{{ otp }}') }),
      ...(namesSignUp && { signUp: factsBlock([device, location, time]) }),
      ...(facts.length > 0 && { request: factsBlock(facts) }),
      button: buttonBlock(action, `{{ ${link} }}`, fallback),
      ...(namesSignUp && {
        rejection: linkBlock(rejection.action, '{{ rejectionLink }}'),
      }),
    },
  })
  return { subject, content }
}
