import { sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { type Database, onlyRow } from '../../db/database.js'
import { emails, type Project } from '../../db/schema.js'
import type { EmailTemplateType } from '../../db/values.js'
import { codeLifetimeMillis, lifetimeText } from '../verification-codes/code-lifetimes.js'
import { buildCode, type CodeValues } from '../verification-codes/verification-codes.js'
import { emailBrandOf } from './email-brand.js'
import { sealContent } from './sealed-content.js'
import { chooseTemplate } from './templates/choose-template.js'
import { oneTimeCodeOf } from './one-time-code.js'
import { type EmailVariables, namesSecret } from './templates/placeholders.js'
import { renderEmail, type RenderedEmail } from './templates/render.js'
import { CLAIM_MILLIS } from './outbox.js'
import { senderOf } from './sender.js'
import { defaultTemplate, emailActions } from './templates/default-templates.js'
import { type EmailLanguage, en } from './texts/languages.js'
import { deviceText, locationText, timeText } from './texts/fact-texts.js'
import type { ServiceConfig } from '../../config/config.js'
import { parseDevice } from '../../lib/requests/device.js'
import type { SignUpOrigin } from '../sign-ups/sign-ups.js'
import { rejectionLink } from './rejection-link.js'
import type { RequestOrigin } from '../sign-ups/request-origin.js'

export interface Mail {
  project: Project
  /** The recipient, if it is a user. */
  user: { id: string; displayName: string | null } | null
  template: EmailTemplateType
  to: string
  /** URL that the button opens, including the code. */
  link: string
  /** Code to type instead of opening the link, if the email has one. */
  code?: string
  /** The code of the email, as `prepareCode` returns it: it is stored together with the email. */
  newCode?: CodeValues
  /** The team of an invitation. */
  teamDisplayName?: string
  /** The user who sends an invitation; undefined if a server does. */
  inviterDisplayName?: string | undefined
  /** The device that requested the email. Only emails that give access to an account name it. */
  requestedBy?: RequestOrigin | undefined
  /** Where the account of a verification was created; its reader can reject the account. */
  signUp?: SignUpOrigin | undefined
  /** Language of the default template; English without. */
  language?: EmailLanguage
}

/**
 * Puts an email into the outbox, within the transaction if `ctx.db` is one. The outbox sends it in the
 * background; call `ctx.outbox.wake()` after the transaction, so that it does not wait for the next poll.
 * Without a mail server, of the project or of the service, the email stays readable in the inbox of the development pages.
 *
 * @example
 * const { code, values } = await prepareCode(ctx, project, { kind, userId, data })
 * await sendEmail(ctx, { project, user, template: 'email_verification', to, link: codeLink(url, code), newCode: values })
 */
export async function sendEmail(ctx: Context, mail: Mail): Promise<void> {
  await queueCodeEmail(ctx, mail, ctx.now())
}

/**
 * Puts an email into the outbox like `sendEmail`, but the caller sends it.
 *
 * @returns the id for `ctx.outbox.sendNow`, or undefined if there is no mail server
 */
export async function prepareEmail(ctx: Context, mail: Mail): Promise<string | undefined> {
  // Claimed like an email of the outbox: if the process ends before it is sent, the outbox sends it later.
  const { id, nextAttemptAt } = await queueCodeEmail(ctx, mail, ctx.now() + CLAIM_MILLIS)
  return nextAttemptAt === null ? undefined : id
}

async function queueCodeEmail(ctx: Context, mail: Mail, dueAt: number) {
  const code = mail.code ?? new URL(mail.link).searchParams.get('code')
  const envelope = { ...mail, userId: mail.user?.id ?? null, code }
  const values = queuedEmail(ctx, envelope, await renderCodeEmail(ctx, mail), dueAt)
  const { newCode } = mail
  const inserted =
    newCode === undefined
      ? insertEmail(ctx.db).execute(values)
      : insertEmailAndCode(ctx.db).execute({ ...values, ...newCode })
  return onlyRow(await inserted)
}

interface Envelope {
  project: Project
  userId: string | null
  /** Null for a test email. */
  template: string | null
  to: string
  /** The link that the development inbox shows beside the email; empty if there is none. */
  link: string
  code: string | null
  /** The link that unsubscribes the user, in an email of a category that users can turn off. */
  unsubscribeLink?: string | undefined
}

/** Puts a rendered email into the outbox. It is sent at `dueAt`. */
export async function queueEmail(
  ctx: Context,
  envelope: Envelope,
  rendered: RenderedEmail,
  dueAt: number,
) {
  const values = queuedEmail(ctx, envelope, rendered, dueAt)
  return onlyRow(await insertEmail(ctx.db).execute(values))
}

const insertEmail = buildOnce((db) => buildEmail(db).prepare('insert_email'))

const insertEmailAndCode = buildOnce((db) =>
  buildEmail(db.with(db.$with('code').as(buildCode(db)))).prepare('insert_email_and_code'),
)

const buildEmail = (db: Pick<Database, 'insert'>) =>
  db
    .insert(emails)
    .values({
      projectId: sql.placeholder('projectId'),
      userId: sql.placeholder('userId'),
      template: sql.placeholder('template'),
      sender: sql.placeholder('sender'),
      recipients: sql.placeholder('recipients'),
      subject: sql.placeholder('subject'),
      contentSealed: sql.placeholder('contentSealed'),
      createdAt: sql.placeholder('createdAt'),
      nextAttemptAt: sql.placeholder('nextAttemptAt'),
      attempts: sql.placeholder('attempts'),
      sentAt: sql.placeholder('sentAt'),
    })
    .returning({ id: emails.id, nextAttemptAt: emails.nextAttemptAt })

/** Returns the row of a rendered email in the outbox. */
export function queuedEmail(
  ctx: Context,
  { project, userId, template, to, link, code, unsubscribeLink }: Envelope,
  { subject, listedSubject, html, text }: RenderedEmail,
  dueAt: number,
) {
  const createdAt = projectNow(ctx, project)
  const isDelivered =
    ctx.config.mode === 'development' &&
    ctx.config.smtp === undefined &&
    project.emailConfig === null
  const variables = { link, code }
  return {
    projectId: project.id,
    userId,
    template,
    sender: senderOf(ctx, project),
    recipients: [to],
    subject: listedSubject,
    contentSealed: sealContent(ctx.sealer, { subject, html, text, variables, unsubscribeLink }),
    createdAt,
    nextAttemptAt: isDelivered ? null : dueAt,
    attempts: dueAt > ctx.now() ? 1 : 0,
    sentAt: isDelivered ? createdAt : null,
  }
}

/** Renders an email with the template of its project, or the default one in the reader's language. */
async function renderCodeEmail(ctx: Context, mail: Mail): Promise<RenderedEmail> {
  const template = await chooseTemplate(ctx, mail.project, mail.template, {
    language: mail.language ?? en,
    defaultIn: (language) =>
      defaultTemplate(mail.template, {
        language,
        isSignUp: mail.signUp !== undefined,
        namesInviter: mail.inviterDisplayName !== undefined,
      }),
  })
  const { content, language, contentLanguage } = template
  const subject = subjectFor(mail, template.subject, language)
  const variables = variablesOf(ctx.config, mail, language)
  return renderEmail({ subject, content }, variables, {
    language: contentLanguage,
    brand: emailBrandOf(mail.project.config),
  })
}

/** Returns the template of a subject: without the code, which locked phones show, if the project has it turned off. */
function subjectFor({ project, template }: Mail, subject: string, language: EmailLanguage): string {
  const isCodeAllowed = project.config.signInCodeInSubject ?? true
  return isCodeAllowed || !namesSecret(subject) ? subject : language.templates[template].heading
}

/** Returns the values of the placeholders. */
function variablesOf(config: ServiceConfig, mail: Mail, language: EmailLanguage): EmailVariables {
  const { project, user, link, code = '', teamDisplayName = '', signUp, requestedBy } = mail
  const action = emailActions[mail.template]
  return {
    projectDisplayName: project.displayName,
    userDisplayName: user?.displayName ?? '',
    recipientEmail: mail.to,
    teamDisplayName,
    inviterDisplayName: mail.inviterDisplayName ?? '',
    [action.link]: link,
    otp: oneTimeCodeOf(code),
    codeLifetime: lifetimeText(codeLifetimeMillis(config, action.codeKind), language.tag),
    ...(requestedBy && originVariables(requestedBy, language)),
    ...(signUp && signUpVariables(config, mail, signUp, language)),
  }
}

/** The device and the place of a request. The box of facts leaves out the line of one that is not known. */
const originVariables = (origin: RequestOrigin, language: EmailLanguage) => ({
  device: deviceText(parseDevice(origin.userAgent), language),
  location: locationText(origin, language),
})

function signUpVariables(
  config: ServiceConfig,
  { project, link }: Mail,
  signUp: SignUpOrigin,
  language: EmailLanguage,
): EmailVariables {
  const code = new URL(link).searchParams.get('code') ?? ''
  return {
    time: timeText(signUp.createdAt, language.tag),
    ...originVariables(signUp, language),
    rejectionLink: rejectionLink(config, project.id, code),
  }
}
