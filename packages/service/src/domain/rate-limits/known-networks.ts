import { and, eq, gt, sql } from 'drizzle-orm'
import { type Context, projectNow, isOfDevice } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { contactChannels, knownNetworks, type Project } from '../../db/schema.js'
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
 * Records that a user signed in or signed up from the network of the request, for the user and each address that the
 * user signs in with. Requests of servers have no network of a user.
 */
export async function rememberNetwork(
  ctx: Context,
  project: Project,
  userId: string,
): Promise<void> {
  const { auditSource } = ctx
  if (!isOfDevice(auditSource) || !auditSource.clientAddress) return
  const network = networkKey(auditSource.clientAddress)
  const addresses = await ctx.db
    .select({ value: contactChannels.value })
    .from(contactChannels)
    .where(and(eq(contactChannels.userId, userId), contactChannels.usedForAuth))
  const accounts = [userId, ...addresses.map(({ value }) => canonicalEmail(value))]
  const expiresAt = projectNow(ctx, project) + KNOWN_MILLIS
  // Sorted, so that concurrent sign-ins cannot deadlock.
  const ids = accounts.map((account) => idOf(project, { account, network })).toSorted()
  await ctx.db
    .insert(knownNetworks)
    .values(ids.map((id) => ({ id, projectId: project.id, expiresAt })))
    .onConflictDoUpdate({
      target: knownNetworks.id,
      set: { expiresAt },
      // Not renewed within a day, so that most sign-ins write none.
      setWhere: sql`abs(${knownNetworks.expiresAt} - ${expiresAt}::bigint) >= ${DAY_MILLIS}`,
    })
}

const idOf = ({ id }: Project, { account, network }: SignInOrigin): string =>
  hashSecret(JSON.stringify([id, account, network]))
