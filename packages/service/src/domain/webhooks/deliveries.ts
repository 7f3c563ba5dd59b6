import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { webhookDeliveries, webhookEvents } from '../../db/schema.js'

const PAGE = 100

/** Lists the newest hundred deliveries of a project, newest first. */
export async function listDeliveries({ db }: Context, projectId: string) {
  const rows = await db
    .select({ event: webhookEvents, delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookEvents.projectId, projectId))
    .orderBy(desc(webhookEvents.createdAt), desc(webhookDeliveries.sequence))
    .limit(PAGE)
  return rows.map(({ event, delivery }) => ({ ...delivery, event }))
}

export type WebhookDelivery = Awaited<ReturnType<typeof listDeliveries>>[number]

/**
 * Sends an event once more, from the first attempt on, delivered or not.
 *
 * @returns whether there was such a delivery
 */
export async function resend(
  ctx: Context,
  projectId: string,
  { eventId, endpointId }: { eventId: string; endpointId: string },
): Promise<boolean> {
  return inTransaction(ctx, async ({ db }) => {
    const [event] = await db
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(and(eq(webhookEvents.projectId, projectId), eq(webhookEvents.id, eventId)))
    if (event === undefined) return false
    const deliveries = await db
      .update(webhookDeliveries)
      .set({ attempts: 0, deliveredAt: null, outcome: null, nextAttemptAt: ctx.now() })
      .where(
        and(eq(webhookDeliveries.eventId, eventId), eq(webhookDeliveries.endpointId, endpointId)),
      )
      .returning()
    return deliveries.length > 0
  })
}
