import { setTimeout } from 'node:timers/promises'
import { asc, eq, lte, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Context } from '../context.js'
import { emails, projects } from '../db/schema.js'
import { openContent } from './content.js'
import { deliveryFailure } from './delivery-failure.js'
import { createSmtpTransport, DELIVERY_MILLIS, type Transport } from './transport.js'

export interface Outbox {
  /** Delivers all that is due now. */
  deliverDue(): Promise<void>
  /** Ends delivery; waits for what is under way. */
  stop(): Promise<void>
}

type Row = typeof emails.$inferSelect

const POLL_MILLIS = 1000
const BATCH = 5
/** For how long a claimed mail is left alone by others; after that its claimer must have died. */
const CLAIM_MILLIS = 2 * DELIVERY_MILLIS

/**
 * Delivers waiting mail by SMTP from now on, with growing pauses after failures; failures are noted
 * in the mail's `error`. Any number of services may do so on one database: each mail is claimed by
 * one. Without a mail server in the configuration there is nothing to do.
 */
export function startOutbox(ctx: Context): Outbox {
  const { smtp, mode } = ctx.config
  if (smtp === undefined) return { deliverDue: async () => {}, stop: async () => {} }
  const transport = createSmtpTransport(smtp, mode)
  let round: Promise<void> = Promise.resolve()
  const stopping = new AbortController()
  const after = async (previous: Promise<void>) => {
    await previous
    if (!stopping.signal.aborted) await deliverAll(ctx, transport).catch(ctx.report)
  }
  const deliverDue = () => (round = after(round))
  void pollUntil(stopping.signal, deliverDue)
  return {
    deliverDue,
    stop: async () => {
      stopping.abort()
      await round
      transport.close()
    },
  }
}

async function pollUntil(signal: AbortSignal, deliverDue: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await deliverDue()
    await setTimeout(POLL_MILLIS, undefined, { signal, ref: false }).catch(() => {})
  }
}

async function deliverAll(ctx: Context, transport: Transport): Promise<void> {
  for (;;) {
    const claimed = await claim(ctx)
    await Promise.all(claimed.map((row) => deliver(ctx, transport, row)))
    if (claimed.length < BATCH) return
  }
}

/** Takes what is due, skipping what another service is just taking. No transaction stays open. */
async function claim(ctx: Context): Promise<Row[]> {
  const now = ctx.now()
  const due = ctx.db
    .select({ id: emails.id })
    .from(emails)
    .where(lte(emails.nextAttemptAt, now))
    .orderBy(asc(emails.nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return (
    ctx.db
      .update(emails)
      .set({ nextAttemptAt: now + CLAIM_MILLIS, attempts: sql`${emails.attempts} + 1` })
      // As an array, which is read once; `in` may run the locking query again for each row.
      .where(sql`${emails.id} = any(array(${due}))`)
      .returning()
  )
}

async function deliver(ctx: Context, transport: Transport, row: Row): Promise<void> {
  try {
    const { html, text } = openContent(ctx.sealer, row.contentSealed)
    await transport.deliver({ id: row.id, to: row.recipients, subject: row.subject, html, text })
  } catch (error) {
    await noteFailure(ctx, row, error)
    return
  }
  const offset = ctx.db
    .select({ millis: projects.clockOffsetMillis })
    .from(projects)
    .where(eq(projects.id, row.projectId))
  const sentAt = sql`${ctx.now()}::bigint + (${offset})`
  await note(ctx, row, { sentAt, nextAttemptAt: null, error: null })
}

async function noteFailure(ctx: Context, row: Row, error: unknown): Promise<void> {
  const { message, waitMillis } = deliveryFailure(error, row.attempts)
  const nextAttemptAt = waitMillis === null ? null : ctx.now() + waitMillis
  const failure = {
    errorType: 'UNKNOWN',
    message,
    canRetry: waitMillis !== null,
    rawError: message,
  }
  await note(ctx, row, { error: failure, nextAttemptAt })
  if (nextAttemptAt === null) ctx.report(new Error(`Mail ${row.id} was given up: ${message}`))
}

const note = (ctx: Context, row: Row, values: PgUpdateSetSource<typeof emails>) =>
  ctx.db.update(emails).set(values).where(eq(emails.id, row.id))
