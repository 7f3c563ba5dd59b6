import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '../context.js'
import { knownNetworks } from '../db/schema.js'
import { projectNow } from '../projects/project-clock.js'
import { hashSecret } from '../lib/hash-secret.js'
import type { Project } from '../projects/project.js'

const KNOWN_MILLIS = 30 * 24 * 60 * 60 * 1000

/** An account, and a network that it signs in from. */
interface Place {
  account: string
  network: string
}

/**
 * Returns true if an account signed in from a network during the last 30 days. Failed attempts from other
 * networks do not delay such a network, so that an attacker cannot lock the owner out.
 */
export const isKnownNetwork = async (
  ctx: Context,
  project: Project,
  place: Place,
): Promise<boolean> =>
  (await ctx.db.$count(
    knownNetworks,
    and(
      eq(knownNetworks.id, idOf(project, place)),
      gt(knownNetworks.expiresAt, projectNow(ctx, project)),
    ),
  )) > 0

/** Records that an account signed in from a network. */
export async function rememberNetwork(ctx: Context, project: Project, place: Place): Promise<void> {
  const expiresAt = projectNow(ctx, project) + KNOWN_MILLIS
  await ctx.db
    .insert(knownNetworks)
    .values({ id: idOf(project, place), projectId: project.id, expiresAt })
    .onConflictDoUpdate({ target: knownNetworks.id, set: { expiresAt } })
}

const idOf = ({ id }: Project, { account, network }: Place): string =>
  hashSecret(JSON.stringify([id, account, network]))
