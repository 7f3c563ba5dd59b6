import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { ID_TOKEN_TOLERANCE_SECONDS as TOLERANCE_SECONDS } from '@latchkey/contract'
import * as z from 'zod'
import { type Context, projectNow, withActor } from '../../../context.js'
import { inTransaction } from '../../../db/in-transaction.js'
import type { Project } from '../../../db/schema.js'
import type { StoredOpenIdProvider } from '../../../db/values.js'
import { consumeOnce } from '../../rate-limits/consume-once.js'
import { endProviderSessions } from '../../sessions/provider-sessions.js'
import { findIssuer } from './discovery.js'

/** The event of a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** The type that the section recommends, and the one of tokens without it. */
const TYPES = [undefined, 'logout+jwt', 'jwt']
/** Far more than the two minutes that the section recommends, for providers that repeat a call. */
const MAX_AGE_SECONDS = 3600

const logoutClaims = z.looseObject({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  iat: z.number(),
  exp: z.number(),
  jti: z.string().min(1),
  sub: z.string().min(1).optional(),
  sid: z.string().min(1).optional(),
  events: z.looseObject({ [LOGOUT_EVENT]: z.looseObject({}) }),
  // A token with it is an ID token, which must not end a session.
  nonce: z.never().optional(),
})

/** The client of the service at an OpenID provider, of a project or a team. */
export interface OpenIdClient extends Pick<StoredOpenIdProvider, 'id' | 'issuer' | 'clientId'> {
  /** The connection, for a team. */
  connectionId?: string
}

/** A logout token that is not valid, or was used before. Its content is not kept. */
export class LogoutTokenError extends Error {}

/**
 * Checks a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6), and ends the sessions that it names.
 *
 * @throws LogoutTokenError
 * @throws ProviderError if the keys of the provider cannot be read
 */
export async function logOutByToken(
  ctx: Context,
  project: Project,
  { provider, token }: { provider: OpenIdClient; token: string },
): Promise<void> {
  const { sub, sid, jti, iss } = await verify(ctx, provider, token)
  if (sub === undefined && sid === undefined) throw new LogoutTokenError()
  // No token is accepted longer, whatever its end.
  const expiresAt = projectNow(ctx, project) + (MAX_AGE_SECONDS + 2 * TOLERANCE_SECONDS) * 1000
  const proof = ['logout token', provider.id, iss, jti]
  // In one transaction: if no session could be ended, the provider sends the token again, and it must still work.
  await inTransaction(ctx, async (tx) => {
    if (!(await consumeOnce(tx, project, proof, expiresAt))) throw new LogoutTokenError()
    const { connectionId } = provider
    await endProviderSessions(withActor(tx, 'identity_provider', { connectionId }), project, {
      providerId: provider.id,
      accountId: sub,
      providerSessionId: sid,
    })
  })
}

async function verify(ctx: Context, provider: OpenIdClient, token: string) {
  try {
    // Before any request to the provider, because the claims are not verified yet: any stranger could cause one. A stranger who
    // knows the ID of the client still can, but the document and the keys are kept for a while.
    const { iss, aud } = logoutClaims.parse(decodeJwt(token))
    if (!isSameUrl(iss, provider.issuer) || ![aud].flat().includes(provider.clientId))
      throw new LogoutTokenError()
    const { typ } = decodeProtectedHeader(token)
    if (!TYPES.includes(typ?.toLowerCase().replace(/^application\//, '')))
      throw new LogoutTokenError()
    const issuer = await findIssuer(ctx, provider.issuer)
    const { payload } = await jwtVerify(token, issuer.findKey, {
      issuer: issuer.issuer,
      audience: provider.clientId,
      algorithms: issuer.algorithms,
      clockTolerance: TOLERANCE_SECONDS,
      // Rejects a token from the future, and one without `iat`.
      maxTokenAge: MAX_AGE_SECONDS,
    })
    return logoutClaims.parse(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw new LogoutTokenError()
    throw error
  }
}

/** A discovery document may write its issuer with a slash at the end that the settings lack. */
const isSameUrl = (text: string, url: string): boolean =>
  URL.canParse(text) && new URL(text).href === new URL(url).href
