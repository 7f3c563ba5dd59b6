import { and, asc, eq, notInArray } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { onlyRow } from '../../db/database.js'
import { webhookEndpoints, type Project } from '../../db/schema.js'
import { derivedUuid } from '../../lib/uuid.js'
import { createWebhookSecret } from '../../lib/webhook-signature.js'

/** A URL that receives a project's events, with the secret that signs the messages. */
export interface Endpoint {
  id: string
  url: string
  secret: string
  isDisabled: boolean
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

export async function addEndpoint(ctx: Context, project: Project, url: string): Promise<Endpoint> {
  const row = onlyRow(
    await ctx.db
      .insert(webhookEndpoints)
      .values({
        projectId: project.id,
        url,
        secretSealed: ctx.sealer.seal(createWebhookSecret()),
        createdAt: projectNow(ctx, project),
      })
      .returning(),
  )
  return toEndpoint(ctx, row)
}

/** A disabled webhook receives nothing; its waiting deliveries are sent when it is enabled again. */
export async function setEndpointDisabled(
  ctx: Context,
  projectId: string,
  { id, isDisabled }: Pick<Endpoint, 'id' | 'isDisabled'>,
): Promise<Endpoint | undefined> {
  const [row] = await ctx.db
    .update(webhookEndpoints)
    .set({ isDisabled })
    .where(isOf(projectId, id))
    .returning()
  return row && toEndpoint(ctx, row)
}

/** @returns whether there was one */
export async function deleteEndpoint(
  { db }: Context,
  projectId: string,
  id: string,
): Promise<boolean> {
  const deleted = await db.delete(webhookEndpoints).where(isOf(projectId, id)).returning()
  return deleted.length > 0
}

/**
 * Replaces the webhooks of a project with those of the configuration. An existing one keeps its waiting
 * deliveries, and its secret unless another is configured.
 */
export async function replaceEndpoints(
  ctx: Context,
  projectId: string,
  endpoints: readonly { url: string; secret?: string | undefined }[],
): Promise<void> {
  const ids = endpoints.map(({ url }) => derivedUuid(`webhook of ${projectId} to ${url}`))
  const others = notInArray(webhookEndpoints.id, ids)
  await ctx.db
    .delete(webhookEndpoints)
    .where(and(eq(webhookEndpoints.projectId, projectId), others))
  for (const [index, { url, secret }] of endpoints.entries()) {
    const row = { id: ids[index], projectId, url, createdAt: ctx.now() }
    const secretSealed = ctx.sealer.seal(secret ?? createWebhookSecret())
    await ctx.db
      .insert(webhookEndpoints)
      .values({ ...row, secretSealed })
      .onConflictDoUpdate({
        target: webhookEndpoints.id,
        set: secret === undefined ? { url } : { url, secretSealed },
      })
  }
}

const isOf = (projectId: string, id: string) =>
  and(eq(webhookEndpoints.projectId, projectId), eq(webhookEndpoints.id, id))

const toEndpoint = ({ sealer }: Context, row: Row): Endpoint => ({
  id: row.id,
  url: row.url,
  secret: sealer.open(row.secretSealed),
  isDisabled: row.isDisabled,
  createdAt: row.createdAt,
})
