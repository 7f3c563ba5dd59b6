import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'
import { importJWK, SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import type { Context, Delivery } from '../../context.js'
import { oauthLogouts } from '../../db/schema.js'
import { sendRequest } from '../../lib/requests/send-request.js'
import {
  createDelivery,
  PROJECT_SHARE,
  type Batch,
  type BatchResult,
  type DueQueue,
  type Queues,
} from '../delivery/delivery.js'
import { ANSWER_MILLIS, CLAIM_MILLIS, nextAttempt } from '../delivery/retries.js'
import { findClient } from './clients.js'
import { listServerKeys } from './server-keys.js'
import { findEnabledServer, oauthIssuerOf } from './server.js'

/** The event of a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** As the section recommends. */
const TOKEN_SECONDS = 120

type Row = typeof oauthLogouts.$inferSelect

const { projectId: project, clientId, nextAttemptAt } = oauthLogouts
/** Each client has its own queue, so that an unreachable one does not delay others. */
const queue = sql<string>`${project} || ' ' || ${clientId}`

/**
 * Sends logout tokens to the clients from whose sessions users signed out (OpenID Connect Back-Channel Logout 1.0), with the
 * limits and the retries of webhooks: at least once each, and in production to public addresses only. The library would send
 * them once, within the request, and only for its own sessions, which this service does not use.
 */
export const createLogoutDelivery = (ctx: Context): Delivery =>
  createDelivery(ctx, {
    due: (limits) => dueClients(ctx, limits),
    sendDue: (name, batch) => sendDue(ctx, name, batch),
  })

type DueLimits = Parameters<Queues['due']>[0]

async function dueClients(
  { db, now }: Context,
  { except, exceptProjects, max }: DueLimits,
): Promise<DueQueue[]> {
  const dueAt = sql<number>`min(${nextAttemptAt})`
  const due = db
    .select({
      queue: queue.as('queue'),
      project,
      dueAt: dueAt.as('due_at'),
      place: sql<number>`row_number() over (partition by ${project} order by ${dueAt})`.as('place'),
    })
    .from(oauthLogouts)
    .where(
      and(
        lte(nextAttemptAt, now()),
        notInArray(queue, except),
        notInArray(project, exceptProjects),
      ),
    )
    .groupBy(project, clientId)
    .as('due')
  return db
    .select({ queue: due.queue, project: due.project })
    .from(due)
    .where(lte(due.place, PROJECT_SHARE))
    .orderBy(asc(due.dueAt))
    .limit(max)
}

async function sendDue(
  ctx: Context,
  name: string,
  { max, signal, cutOff }: Batch,
): Promise<BatchResult> {
  if (signal.aborted) return { isMore: false, hasFailed: false }
  const rows = await claim(ctx, name, max)
  const results = await Promise.all(rows.map((row) => deliver(ctx, row, cutOff)))
  const hasFailed = results.includes(false)
  return { isMore: rows.length === max || hasFailed, hasFailed }
}

/** Claims due tokens, and skips those that another service is claiming. No transaction stays open. */
function claim(ctx: Context, name: string, max: number): Promise<Row[]> {
  const now = ctx.now()
  const due = ctx.db
    .select({ id: oauthLogouts.id })
    .from(oauthLogouts)
    .where(and(sql`${queue} = ${name}`, lte(nextAttemptAt, now)))
    .orderBy(asc(nextAttemptAt))
    .limit(max)
    .for('update', { skipLocked: true })
  return (
    ctx.db
      .update(oauthLogouts)
      .set({ nextAttemptAt: now + CLAIM_MILLIS, attempts: sql`${oauthLogouts.attempts} + 1` })
      // An array is evaluated once; `in` may run the locking query again for each row.
      .where(sql`${oauthLogouts.id} = any(array(${due}))`)
      .returning()
  )
}

/** Sends a token, and deletes the row after it was received or given up. Resolves to false after a failure. */
async function deliver(ctx: Context, row: Row, cutOff: AbortSignal): Promise<boolean> {
  const isReceived = await attempt(ctx, row, cutOff)
  const retryAt = isReceived ? null : nextAttempt(ctx.now(), row.attempts)
  // If another service has taken the row over meanwhile, this attempt must not overwrite its result.
  const isAttempt = and(eq(oauthLogouts.id, row.id), eq(oauthLogouts.attempts, row.attempts))
  if (retryAt === null) await ctx.db.delete(oauthLogouts).where(isAttempt)
  else await ctx.db.update(oauthLogouts).set({ nextAttemptAt: retryAt }).where(isAttempt)
  return isReceived
}

/** Resolves to true if there is nothing more to send. */
async function attempt(ctx: Context, row: Row, cutOff: AbortSignal): Promise<boolean> {
  const enabled = await findEnabledServer(ctx, row.projectId)
  const client = enabled && (await findClient(ctx.db, row.projectId, row.clientId))
  const url = client?.backChannelLogoutUrl ?? null
  // The server was turned off, or the client wants no more tokens.
  if (url === null) return true
  const body = new URLSearchParams({ logout_token: await signLogoutToken(ctx, row) })
  try {
    const { status } = await sendRequest({
      url,
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
      isPublicOnly: ctx.config.mode === 'production',
      limitMillis: ANSWER_MILLIS,
      signal: cutOff,
    })
    return status >= 200 && status < 300
  } catch {
    return false
  }
}

/**
 * Signs a logout token (section 2.4). Each attempt has a new one: it expires soon, and a client that got the last one without
 * our notice would reject its `jti`.
 */
async function signLogoutToken(
  ctx: Context,
  { projectId, clientId: audience, subject, sid }: Row,
): Promise<string> {
  const [key] = await listServerKeys(ctx, projectId)
  if (key?.kid === undefined) throw new Error('The authorization server has no key.')
  return (
    new SignJWT({ sid, events: { [LOGOUT_EVENT]: {} } })
      .setProtectedHeader({ alg: 'ES256', typ: 'logout+jwt', kid: key.kid })
      .setIssuer(oauthIssuerOf(ctx.config.publicUrl, projectId))
      .setSubject(subject)
      .setAudience(audience)
      // By the clock of the machine, as the other tokens of this server.
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .setJti(randomUUID())
      .sign(await importJWK(key, 'ES256'))
  )
}
