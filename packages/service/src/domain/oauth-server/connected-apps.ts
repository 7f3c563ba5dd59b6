import { and, desc, eq, exists, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { oauthClients, oauthConsents, oauthRecords } from '../../db/schema.js'
import { isVerified, type OAuthClient } from './clients.js'
import type { RecordOwner } from './records.js'
import { documentHostOf, grantableScopes, keyOf, type RequestedScope } from './requests.js'
import { findEnabledServer, type OAuthServer } from './server.js'

/** Another app that a user has allowed to use the account. */
export interface ConnectedApp {
  client: OAuthClient
  /** The scopes that the user has allowed, as far as the client may still get them. */
  scopes: RequestedScope[]
  connectedAt: number
  lastUsedAt: number | null
}

/**
 * Lists the apps that have tokens for a user, or get them without a question because the user has allowed it before. The one
 * that the user connected last is the first. Undefined while the authorization server is off: no app has access then.
 */
export async function listConnectedApps(
  ctx: Context,
  projectId: string,
  userId: string,
): Promise<ConnectedApp[] | undefined> {
  const enabled = await findEnabledServer(ctx, projectId)
  if (enabled === undefined) return undefined
  const rows = await ctx.db
    .select({ consent: oauthConsents, client: oauthClients, hasTokens: hasTokens(ctx) })
    .from(oauthConsents)
    .innerJoin(
      oauthClients,
      and(
        eq(oauthClients.projectId, oauthConsents.projectId),
        eq(oauthClients.id, oauthConsents.clientId),
      ),
    )
    .where(and(eq(oauthConsents.userId, userId), eq(oauthConsents.projectId, projectId)))
    .orderBy(desc(oauthConsents.createdAt), desc(oauthConsents.clientId))
  return rows
    .filter(({ client, hasTokens: isInUse }) => isInUse || canBeRemembered(client))
    .map(({ client, consent }) => ({
      client,
      scopes: consentedScopes(enabled.server.resources, client, consent.scopes),
      connectedAt: consent.createdAt,
      lastUsedAt: consent.lastUsedAt,
    }))
}

/** Whether a code or token of the client for the user can still be used. A grant alone cannot. */
const hasTokens = ({ db, now }: Context) =>
  exists(
    db
      .select({ id: oauthRecords.id })
      .from(oauthRecords)
      .where(
        and(
          eq(oauthRecords.userId, oauthConsents.userId),
          eq(oauthRecords.clientId, oauthConsents.clientId),
          isNotNull(oauthRecords.grantHash),
          isNull(oauthRecords.consumedAt),
          gt(oauthRecords.expiresAt, now()),
        ),
      ),
  ).mapWith(Boolean)

/** Whether the user is not asked again for each request of the client: its identity can be certain. */
const canBeRemembered = (client: OAuthClient): boolean =>
  webHostOf(client) !== null || (isVerified(client) && client.secretHash !== null)

/** Returns the host of the first https redirect URL of a client; null for a program on a device. */
function webHostOf({ redirectUrls }: OAuthClient): string | null {
  const url = redirectUrls.find((text) => text.startsWith('https:'))
  return url === undefined ? null : new URL(url).host
}

/** Returns a connected app as its user reads it. */
export const toConnectedApp = ({ client, scopes, connectedAt, lastUsedAt }: ConnectedApp) => ({
  clientId: client.id,
  clientName: client.displayName,
  isVerified: isVerified(client),
  host: documentHostOf(client) ?? webHostOf(client),
  scopes,
  connectedAtMillis: connectedAt,
  lastUsedAtMillis: lastUsedAt,
})

/** Returns the scopes of a consent that the client may still get. */
function consentedScopes(
  resources: OAuthServer['resources'],
  client: OAuthClient,
  keys: readonly string[],
): RequestedScope[] {
  const allowed = {
    // A key ends with the ID of the scope.
    scope: keys.map((key) => key.slice(key.lastIndexOf(' ') + 1)).join(' '),
    resource: resources.map(({ identifier }) => identifier),
  }
  return grantableScopes({ resources }, client, allowed).filter((scope) =>
    keys.includes(keyOf(scope)),
  )
}

/** How exact the time of the last use is, so that frequent requests of an app seldom write. */
const USE_PRECISION_MILLIS = 60_000

/** Records that a client has got tokens for a user. */
export async function recordUse(ctx: Context, { userId, clientId }: RecordOwner): Promise<void> {
  if (userId === null || clientId === null) return
  const now = ctx.now()
  await ctx.db
    .update(oauthConsents)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(oauthConsents.userId, userId),
        eq(oauthConsents.clientId, clientId),
        or(
          isNull(oauthConsents.lastUsedAt),
          lte(oauthConsents.lastUsedAt, now - USE_PRECISION_MILLIS),
        ),
      ),
    )
}
