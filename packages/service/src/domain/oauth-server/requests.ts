import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Context, projectNow } from '../../context.js'
import { oauthConsents, type Project } from '../../db/schema.js'
import { isLoopbackHost } from '../../lib/urls.js'
import { findActiveSession } from '../sessions/active-sessions.js'
import { findClient, isVerified, type OAuthClient } from './clients.js'
import { findRecord } from './records.js'
import { openJson } from './sealed-json.js'
import { type EnabledServer, findEnabledServer, type OAuthServer } from './server.js'

/** Scopes of OpenID Connect, which belong to no resource. */
export const OPENID_SCOPES: readonly string[] = ['openid', 'profile', 'email', 'offline_access']

const SECOND = 1000
/** The page redirects the browser at once. */
const DECISION_LIFETIME_MILLIS = 60_000

/** The parameters of an authorization request (RFC 6749, section 4.1.1; RFC 8707, section 2). */
export interface RequestParameters {
  client_id?: string | undefined
  redirect_uri?: string | undefined
  scope?: string | undefined
  resource?: string | string[] | undefined
  prompt?: string | undefined
  max_age?: number | string | undefined
}

/** The stored request, as the library writes it. */
interface StoredRequest {
  params: RequestParameters
  /** When the request began, in seconds. */
  iat: number
  deviceCode?: string | undefined
}

/** A scope of a request, with the resource that it belongs to. */
export interface RequestedScope {
  id: string
  resource: string | null
  description: string | null
}

/** A request that waits for the decision of a user. */
export interface PendingRequest {
  enabled: EnabledServer
  client: OAuthClient
  params: RequestParameters
  startedAt: number
  isOfDevice: boolean
  scopes: RequestedScope[]
}

/** Finds a request that waits for a decision. A request of another project is unknown. */
export async function findPendingRequest(
  ctx: Context,
  projectId: string,
  requestId: string,
): Promise<PendingRequest | undefined> {
  const enabled = await findEnabledServer(ctx, projectId)
  const name = { projectId, kind: 'Interaction', id: requestId }
  const stored = enabled && (await findRecord<StoredRequest>(ctx, name))
  const clientId = stored?.params.client_id
  const client = clientId && (await findClient(ctx.db, projectId, clientId))
  if (!enabled || !stored || !client) return undefined
  const { params, iat, deviceCode } = stored
  return {
    enabled,
    client,
    params,
    startedAt: iat * SECOND,
    isOfDevice: deviceCode !== undefined,
    scopes: grantableScopes(enabled.server, client, params),
  }
}

/**
 * Returns the scopes that a request asks for, and that the client may get. An unverified client may ask for every scope of the
 * server: a limit that it chooses itself protects no user.
 */
export function grantableScopes(
  { resources }: Pick<OAuthServer, 'resources'>,
  client: Pick<OAuthClient, 'scopes' | 'source'>,
  { scope = '', resource = [] }: RequestParameters,
): RequestedScope[] {
  const requested = scope.split(' ')
  const ids = new Set(
    isVerified(client) ? requested.filter((id) => client.scopes.includes(id)) : requested,
  )
  const ofOpenId = OPENID_SCOPES.filter((id) => ids.has(id)).map((id) => ({
    id,
    resource: null,
    description: null,
  }))
  const identifiers = [resource].flat()
  const ofResources = resources
    .filter(({ identifier }) => identifiers.includes(identifier))
    .flatMap(({ identifier, scopes }) =>
      scopes
        .filter(({ id }) => ids.has(id))
        .map(({ id, description }) => ({ id, resource: identifier, description })),
    )
  return [...ofOpenId, ...ofResources]
}

/**
 * Whether a client may ask for the scopes of OpenID Connect of a request. The library rejects others only if the client may ask for
 * one of them (`toClientMetadata`).
 */
export function mayAskFor(
  client: Pick<OAuthClient, 'scopes' | 'source'>,
  { scope = '' }: RequestParameters,
): boolean {
  const requested = scope.split(' ').filter((id) => OPENID_SCOPES.includes(id))
  return !isVerified(client) || requested.every((id) => client.scopes.includes(id))
}

/** Where the answer to a request goes, as users read it. */
export function destinationOf({ params, isOfDevice }: PendingRequest): string | null {
  if (isOfDevice || params.redirect_uri === undefined) return null
  const { host, protocol } = new URL(params.redirect_uri)
  return host === '' ? protocol.slice(0, -1) : host
}

/** Whether the answer to a request goes to a program on the computer of the user (RFC 8252, section 7.3). */
export const isToLoopback = ({ params, isOfDevice }: PendingRequest): boolean =>
  !isOfDevice &&
  params.redirect_uri !== undefined &&
  isLoopbackHost(new URL(params.redirect_uri).hostname)

/** The host of the document that describes the client; null for a client without one. */
export const documentHostOf = ({ id, source }: OAuthClient): string | null =>
  source === 'metadata_document' ? new URL(id).host : null

