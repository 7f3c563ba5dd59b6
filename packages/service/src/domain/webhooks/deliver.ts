import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'
import type { Context, Delivery } from '../../context.js'
import { onlyRow } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import {
  type Project,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../db/schema.js'
import {
  createDelivery,
  PROJECT_SHARE,
  type Batch,
  type BatchResult,
  type DueQueue,
  type Queues,
} from '../delivery/delivery.js'
import { ANSWER_MILLIS, CLAIM_MILLIS, nextAttempt } from '../delivery/retries.js'
import { sendRequest } from '../../lib/requests/send-request.js'
import { emitTest } from './events.js'
import { signedHeaders, type Message } from '../../lib/webhook-signature.js'

type Endpoint = typeof webhookEndpoints.$inferSelect
type Row = typeof webhookDeliveries.$inferSelect

const OUTCOME_LIMIT = 200
const CUT_OFF = 'The service stopped before the receiver answered.'

/**
 * Delivers events to webhooks: at least once each, with increasing delays after failures, and gives up after
 * some hours. One service delivers the events of a webhook in order while no delivery fails; several services
 * and retries keep no order. Each webhook has its own queue, so that an unreachable one does not delay others.
 * Several services can share a database.
 *
 * A receiver responds with a status of 2xx. In production it must not have a private address.
 */
export const createWebhookDelivery = (ctx: Context): Delivery =>
  createDelivery(ctx, {
    due: (limits) => dueEndpoints(ctx, limits),
    sendDue: (endpointId, batch) => sendDue(ctx, endpointId, batch),
  })

const { eventId, endpointId, nextAttemptAt } = webhookDeliveries

type DueLimits = Parameters<Queues['due']>[0]

async function dueEndpoints(
  { db, now }: Context,
  { except, exceptProjects, max }: DueLimits,
): Promise<DueQueue[]> {
  const { projectId: project } = webhookEndpoints
  const dueAt = sql<number>`min(${nextAttemptAt})`.as('due_at')
  const due = db
    .select({
      queue: sql<string>`${endpointId}`.as('queue'),
      project,
      dueAt,
      place:
        sql<number>`row_number() over (partition by ${project} order by min(${nextAttemptAt}))`.as(
          'place',
        ),
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
    .where(
      and(
        lte(nextAttemptAt, now()),
        eq(webhookEndpoints.isDisabled, false),
        notInArray(endpointId, except),
        notInArray(project, exceptProjects),
      ),
    )
    .groupBy(endpointId, project)
    .as('due')
  return db
    .select({ queue: due.queue, project: due.project })
    .from(due)
    .where(lte(due.place, PROJECT_SHARE))
    .orderBy(asc(due.dueAt))
    .limit(max)
}

/** Attempts the new deliveries of a batch one after the other. After a failure, the rest waits for the next batch. */
async function sendDue(
  ctx: Context,
  id: string,
  { max, signal, cutOff }: Batch,
): Promise<BatchResult> {
  const endpoint = signal.aborted ? undefined : await findEnabled(ctx, id)
  if (endpoint === undefined) return { isMore: false, hasFailed: false }
  const rows = await claim(ctx, id, max)
  let lastDelivery = Promise.resolve(true)
  const deliveries = rows.map((row) => {
    if (row.attempts > 1) return deliver(ctx, endpoint, { row, cutOff })
    lastDelivery = lastDelivery.then((isDelivered) =>
      isDelivered ? deliver(ctx, endpoint, { row, cutOff }) : release(ctx, row),
    )
    return lastDelivery
  })
  const results = await Promise.all(deliveries)
  const hasFailed = results.includes(false)
  return { isMore: rows.length === max || hasFailed, hasFailed }
}

/** Makes a claimed delivery due again, without an attempt. Resolves to false, like the failure before it. */
async function release(ctx: Context, row: Row): Promise<boolean> {
  await ctx.db
    .update(webhookDeliveries)
    .set({ attempts: row.attempts - 1, nextAttemptAt: ctx.now() })
    .where(isAttempt(row))
  return false
}

const isAttempt = (row: Row) =>
  and(
    eq(eventId, row.eventId),
    eq(endpointId, row.endpointId),
    // If the delivery was resent or taken over meanwhile, this attempt must not overwrite its result.
    eq(webhookDeliveries.attempts, row.attempts),
  )

async function findEnabled({ db }: Context, id: string): Promise<Endpoint | undefined> {
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.isDisabled, false)))
  return endpoint
}

