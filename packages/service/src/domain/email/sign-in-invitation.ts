import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { emailBrandOf } from './email-brand.js'
import { queueEmail } from './send-email.js'
import { buttonBlock, defaultDocument, textBlock } from './templates/default-document.js'
import { renderEmail } from './templates/render.js'
import { en } from './texts/languages.js'

const subject = 'Sign in to {{ projectDisplayName }}'
const sentence = "You've been invited to {{ projectDisplayName }}."
const content = defaultDocument({
  heading: subject,
  preheader: sentence,
  footer: [
    "If you don't know {{ projectDisplayName }}, you can ignore this email.",
    'You received this email because {{ recipientEmail }} was invited to {{ projectDisplayName }}.',
  ],
  blocks: {
    sentence: textBlock(sentence),
    button: buttonBlock('Sign in', '{{ signInLink }}', en.fallback),
  },
})

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
  const options = { language: en, brand: emailBrandOf(project.config) }
  const email = renderEmail({ subject, content }, variables, options)
  await queueEmail(ctx, stored, email, ctx.now())
}
