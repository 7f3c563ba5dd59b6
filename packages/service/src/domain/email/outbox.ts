import { and, asc, eq, lte, min, notInArray, sql } from 'drizzle-orm'
import { type Context, type Outbox, projectNow } from '../../context.js'
import { emails, projects, type Project } from '../../db/schema.js'
import {
  createDelivery,
  type Batch,
  type BatchResult,
  type DueQueue,
  type Queues,
} from '../delivery/delivery.js'
import { openEmailConfig } from './email-config.js'
import { openContent } from './sealed-content.js'
import {
  type DeliveryFailure,
  deliveryFailure,
  messageOf,
  passwordTexts,
  toDeliveryFailure,
} from './delivery-failure.js'
import { oneTimeCodeOf } from './one-time-code.js'
import { senderOf } from './sender.js'
import {
  createProjectTransport,
  createSmtpTransport,
  DELIVERY_MILLIS,
  type Transport,
} from './transport.js'

type Row = typeof emails.$inferSelect

/**
 * Time for which a claimed email is not claimed again. After it, the process that claimed it must have
 * ended.
 */
export const CLAIM_MILLIS = 2 * DELIVERY_MILLIS
/** Time that a request waits for the mail server. */
const REQUEST_MILLIS = 10_000

/** The context without the outbox, which is created from it. */
type OutboxContext = Omit<Context, 'outbox'>

/**
 * Delivers waiting emails by SMTP, with increasing delays after failures, which are recorded in the email's
 * `error`. Each project has its own queue, so that one with a dead mail server does not delay others. Several
 * services can share a database: each email is claimed by one.
 */
export function createOutbox(ctx: OutboxContext): Outbox {
  const { smtp } = ctx.config
  const shared = smtp === undefined ? undefined : createSmtpTransport(smtp, ctx.config)
  const delivery = createDelivery(ctx, {
    due: (limits) => dueProjects(ctx, limits),
    sendDue: (projectId, batch) => sendDue(ctx, { projectId, shared, ...batch }),
  })
  return {
    ...delivery,
    sendNow: (id) => sendNow(ctx, shared, id),
    stop: async (cutOff) => {
      await delivery.stop(cutOff)
      shared?.close()
    },
  }
}

async function dueProjects(
  { db, now }: OutboxContext,
  { except, max }: Parameters<Queues['due']>[0],
): Promise<DueQueue[]> {
  return db
    .select({ queue: emails.projectId, project: emails.projectId })
    .from(emails)
    .where(and(lte(emails.nextAttemptAt, now()), notInArray(emails.projectId, except)))
    .groupBy(emails.projectId)
    .orderBy(min(emails.nextAttemptAt))
    .limit(max)
}

interface Queue extends Batch {
  projectId: string
  /** The service's own mail server, if it has one. */
  shared: Transport | undefined
}

/** The connections to a project's own server stay open for a batch. */
async function sendDue(
  ctx: OutboxContext,
  { projectId, shared, max, signal, cutOff }: Queue,
): Promise<BatchResult> {
  const [project] = signal.aborted
    ? []
    : await ctx.db.select().from(projects).where(eq(projects.id, projectId))
  if (project === undefined) return { isMore: false, hasFailed: false }
  const connection = connect(ctx, project, shared)
  try {
    const rows = await claim(ctx, projectId, max)
    const results = await Promise.all(
      rows.map((row) => deliver(ctx, { project, ...connection, cutOff }, row)),
    )
    const hasFailed = results.includes(false)
    return { isMore: rows.length === max, hasFailed }
  } finally {
    connection.close()
  }
}

async function sendNow(
  ctx: OutboxContext,
  shared: Transport | undefined,
  id: string,
): Promise<boolean> {
  const [email] = await ctx.db
    .select({ row: emails, project: projects })
    .from(emails)
    .innerJoin(projects, eq(projects.id, emails.projectId))
    .where(eq(emails.id, id))
  // The project was deleted meanwhile, and the email with it.
  if (email === undefined) return false
  const { row, project } = email
  const connection = connect(ctx, project, shared)
  const sending = { project, ...connection, isOnlyAttempt: true }
  return deliver(ctx, sending, row).finally(connection.close)
}

