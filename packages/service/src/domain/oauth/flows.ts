import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { API_PREFIX } from '@latchkey/contract'
import { type Context, projectNow } from '../../context.js'
import { oauthFlows, projects, type Project } from '../../db/schema.js'
import type { OAuthFlow } from '../../db/values.js'
import { hashSecret } from '../../lib/secrets.js'

/** Time limit from the start of a sign-in to the return from the provider. */
export const FLOW_MILLIS = 10 * 60 * 1000
/** Time for which an expired flow is kept, so that a late return gets an accurate error. */
const KEPT_MILLIS = 24 * 60 * 60 * 1000

/** Stores a sign-in with a provider under the state that the provider returns. */
export async function beginFlow(
  ctx: Context,
  project: Project,
  { state, providerId, flow }: { state: string; providerId: string; flow: OAuthFlow },
): Promise<void> {
  const now = projectNow(ctx, project)
  await ctx.db
    .delete(oauthFlows)
    .where(and(eq(oauthFlows.projectId, project.id), lt(oauthFlows.expiresAt, now - KEPT_MILLIS)))
  await ctx.db.insert(oauthFlows).values({
    stateHash: hashSecret(state),
    projectId: project.id,
    providerId,
    flowSealed: ctx.sealer.seal(JSON.stringify(flow)),
    createdAt: now,
    expiresAt: now + FLOW_MILLIS,
  })
}

/** A browser with more cookies has not been sent by an app. */
const MAX_STATES = 20

/** Finds the state of the newest sign-in at a provider. */
export async function findNewestState(
  { db }: Context,
  { states, providerId }: { states: readonly string[]; providerId: string },
): Promise<string | undefined> {
  const byHash = new Map(states.slice(-MAX_STATES).map((state) => [hashSecret(state), state]))
  const [newest] = await db
    .select({ stateHash: oauthFlows.stateHash })
    .from(oauthFlows)
    .where(
      and(inArray(oauthFlows.stateHash, [...byHash.keys()]), eq(oauthFlows.providerId, providerId)),
    )
    .orderBy(desc(oauthFlows.createdAt))
    .limit(1)
  return newest && byHash.get(newest.stateHash)
}

/** Returns true if a sign-in is stored and has expired. Such a sign-in creates no session. */
export async function isExpiredFlow(ctx: Context, state: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ expiresAt: oauthFlows.expiresAt, project: projects })
    .from(oauthFlows)
    .innerJoin(projects, eq(projects.id, oauthFlows.projectId))
    .where(eq(oauthFlows.stateHash, hashSecret(state)))
  return row !== undefined && row.expiresAt <= projectNow(ctx, row.project)
}

interface FlowQuery {
  state: string
  providerId: string
  /** The project of the redirect URI, if it names one. */
  projectId?: string | undefined
}

/** A sign-in whose browser has returned. */
export interface ConsumedFlow {
  project: Project
  flow: OAuthFlow
  isExpired: boolean
}

/** Deletes and returns the sign-in of a state; undefined if the state is unknown or was already used. */
export async function consumeFlow(
  ctx: Context,
  { state, providerId, projectId }: FlowQuery,
): Promise<ConsumedFlow | undefined> {
  const [row] = await ctx.db
    .delete(oauthFlows)
    .where(
      and(
        eq(oauthFlows.stateHash, hashSecret(state)),
        eq(oauthFlows.providerId, providerId),
        projectId === undefined ? undefined : eq(oauthFlows.projectId, projectId),
      ),
    )
    .returning()
  if (row === undefined) return undefined
  const [project] = await ctx.db.select().from(projects).where(eq(projects.id, row.projectId))
  if (project === undefined) return undefined
  // Written by beginFlow, and sealed since.
  const flow = JSON.parse(ctx.sealer.open(row.flowSealed)) as OAuthFlow
  return { project, flow, isExpired: row.expiresAt <= projectNow(ctx, project) }
}

/** Returns the callback URL of a provider. */
export const callbackUrlOf = ({ config }: Context, providerId: string): string =>
  `${config.publicUrl}${API_PREFIX}/auth/oauth/callback/${providerId}`
