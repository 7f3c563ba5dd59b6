import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import { buildOnce } from '../db/build-once.js'
import { knownNetworks } from '../db/schema.js'
import { projectNow } from '../projects/project-clock.js'
import { hashSecret } from '../lib/hash-secret.js'
import type { Project } from '../projects/project.js'

const DAY_MILLIS = 24 * 60 * 60 * 1000
const KNOWN_MILLIS = 30 * DAY_MILLIS

/** An account, and a network that it signs in from. */
interface Place {
  account: string
  network: string
}

/** How an account knows a network. Undefined if it did not sign in from there during the last 30 days. */
export type KnownNetwork = { readonly expiresAt: number } | undefined

/**
 * Finds a network that an account signed in from. Failed attempts from other networks do not delay it, so that an
 * attacker cannot lock the owner out.
 */
export async function findKnownNetwork(
  ctx: Context,
  project: Project,
  place: Place,
): Promise<KnownNetwork> {
  const [knownNetwork] = await selectNetwork(ctx.db).execute({
    id: idOf(project, place),
    now: projectNow(ctx, project),
  })
  return knownNetwork
}

const selectNetwork = buildOnce((db) =>
  db
    .select({ expiresAt: knownNetworks.expiresAt })
    .from(knownNetworks)
    .where(
      and(
        eq(knownNetworks.id, sql.placeholder('id')),
        gt(knownNetworks.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('select_known_network'),
)

/**
 * Records that an account signed in from a network.
 *
 * @param knownNetwork as it was before; a record of less than a day ago is not renewed, so that most sign-ins
 * write none
 */
export async function rememberNetwork(
  ctx: Context,
  project: Project,
  { knownNetwork, ...place }: Place & { knownNetwork: KnownNetwork },
): Promise<void> {
  const expiresAt = projectNow(ctx, project) + KNOWN_MILLIS
  if (knownNetwork !== undefined && Math.abs(expiresAt - knownNetwork.expiresAt) < DAY_MILLIS)
    return
  await ctx.db
    .insert(knownNetworks)
    .values({ id: idOf(project, place), projectId: project.id, expiresAt })
    .onConflictDoUpdate({ target: knownNetworks.id, set: { expiresAt } })
}

const idOf = ({ id }: Project, { account, network }: Place): string =>
  hashSecret(JSON.stringify([id, account, network]))
