import type { WebhookEventType } from '@latchkey/contract/names'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { onlyRow } from '../../db/database.js'
import { webhookEndpoints, type Project } from '../../db/schema.js'
import { conflict } from '../../errors/http-error.js'
import { deliverTest, type DeliveryResult } from './deliver.js'
import { projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import { changeDetails, valueChanges } from '../audit/value-changes.js'
import { derivedUuid } from '../../lib/uuid.js'
import { createWebhookSecret } from '../../lib/webhook-signature.js'

/** A URL that receives a project's events, with the secret that signs the messages. */
export interface Endpoint {
  id: string
  url: string
  secret: string
  isDisabled: boolean
  /** The events that it receives; empty for all. */
  eventTypes: readonly WebhookEventType[]
  createdAt: number
}

type Row = typeof webhookEndpoints.$inferSelect

/** The webhooks of a project, oldest first. */
export async function listEndpoints(ctx: Context, projectId: string): Promise<Endpoint[]> {
  const rows = await ctx.db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.projectId, projectId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
  return rows.map((row) => toEndpoint(ctx, row))
}

/** @returns undefined if there is no such endpoint */
export async function findEndpoint(
  ctx: Context,
  project: Project,
  id: string,
): Promise<Endpoint | undefined> {
  const row = await findRow(ctx, project, id)
  return row && toEndpoint(ctx, row)
}

/** The values of a new endpoint that its owner chooses. */
type NewEndpoint = Pick<Endpoint, 'url' | 'eventTypes'>

/** Adds an endpoint. Pass a context whose `db` is a transaction, as for the changes below. */
export async function addEndpoint(
  ctx: Context,
  project: Project,
  { url, eventTypes }: NewEndpoint,
): Promise<Endpoint> {
  const row = onlyRow(
    await ctx.db
      .insert(webhookEndpoints)
      .values({
        projectId: project.id,
        url,
        eventTypes: [...eventTypes],
        secretSealed: ctx.sealer.seal(createWebhookSecret()),
        createdAt: projectNow(ctx, project),
      })
      .returning(),
  )
  await record(ctx, project, {
    action: 'webhook.created',
    url,
    after: { eventTypes: row.eventTypes },
  })
  return toEndpoint(ctx, row)
}

/** Changes of an endpoint; undefined leaves a value unchanged. */
interface EndpointChanges {
  /** Deliveries that wait are sent to the new URL, and signed with the same secret. */
  url?: string | undefined
  /** A disabled webhook receives nothing; its waiting deliveries are sent when it is enabled again. */
  isDisabled?: boolean | undefined
  eventTypes?: WebhookEventType[] | undefined
}

/** @returns the endpoint as it is now; undefined if there is no such endpoint */
export async function updateEndpoint(
  ctx: Context,
  project: Project,
  { id, ...changes }: Pick<Endpoint, 'id'> & EndpointChanges,
): Promise<Endpoint | undefined> {
  const isEndpoint = isOf(project.id, id)
  const [before] = await ctx.db.select().from(webhookEndpoints).where(isEndpoint).for('update')
  if (before === undefined) return undefined
  const after = onlyRow(
    await ctx.db.update(webhookEndpoints).set(changes).where(isEndpoint).returning(),
  )
  await record(ctx, project, {
    action: 'webhook.changed',
    url: after.url,
    before: settingsOf(before),
    after: settingsOf(after),
  })
  return toEndpoint(ctx, after)
}

/**
 * Sends an endpoint the event `webhook.test`. One that is disabled would get it whenever it is enabled again.
 *
 * @returns what came back; undefined if there is no such endpoint
 */
export async function testEndpoint(
  ctx: Context,
  project: Project,
  id: string,
): Promise<DeliveryResult | undefined> {
  const row = await findRow(ctx, project, id)
  if (row === undefined) return undefined
  if (row.isDisabled)
    throw conflict('This webhook is paused, so it receives no events. Resume it, then test it.')
  return deliverTest(ctx, project, row)
}

/** @returns whether there was one */
export async function deleteEndpoint(ctx: Context, project: Project, id: string): Promise<boolean> {
  const [row] = await ctx.db.delete(webhookEndpoints).where(isOf(project.id, id)).returning()
  if (row === undefined) return false
  const { url, eventTypes } = row
  await record(ctx, project, { action: 'webhook.deleted', url, before: { eventTypes } })
  return true
}

interface EndpointEvent {
  action: `webhook.${'created' | 'changed' | 'deleted'}`
  url: string
  before?: Partial<ReturnType<typeof settingsOf>>
  after?: Partial<ReturnType<typeof settingsOf>>
}

async function record(
  ctx: Context,
  project: Project,
  { action, url, before, after }: EndpointEvent,
): Promise<void> {
  // A URL can contain a token.
  const changes = valueChanges(before, after, { plain: ['eventTypes', 'isDisabled'] })
  if (action === 'webhook.changed' && changes.length === 0) return
  await recordAuditEvent(ctx, project, {
    action,
    subject: projectSubject(project.id),
    details: { webhook: new URL(url).host, ...changeDetails(changes) },
  })
}

const settingsOf = ({ url, eventTypes, isDisabled }: Row) => ({ url, eventTypes, isDisabled })

/** A webhook in the configuration file. */
interface ConfiguredEndpoint {
  url: string
  secret?: string | undefined
  eventTypes?: WebhookEventType[] | undefined
}

/**
 * Replaces the webhooks of a project with those of the configuration. An existing one keeps its waiting
 * deliveries, and its secret unless another is configured.
 */
export async function replaceEndpoints(
  ctx: Context,
  projectId: string,
  endpoints: readonly ConfiguredEndpoint[],
): Promise<void> {
  const ids = endpoints.map(({ url }) => derivedUuid(`webhook of ${projectId} to ${url}`))
  const others = notInArray(webhookEndpoints.id, ids)
  await ctx.db
    .delete(webhookEndpoints)
    .where(and(eq(webhookEndpoints.projectId, projectId), others))
  for (const [index, { url, secret, eventTypes = [] }] of endpoints.entries()) {
    const row = { id: ids[index], projectId, url, eventTypes, createdAt: ctx.now() }
    const secretSealed = ctx.sealer.seal(secret ?? createWebhookSecret())
    await ctx.db
      .insert(webhookEndpoints)
      .values({ ...row, secretSealed })
      .onConflictDoUpdate({
        target: webhookEndpoints.id,
        set: { url, eventTypes, ...(secret !== undefined && { secretSealed }) },
      })
  }
}

const isOf = (projectId: string, id: string) =>
  and(eq(webhookEndpoints.projectId, projectId), eq(webhookEndpoints.id, id))

async function findRow({ db }: Context, project: Project, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(webhookEndpoints).where(isOf(project.id, id))
  return row
}

const toEndpoint = ({ sealer }: Context, row: Row): Endpoint => ({
  id: row.id,
  url: row.url,
  secret: sealer.open(row.secretSealed),
  isDisabled: row.isDisabled,
  eventTypes: row.eventTypes,
  createdAt: row.createdAt,
})
