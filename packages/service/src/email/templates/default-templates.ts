import type * as z from 'zod'
import type { adminEmails } from '@latchkey/contract/schemas'
import type { Block, BlockDocument } from './block-document.js'
import type { MailTemplate } from './render.js'

export type EmailTemplateType = z.output<typeof adminEmails.emailTemplateType>

/** The text of an email. */
interface Words {
  heading: string
  sentence: string
  action: string
  /** Name of the variable that the button opens. */
  link: string
  /** Advice for a recipient who did not request the email. */
  otherwise: string
}

/** The default templates. `codeLifetime` is the configured lifetime, such as `10 minutes`. */
export const templates: Readonly<Record<EmailTemplateType, MailTemplate>> = {
  email_verification: {
    subject: 'Confirm your e-mail address for {{ projectDisplayName }}',
    content: toDocument({
      heading: 'Confirm your e-mail address',
      sentence:
        'Please confirm that this address is yours, so that {{ projectDisplayName }} knows it reaches you.',
      action: 'Confirm e-mail address',
      link: 'emailVerificationLink',
      otherwise:
        'If you did not create an account with {{ projectDisplayName }}, ignore this mail: nothing happens until the link is opened. The link works once, for {{ codeLifetime }}.',
    }),
  },
  password_reset: {
    subject: 'Set a new password for {{ projectDisplayName }}',
    content: toDocument({
      heading: 'Set a new password',
      sentence:
        'Somebody, most likely you, asked to set a new password for your account with {{ projectDisplayName }}.',
      action: 'Set a new password',
      link: 'passwordResetLink',
      otherwise:
        'If it was not you, ignore this mail: your password stays as it is. The link works once, for {{ codeLifetime }}.',
    }),
  },
  magic_link: {
    subject: 'Sign in to {{ projectDisplayName }}: your code is {{ otp }}',
    content: toDocument({
      heading: 'Sign in to {{ projectDisplayName }}',
      sentence: 'Type the code {{ otp }} where you asked for it, or sign in with the button.',
      action: 'Sign in',
      link: 'magicLink',
      otherwise:
        'If you did not ask for it, ignore this mail: nobody gets in without it. The code works once, for {{ codeLifetime }}.',
    }),
  },
  team_invitation: {
    subject: 'Join {{ teamDisplayName }} on {{ projectDisplayName }}',
    content: toDocument({
      heading: 'Join {{ teamDisplayName }}',
      sentence: 'You were invited to the team {{ teamDisplayName }} on {{ projectDisplayName }}.',
      action: 'Join the team',
      link: 'teamInvitationLink',
      otherwise:
        'If you do not know this team, ignore this mail. The link works once, for {{ codeLifetime }}.',
    }),
  },
}

function toDocument({ heading, sentence, action, link, otherwise }: Words): BlockDocument {
  const address = `{{ ${link} }}`
  const blocks: Record<string, Block> = {
    heading: { type: 'Heading', data: { props: { text: heading, level: 'h2' } } },
    sentence: text(sentence),
    button: { type: 'Button', data: { props: { text: action, url: address } } },
    'link-label': text('If the button does not work, open this address:', 4),
    link: text(address),
    divider: { type: 'Divider', data: { props: {} } },
    otherwise: text(otherwise),
  }
  const root: Block = { type: 'EmailLayout', data: { childrenIds: Object.keys(blocks) } }
  return { root, ...blocks }
}

function text(words: string, bottom = 16): Block {
  const style = { fontSize: 15, padding: { top: 4, right: 24, bottom, left: 24 } }
  return { type: 'Text', data: { style, props: { text: words } } }
}
