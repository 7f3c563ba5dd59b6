import type { ProjectRole } from '@latchkey/contract'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { emailBrandOf } from './email-brand.js'
import { queueEmail } from './send-email.js'
import { buttonBlock, defaultDocument, textBlock } from './templates/default-document.js'
import { renderEmail } from './templates/render.js'
import { en } from './texts/languages.js'

/** The names of the roles and their rights, in the words of the page "Members" of the dashboard. */
const roleTexts: Readonly<Record<ProjectRole, string>> = {
  owner:
    'Your role is Owner: full access, including members, transferring ownership and deleting the project.',
  developer: 'Your role is Developer: settings, keys, webhooks, email templates and users.',
  support:
    'Your role is Support: it reads everything except keys and secrets, and verifies, bans and emails users.',
  read_only: 'Your role is Read only: it reads everything except keys and secrets.',
}

const subject = '{{ inviter }} invited you to {{ invitedProject }}'

const contentFor = (role: ProjectRole) => {
  const sentence = `{{ inviter }} invited you to manage {{ invitedProject }} on {{ projectDisplayName }}. ${roleTexts[role]}`
  return defaultDocument({
    heading: 'Join {{ invitedProject }}',
    preheader: sentence,
    footer: [
      "If you don't know {{ inviter }}, you can ignore this email.",
      'You received this email because {{ recipientEmail }} was invited to a project on {{ projectDisplayName }}.',
    ],
    blocks: {
      sentence: textBlock(sentence),
      expiry: textBlock('The invitation works once and expires in {{ codeLifetime }}.'),
      button: buttonBlock('View invitation', '{{ invitationLink }}', en.fallback),
    },
  })
}

interface ProjectInvitationEmail {
  to: string
  /** The URL that the button opens, with the code. */
  link: string
  code: string
  role: ProjectRole
  /** The name or address of the person who sends it. */
  inviter: string
  /** The name of the project. */
  project: string
  /** How long the invitation is valid, such as `7 days`. */
  lifetime: string
}

/**
 * Puts an invitation to manage a project into the outbox of the project `internal`. It is in English: the language of the
 * reader is unknown.
 */
export async function sendProjectInvitationEmail(
  ctx: Context,
  internal: Project,
  { to, link, code, role, inviter, project, lifetime }: ProjectInvitationEmail,
): Promise<void> {
  const variables = {
    projectDisplayName: internal.displayName,
    invitedProject: project,
    inviter,
    recipientEmail: to,
    invitationLink: link,
    codeLifetime: lifetime,
  }
  const envelope = {
    project: internal,
    userId: null,
    template: 'project_invitation',
    to,
    link,
    code,
  }
  const options = { language: en, brand: emailBrandOf(internal.config) }
  const email = renderEmail({ subject, content: contentFor(role) }, variables, options)
  await queueEmail(ctx, envelope, email, ctx.now())
}
