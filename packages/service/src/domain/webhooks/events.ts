import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Output } from '@latchkey/contract'
import type { serverTeam } from '@latchkey/contract/schemas/teams/teams'
import type { user } from '@latchkey/contract/schemas/users'
import { toSnakeKeys, type CamelKeys } from '@latchkey/contract/wire-case'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { onlyRow } from '../../db/database.js'
import { insertRows } from '../../db/insert-rows.js'
import {
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
  type Project,
} from '../../db/schema.js'
import type { JsonValue } from '../../db/values.js'

type ServerUser = CamelKeys<Output<typeof user>>
type ServerTeam = CamelKeys<Output<typeof serverTeam>>

interface Membership {
  teamId: string
  userId: string
}

/** The events that the service sends to a project's webhooks. */
export interface WebhookEvents {
  'user.created': ServerUser
  'user.updated': ServerUser
  'user.deleted': { id: string; teams: { id: string }[] }
  'team.created': ServerTeam
  'team.updated': ServerTeam
  'team.deleted': { id: string }
  'team_membership.created': Membership
  'team_membership.deleted': Membership
  'team_permission.created': Membership & { id: string }
  'team_permission.deleted': Membership & { id: string }
  'project_permission.created': { id: string; userId: string }
  'project_permission.deleted': { id: string; userId: string }
  /** An owner tests an endpoint. */
  'webhook.test': { endpointId: string }
}

/**
 * Stores an event for every webhook of the project. Call it in the transaction of the change, so that exactly
 * the committed changes are sent.
 *
 * @example await emit(ctx, project, 'team.deleted', { id: team.id })
 */
export const emit = <Type extends keyof WebhookEvents>(
  ctx: Context,
  project: Project,
  type: Type,
  data: WebhookEvents[Type],
): Promise<void> => emitAll(ctx, project, type, [data])

/** Stores events of one type, in their order, with few statements. */
export const emitAll = <Type extends keyof WebhookEvents>(
  ctx: Context,
  project: Project,
  type: Type,
  items: readonly WebhookEvents[Type][],
): Promise<void> => emitIfReceived(ctx, project, type, async () => items)

/**
 * The same for events whose data must be read first. Without a webhook that receives them, it is not.
 *
 * @param read reads the data in the transaction of the change
 */
export async function emitIfReceived<Type extends keyof WebhookEvents>(
  ctx: Context,
  project: Project,
  type: Type,
  read: () => Promise<readonly WebhookEvents[Type][]>,
): Promise<void> {
  const endpoints = await selectReceivers(ctx.db).execute({ projectId: project.id, type })
  if (endpoints.length === 0) return
  const items = await read()
  await store(ctx, project, { type, items, endpointIds: endpoints.map(({ id }) => id) })
}

/** An endpoint without a list receives every event. */
const receives = sql`(${webhookEndpoints.eventTypes} = '{}' or ${sql.placeholder('type')} = any(${webhookEndpoints.eventTypes}))`

const selectReceivers = buildOnce((db) =>
  db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.projectId, sql.placeholder('projectId')),
        eq(webhookEndpoints.isDisabled, false),
        receives,
      ),
    )
    .orderBy(webhookEndpoints.id)
    // Locked: a change must not fail because a webhook is deleted concurrently.
    .for('key share')
    .prepare('select_webhook_receivers'),
)

/**
 * Stores an event that tests one endpoint, also one that receives other events only.
 *
 * @returns the event
 */
export async function emitTest(
  ctx: Context,
  project: Project,
  endpointId: string,
): Promise<StoredEvent> {
  const test = { type: 'webhook.test', items: [{ endpointId }], endpointIds: [endpointId] } as const
  return onlyRow(await store(ctx, project, test))
}

type StoredEvent = typeof webhookEvents.$inferInsert & { id: string }

interface StoredEvents<Type extends keyof WebhookEvents> {
  type: Type
  items: readonly WebhookEvents[Type][]
  endpointIds: readonly string[]
}

async function store<Type extends keyof WebhookEvents>(
  ctx: Context,
  project: Project,
  { type, items, endpointIds }: StoredEvents<Type>,
): Promise<StoredEvent[]> {
  const createdAt = projectNow(ctx, project)
  const events = items.map((data) => ({
    id: randomUUID(),
    projectId: project.id,
    type,
    // Responses consist of JSON values.
    data: toSnakeKeys(data) as JsonValue,
    createdAt,
  }))
  await insertRows(ctx.db, webhookEvents, events)
  const nextAttemptAt = ctx.now()
  const deliveries = events.flatMap(({ id: eventId }) =>
    endpointIds.map((endpointId) => ({ eventId, endpointId, nextAttemptAt })),
  )
  await insertRows(ctx.db, webhookDeliveries, deliveries)
  return events
}
