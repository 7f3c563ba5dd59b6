import * as z from 'zod'
import { type Context, projectNow } from '../../context.js'
import { findProject } from '../projects/project-keys.js'
import type { Project } from '../../db/schema.js'

/** Enough for a visit of the page; then the client requests a new token. A revoked key does not end it. */
const LIFETIME_MILLIS = 900_000

const claims = z.object({
  /** Distinguishes tokens from other texts that are sealed with the same key. */
  use: z.literal('webhooks'),
  projectId: z.string(),
  member: z.nullable(z.object({ id: z.string(), sessionId: z.string() })),
  expiresAt: z.number(),
})

/** A project, and who manages its webhooks with a token. */
export interface WebhookManager {
  project: Project
  /** The member of the project who requested the token, and the session; null for a key. */
  member: { id: string; sessionId: string } | null
}

/** Creates a token for the calls that manage a project's webhooks. It expires by the project's own clock. */
export function createWebhookToken(ctx: Context, { project, member }: WebhookManager): string {
  const expiresAt = projectNow(ctx, project) + LIFETIME_MILLIS
  const token: z.input<typeof claims> = {
    use: 'webhooks',
    projectId: project.id,
    member,
    expiresAt,
  }
  return ctx.sealer.seal(JSON.stringify(token))
}

/** Returns what a token says; undefined if it is invalid or expired. */
export async function readWebhookToken(
  ctx: Context,
  token: string,
): Promise<WebhookManager | undefined> {
  const parsed = claims.safeParse(openJson(ctx, token))
  if (!parsed.success) return undefined
  const { projectId, member, expiresAt } = parsed.data
  const project = await findProject(ctx, projectId)
  if (project === undefined) return undefined
  return projectNow(ctx, project) < expiresAt ? { project, member } : undefined
}

function openJson({ sealer }: Context, token: string): unknown {
  try {
    return JSON.parse(sealer.open(token))
  } catch {
    return undefined
  }
}