/**
 * Whether the identity of the client is certain: its redirect URL belongs to it, or an admin gave it a secret. Any program of a
 * device can say that it is a client without both (RFC 8252, section 8.6).
 */
function isProven({ client, params, isOfDevice }: PendingRequest): boolean {
  if (isOfDevice) return false
  const isWeb = params.redirect_uri !== undefined && params.redirect_uri.startsWith('https:')
  return isWeb || (isVerified(client) && client.secretHash !== null)
}

/** Returns a scope as a consent stores it. */
export const keyOf = ({ id, resource }: Pick<RequestedScope, 'id' | 'resource'>): string =>
  `${resource ?? ''} ${id}`

/** Tells whether the user has allowed all of a request before, and need not be asked again. */
export async function isRemembered(
  { db }: Pick<Context, 'db'>,
  request: PendingRequest,
  userId: string,
): Promise<boolean> {
  const { client, params, scopes } = request
  if (!isProven(request) || params.prompt?.split(' ').includes('consent') === true) return false
  const [consent] = await db
    .select({ scopes: oauthConsents.scopes })
    .from(oauthConsents)
    .where(isConsent(client, userId))
  return consent !== undefined && scopes.every((scope) => consent.scopes.includes(keyOf(scope)))
}

const isConsent = ({ projectId, id }: OAuthClient, userId: string) =>
  and(
    eq(oauthConsents.userId, userId),
    eq(oauthConsents.projectId, projectId),
    eq(oauthConsents.clientId, id),
  )

/**
 * Tells whether the user still allows the client something. It waits for a transaction that ends this, so call it after a
 * grant was saved: either it sees the end, or the end deletes the grant, too.
 */
export async function hasConsent(
  { db }: Pick<Context, 'db'>,
  client: OAuthClient,
  userId: string,
): Promise<boolean> {
  const consents = await db
    .select({ clientId: oauthConsents.clientId })
    .from(oauthConsents)
    .where(isConsent(client, userId))
    .for('key share')
  return consents.length > 0
}

/** Remembers what the user has allowed. */
export async function rememberConsent(
  tx: Context,
  { client: { projectId, id: clientId }, scopes }: PendingRequest,
  userId: string,
): Promise<void> {
  const now = tx.now()
  const keys = scopes.map(keyOf)
  await tx.db
    .insert(oauthConsents)
    .values({ userId, projectId, clientId, scopes: keys, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [oauthConsents.userId, oauthConsents.clientId],
      set: {
        scopes: sql`array(select distinct unnest(${oauthConsents.scopes} || excluded.scopes))`,
        updatedAt: now,
      },
    })
}

/**
 * Returns when the user of a session signed in, in milliseconds of the platform; undefined if the client wants a newer sign-in:
 * after the request began with `prompt=login`, or within `max_age` seconds.
 */
export async function findSignInTime(
  ctx: Context,
  project: Project,
  { params, startedAt }: PendingRequest,
  session: { id: string; userId: string } | undefined,
): Promise<number | undefined> {
  const active = session && (await findActiveSession(ctx, project, session))
  if (active === undefined) return undefined
  const signedInAt = active.createdAt - project.clockOffsetMillis
  const maxAge = params.max_age === undefined ? undefined : Number(params.max_age)
  const ageSeconds = (projectNow(ctx, project) - active.createdAt) / SECOND
  if (maxAge !== undefined && !(ageSeconds <= maxAge)) return undefined
  // The start is known in whole seconds. A sign-in in the same second was before it.
  if (params.prompt?.split(' ').includes('login') === true && signedInAt < startedAt + SECOND)
    return undefined
  return signedInAt
}

const decisionSchema = z.object({
  /** Distinguishes decisions from other texts that are sealed with the same key. */
  use: z.literal('oauth-decision'),
  projectId: z.string(),
  requestId: z.string(),
  userId: z.string(),
  /** The session in which the user decided. */
  sessionId: z.string(),
  /** When the user signed in, in seconds. */
  authTime: z.int(),
  isAllowed: z.boolean(),
  expiresAt: z.number(),
})

/** The decision of a user about a request. */
export type Decision = z.output<typeof decisionSchema>

/**
 * Seals a decision. The browser takes it back to the service, where it counts only beside the cookie of the request. So an
 * attacker who leads a user to the consent page of a request that the attacker began gets nothing.
 */
export function sealDecision(
  { sealer, now }: Context,
  decision: Omit<Decision, 'use' | 'expiresAt'>,
): string {
  const sealed: Decision = {
    ...decision,
    use: 'oauth-decision',
    expiresAt: now() + DECISION_LIFETIME_MILLIS,
  }
  return sealer.seal(JSON.stringify(sealed))
}

/** Opens a decision; undefined if it is for another request, has expired or was changed. */
export function openDecision(
  { sealer, now }: Context,
  text: string,
  request: { projectId: string; requestId: string },
): Decision | undefined {
  const { data } = decisionSchema.safeParse(openJson(sealer, text))
  const isForRequest = data?.projectId === request.projectId && data.requestId === request.requestId
  return isForRequest && now() < data.expiresAt ? data : undefined
}
