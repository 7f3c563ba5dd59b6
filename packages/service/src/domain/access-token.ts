import { SignJWT } from 'jose'
import type { Context } from '../context.js'
import { projectNow, type Project } from './clock.js'
import { findSigningKey, issuerOf } from './signing-keys.js'

/** Signs an access token with exactly the claims of protocol, section 5.1. */
export async function signAccessToken(
  ctx: Context,
  project: Project,
  session: { id: string; userId: string },
): Promise<string> {
  const { kid, privateKey } = await findSigningKey(ctx, project.id)
  const issuedAt = Math.floor(projectNow(ctx, project) / 1000)
  return new SignJWT({ branchId: 'main', refreshTokenId: session.id, role: 'authenticated' })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setSubject(session.userId)
    .setAudience(project.id)
    .setIssuer(issuerOf(ctx.config.publicUrl, project.id))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ctx.config.accessTokenLifetimeSeconds)
    .sign(privateKey)
}