/** Connects to the mail server of a project, or of the service, whose connections stay open. */
function connect(ctx: OutboxContext, project: Project, shared: Transport | undefined) {
  const server = openEmailConfig(ctx.sealer, project)
  const projectTransport = server && createProjectTransport(server, ctx.config)
  const settings = server ?? ctx.config.smtp
  return {
    transport: projectTransport ?? shared,
    secrets: settings ? passwordTexts(settings) : [],
    close: () => projectTransport?.close(),
  }
}

/** Claims due emails and skips those that another service is claiming. No transaction stays open. */
async function claim(ctx: OutboxContext, projectId: string, max: number): Promise<Row[]> {
  const now = ctx.now()
  const due = ctx.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.projectId, projectId), lte(emails.nextAttemptAt, now)))
    .orderBy(asc(emails.nextAttemptAt))
    .limit(max)
    .for('update', { skipLocked: true })
  return (
    ctx.db
      .update(emails)
      .set({ nextAttemptAt: now + CLAIM_MILLIS, attempts: sql`${emails.attempts} + 1` })
      // An array is evaluated once; `in` may run the locking query again for each row.
      .where(sql`${emails.id} = any(array(${due}))`)
      .returning()
  )
}

interface Sending {
  project: Project
  transport: Transport | undefined
  /** Secrets that no recorded failure may contain, besides the code of an email. */
  secrets: readonly string[]
  cutOff?: AbortSignal | undefined
  /** A request waits for this attempt, so that there is no other one. */
  isOnlyAttempt?: boolean
}

/** Sends an email and records the result; returns whether the mail server accepted it. */
async function deliver(
  ctx: OutboxContext,
  { project, transport, secrets, cutOff, isOnlyAttempt = false }: Sending,
  row: Row,
): Promise<boolean> {
  const sender = senderOf(ctx, project)
  let code = ''
  try {
    const content = openContent(ctx.sealer, row.contentSealed)
    const { subject = row.subject, html, text, variables, unsubscribeLink } = content
    code = variables.code ?? ''
    if (transport === undefined)
      throw new Error(
        'The service has no mail server. Set smtp, or set the email server of the project.',
      )
    await transport.deliver(
      {
        id: row.id,
        to: row.recipients,
        senderName: sender.senderName,
        subject,
        html,
        text,
        unsubscribeLink,
      },
      isOnlyAttempt ? { limitMillis: REQUEST_MILLIS } : { signal: cutOff },
    )
  } catch (error) {
    const secretsOfEmail = [...secrets, code, oneTimeCodeOf(code)]
    const failure = deliveryFailure(error, row.attempts, secretsOfEmail)
    const waitMillis = isOnlyAttempt ? null : failure.waitMillis
    await recordFailure(ctx, { ...row, sender }, { ...failure, waitMillis })
    return false
  }
  const sentAt = projectNow(ctx, project)
  await recordAttempt(ctx, row.id, { sender, sentAt, nextAttemptAt: null, error: null })
  return true
}

async function recordFailure(
  ctx: OutboxContext,
  { id, sender, attempts, recipients }: Row,
  { message, waitMillis }: DeliveryFailure,
) {
  const nextAttemptAt = waitMillis === null ? null : ctx.now() + waitMillis
  const failure = toDeliveryFailure(message, waitMillis !== null)
  await recordAttempt(ctx, id, { sender, error: failure, nextAttemptAt })
  // Mail servers repeat the recipient, and the log has no addresses.
  const logged = messageOf(message, recipients)
  if (nextAttemptAt === null)
    ctx.report(`Email ${id} could not be sent and will not be retried: ${logged}`)
  // Once per email, so that an outage of the mail server does not fill the log.
  else if (attempts === 1)
    ctx.report(`Email ${id} could not be sent and will be retried: ${logged}`)
}

const recordAttempt = (ctx: OutboxContext, id: string, values: Partial<Row>) =>
  ctx.db.update(emails).set(values).where(eq(emails.id, id))
