import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '../../context.js'
import { oauthClients, sessions, type Project } from '../../db/schema.js'
import { sidOf } from '../sessions/client-sign-ins.js'
import { openJson } from './sealed-json.js'
import { findEnabledServer, oauthIssuerOf } from './server.js'

/** The user may read the question of the sign-out page first. */
const LIFETIME_MILLIS = 10 * 60_000

const requestSchema = z.object({
  /** Distinguishes requests from other texts that are sealed with the same key. */
  use: z.literal('oauth-logout'),
  projectId: z.string(),
  /** The name of the client; null if the request names none. */
  clientName: z.string().nullable(),
  /** Where the user goes afterwards; null if the request does not say. */
  redirectUrl: z.string().nullable(),
  expiresAt: z.number(),
})

/** The sign-out that a client asks for. */
export type LogoutRequest = Pick<z.output<typeof requestSchema>, 'clientName' | 'redirectUrl'>

/** Seals a request for the sign-out page, which takes it back to the service. So nothing is stored for a visitor. */
export function sealLogoutRequest(
  { sealer, now }: Context,
  projectId: string,
  request: LogoutRequest,
): string {
  const sealed: z.output<typeof requestSchema> = {
    ...request,
    use: 'oauth-logout',
    projectId,
    expiresAt: now() + LIFETIME_MILLIS,
  }
  return sealer.seal(JSON.stringify(sealed))
}

/** Opens a request; undefined if it is of another project, has expired or was changed. */
export function openLogoutRequest(
  { sealer, now }: Context,
  projectId: string,
  text: string,
): LogoutRequest | undefined {
  const { data } = requestSchema.safeParse(openJson(sealer, text))
  return data?.projectId === projectId && now() < data.expiresAt ? data : undefined
}

/**
 * Lists the pages that sign a user out of the clients to which the user signed in from a session (OpenID Connect Front-Channel
 * Logout 1.0, section 3). Each one names the issuer and the session.
 */
export async function listFrontChannelUrls(
  ctx: Context,
  { id: projectId }: Pick<Project, 'id'>,
  sessionId: string,
): Promise<string[]> {
  const [session] = await ctx.db
    .select({ ids: sessions.oauthClientIds })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (session === undefined || session.ids.length === 0) return []
  if ((await findEnabledServer(ctx, projectId)) === undefined) return []
  const clients = await ctx.db
    .select({ url: oauthClients.frontChannelLogoutUrl })
    .from(oauthClients)
    .where(
      and(
        eq(oauthClients.projectId, projectId),
        inArray(oauthClients.id, session.ids),
        isNotNull(oauthClients.frontChannelLogoutUrl),
      ),
    )
  const urls = clients.flatMap(({ url: text }) => {
    if (text === null) return []
    const url = new URL(text)
    url.searchParams.set('iss', oauthIssuerOf(ctx.config.publicUrl, projectId))
    url.searchParams.set('sid', sidOf(sessionId))
    return [url.href]
  })
  // Two clients of one app can have the same page. The sign-out page opens each one once.
  return [...new Set(urls)]
}
