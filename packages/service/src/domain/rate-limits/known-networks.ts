import { and, eq, gt, sql } from 'drizzle-orm'
import { type Context, projectNow, isOfDevice } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import type { Database } from '../../db/database.js'
import { knownNetworks, type Project } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'
import { networkKey } from './network-key.js'

const DAY_MILLIS = 24 * 60 * 60 * 1000
const KNOWN_MILLIS = 30 * DAY_MILLIS

/** An account, and a network that it signs in from. */
interface SignInOrigin {
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
  origin: SignInOrigin,
): Promise<KnownNetwork> {
  const [knownNetwork] = await selectNetwork(ctx.db).execute({
    id: idOf(project, origin),
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
 * Builds the insertion that records that a user signed in or signed up from the network of the request, for the user and each
 * address that the user signs in with. `networkValues` returns its values.
 */
export function buildKnownNetworks(db: Database) {
  const expiresAt = sql`${sql.placeholder('networkExpiresAt')}::bigint`
  const network = {
    id: sql<string>`network.id`.as('id'),
    projectId: sql<string>`${sql.placeholder('projectId')}::text`.as('project_id'),
    expiresAt: sql<number>`${expiresAt}`.as('expires_at'),
  }
  return db
    .insert(knownNetworks)
    .select((query) =>
      query
        .select(network)
        .from(sql`unnest(${sql.placeholder('networkIds')}::text[]) as network(id)`),
    )
    .onConflictDoUpdate({
      target: knownNetworks.id,
      set: { expiresAt: sql`excluded.expires_at` },
      // Not renewed within a day, so that most sign-ins write none.
      setWhere: sql`abs(${knownNetworks.expiresAt} - ${expiresAt}) >= ${sql.raw(`${DAY_MILLIS}`)}`,
    })
}

/** The values of `buildKnownNetworks` that record none. */
export const noNetworks = { networkIds: [], networkExpiresAt: 0 }

/**
 * Returns the values of `buildKnownNetworks`. Requests of servers have no network of a user.
 *
 * @param accounts the ID of the user, and the addresses that the user signs in with, in their canonical form
 */
export function networkValues(ctx: Context, project: Project, accounts: readonly string[]) {
  const { auditSource } = ctx
  if (!isOfDevice(auditSource) || !auditSource.clientAddress) return noNetworks
  const network = networkKey(auditSource.clientAddress)
  // Sorted, so that concurrent sign-ins cannot deadlock.
  const networkIds = accounts.map((account) => idOf(project, { account, network })).toSorted()
  return { networkIds, networkExpiresAt: projectNow(ctx, project) + KNOWN_MILLIS }
}

const idOf = ({ id }: Project, { account, network }: SignInOrigin): string =>
  hashSecret(JSON.stringify([id, account, network]))
