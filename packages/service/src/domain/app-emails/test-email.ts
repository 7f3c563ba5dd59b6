import { eq } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { onlyRow } from '../../db/database.js'
import { emails, type Project } from '../../db/schema.js'
import { emailBrandOf } from '../email/email-brand.js'
import type { EmailConfig } from '../email/email-config.js'
import type { BlockDocument } from '../email/templates/block-document.js'
import { sealContent } from '../email/sealed-content.js'
import { messageOf, passwordTexts, toDeliveryFailure } from '../email/delivery-failure.js'
import { renderEmail, type RenderedEmail } from '../email/templates/render.js'
import { ownSender } from '../email/sender.js'
import { en } from '../email/texts/languages.js'
import { createProjectTransport, type Letter } from '../email/transport.js'

/** Limit of a test email. */
const LIMIT_MILLIS = 10_000

const subject = 'Test email from {{ projectDisplayName }}'
const content: BlockDocument = {
  root: {
    type: 'EmailLayout',
    data: {
      preheader: 'Your email server works.',
      brand: { name: '{{ projectDisplayName }}' },
      footer: ['You received this email because a test was sent to {{ recipientEmail }}.'],
      childrenIds: ['heading', 'sentence'],
    },
  },
  heading: {
    type: 'Heading',
    data: { props: { text: 'Your email server works', level: 'h1' }, style: { fontSize: 24 } },
  },
  sentence: {
    type: 'Text',
    data: { props: { text: '{{ projectDisplayName }} can send emails with these settings.' } },
  },
}

/**
 * Sends an email through a mail server that is not stored yet, immediately and once. The log of sent emails
 * contains it in any case.
 *
 * @returns why it failed, if it did
 */
export async function sendTestEmail(
  ctx: Context,
  project: Project,
  { to, server }: { to: string; server: EmailConfig },
): Promise<string | undefined> {
  const variables = { projectDisplayName: project.displayName, recipientEmail: to }
  const mail = renderEmail({ subject, content }, variables, {
    language: en,
    brand: emailBrandOf(project.config),
  })
  const id = await note(ctx, project, { to, server, mail })
  const failure = await tryOnce(ctx, server, {
    id,
    to: [to],
    senderName: server.senderName,
    ...mail,
  })
  const outcome =
    failure === undefined
      ? { sentAt: projectNow(ctx, project) }
      : { error: toDeliveryFailure(failure, false) }
  await ctx.db
    .update(emails)
    .set({ attempts: 1, ...outcome })
    .where(eq(emails.id, id))
  return failure
}

async function note(
  ctx: Context,
  project: Project,
  { to, server, mail }: { to: string; server: EmailConfig; mail: RenderedEmail },
): Promise<string> {
  const { html, text } = mail
  const row = onlyRow(
    await ctx.db
      .insert(emails)
      .values({
        projectId: project.id,
        sender: ownSender(server),
        recipients: [to],
        subject: mail.subject,
        contentSealed: sealContent(ctx.sealer, { html, text, variables: { link: '', code: null } }),
        createdAt: projectNow(ctx, project),
      })
      .returning({ id: emails.id }),
  )
  return row.id
}

async function tryOnce(
  { config }: Context,
  server: EmailConfig,
  letter: Letter,
): Promise<string | undefined> {
  const transport = createProjectTransport(server, config)
  try {
    await transport.deliver(letter, { limitMillis: LIMIT_MILLIS })
    return undefined
  } catch (error) {
    return messageOf(error, passwordTexts(server)) || 'The mail server gave no reason.'
  } finally {
    transport.close()
  }
}
