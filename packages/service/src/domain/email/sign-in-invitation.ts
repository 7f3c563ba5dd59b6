import type { Context } from '../../context.js'
import type { Project } from '../../db/project-row.js'
import { storeRendered } from './send-email.js'
import type { BlockDocument } from './templates/block-document.js'
import { renderEmail } from './templates/render.js'
import { en } from './texts/en.js'

const subject = 'Sign in to {{ projectDisplayName }}'
const content: BlockDocument = {
  root: {
    type: 'EmailLayout',
    data: {
      preheader: "You've been invited to {{ projectDisplayName }}.",
      brand: { name: '{{ projectDisplayName }}' },
      footer: [
        "If you don't know {{ projectDisplayName }}, you can ignore this email.",
        'You received this email because {{ recipientEmail }} was invited to {{ projectDisplayName }}.',
      ],
      childrenIds: ['heading', 'sentence', 'button'],
    },
  },
  heading: {
    type: 'Heading',
    data: {
      style: { fontSize: 24, padding: { top: 0, right: 28, bottom: 10, left: 28 } },
      props: { text: 'Sign in to {{ projectDisplayName }}', level: 'h1' },
    },
  },
  sentence: {
    type: 'Text',
    data: {
      style: { padding: { top: 0, right: 28, bottom: 20, left: 28 } },
      props: { text: "You've been invited to {{ projectDisplayName }}." },
    },
  },
  button: {
    type: 'Button',
    data: {
      style: { padding: { top: 0, right: 28, bottom: 20, left: 28 } },
      props: { text: 'Sign in', url: '{{ signInLink }}', fallbackText: en.fallback },
    },
  },
}

/**
 * Puts an invitation to sign in into the outbox. Its link is the address of the app and has no code. It is in English:
 * an administrator sends it, so the language of the reader is unknown.
 */
export async function sendSignInInvitation(
  ctx: Context,
  project: Project,
  { to, link }: { to: string; link: string },
): Promise<void> {
  const variables = {
    projectDisplayName: project.displayName,
    recipientEmail: to,
    signInLink: link,
  }
  const stored = { project, userId: null, template: 'sign_in_invitation', to, link, code: null }
  await storeRendered(ctx, stored, renderEmail({ subject, content }, variables, en), ctx.now())
}