/** The values of a delivery during an attempt. */
const claimed = (now: number) => ({
  nextAttemptAt: now + CLAIM_MILLIS,
  attempts: sql`${webhookDeliveries.attempts} + 1`,
})

/** Claims due deliveries and skips those that another service is claiming. No transaction stays open. */
async function claim(ctx: Context, id: string, max: number): Promise<Row[]> {
  const now = ctx.now()
  const due = ctx.db
    .select({ eventId })
    .from(webhookDeliveries)
    .where(and(eq(endpointId, id), lte(nextAttemptAt, now)))
    .orderBy(asc(nextAttemptAt), asc(webhookDeliveries.sequence))
    .limit(max)
    .for('update', { skipLocked: true })
  const rows = await ctx.db
    .update(webhookDeliveries)
    .set(claimed(now))
    // An array is evaluated once; `in` may run the locking query again for each row.
    .where(and(eq(endpointId, id), sql`${eventId} = any(array(${due}))`))
    .returning()
  return rows.sort((a, b) => a.sequence - b.sequence)
}

async function deliver(
  ctx: Context,
  endpoint: Endpoint,
  { row, cutOff }: { row: Row; cutOff: AbortSignal },
): Promise<boolean> {
  const [event] = await ctx.db.select().from(webhookEvents).where(eq(webhookEvents.id, row.eventId))
  if (event === undefined) return true
  const { isDelivered } = await attemptDelivery(ctx, endpoint, { event, row, cutOff })
  return isDelivered
}

/** The answer of an endpoint, and whether it accepted the event. */
export interface DeliveryResult {
  isDelivered: boolean
  outcome: string
}

/** Sends an endpoint the event `webhook.test` at once, ahead of the events that wait for it. */
export async function deliverTest(
  ctx: Context,
  project: Project,
  endpoint: Endpoint,
): Promise<DeliveryResult> {
  const test = await inTransaction(ctx, async (tx) => {
    const event = await emitTest(tx, project, endpoint.id)
    const isTest = and(eq(eventId, event.id), eq(endpointId, endpoint.id))
    const update = tx.db.update(webhookDeliveries).set(claimed(ctx.now())).where(isTest)
    return { event, row: onlyRow(await update.returning()) }
  })
  // The limit of the request ends it.
  const { signal: cutOff } = new AbortController()
  return attemptDelivery(ctx, endpoint, { ...test, cutOff })
}

interface DeliveryAttempt {
  event: Pick<typeof webhookEvents.$inferSelect, 'id' | 'type' | 'data'>
  row: Row
  cutOff: AbortSignal
}

async function attemptDelivery(
  ctx: Context,
  endpoint: Endpoint,
  { event, row, cutOff }: DeliveryAttempt,
): Promise<DeliveryResult> {
  const body = JSON.stringify({ type: event.type, data: event.data })
  const message = { id: event.id, sentAtMillis: ctx.now(), body }
  const result = await attempt(ctx, endpoint, { message, cutOff })
  const { isDelivered, outcome } = result
  await ctx.db
    .update(webhookDeliveries)
    .set({
      outcome,
      deliveredAt: isDelivered ? ctx.now() : null,
      nextAttemptAt: isDelivered ? null : nextAttempt(ctx.now(), row.attempts),
    })
    .where(isAttempt(row))
  return result
}

async function attempt(
  { config, sealer }: Context,
  endpoint: Endpoint,
  { message, cutOff }: { message: Message; cutOff: AbortSignal },
): Promise<DeliveryResult> {
  const headers = signedHeaders(sealer.open(endpoint.secretSealed), message)
  try {
    const { status } = await sendRequest({
      url: endpoint.url,
      method: 'POST',
      headers,
      body: message.body,
      isPublicOnly: config.mode === 'production',
      limitMillis: ANSWER_MILLIS,
      signal: cutOff,
    })
    return { isDelivered: status >= 200 && status < 300, outcome: `status ${status}` }
  } catch (error) {
    if (cutOff.aborted) return { isDelivered: false, outcome: CUT_OFF }
    const message = error instanceof Error ? error.message : String(error)
    return { isDelivered: false, outcome: message.slice(0, OUTCOME_LIMIT) }
  }
}
