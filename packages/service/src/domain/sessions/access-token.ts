import { type Context, projectNow } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { customClaims } from '../hooks/custom-claims.js'
import { signJwt } from './sign-jwt.js'
import { findSigningKey, issuerOf } from './signing-keys.js'
import { mayRestrict, restrictionFor } from '../users/later-user-fields.js'
import { findUser } from '../users/users.js'
import type { User } from '../users/user-view.js'

/** The part of a session that its access tokens contain. */
export interface TokenSession {
  id: string
  userId: string
  createdAt: number
  isImpersonation: boolean
}

/**
 * Signs an access token with the claims that every client reads, those that the client or the setting requires,
 * and `auth_time`: the time of
 * the sign-in, in seconds (OpenID Connect Core, section 2). A refresh keeps it. An impersonation session has no
 * sign-in of the user, so its tokens omit the claim. Call it outside of transactions, because the claims of a hook may
 * take seconds.
 */
export async function signAccessToken(
  ctx: Context,
  project: Project,
  session: TokenSession,
): Promise<string> {
  const signingKey = await findSigningKey(ctx, project)
  const readUser = () => findUser(ctx.db, project, session.userId)
  // First, so that every claim of the service replaces one of the same name.
  const added = await customClaims(ctx, project, { session, readUser })
  const issuedAt = Math.floor(projectNow(ctx, project) / 1000)
  const claims = {
    ...added,
    ...(await additionalClaims(ctx, project, session)),
    ...(!session.isImpersonation && { auth_time: Math.floor(session.createdAt / 1000) }),
    branchId: 'main',
    refreshTokenId: session.id,
    role: 'authenticated',
    sub: session.userId,
    aud: project.id,
    iss: issuerOf(ctx.config.publicUrl, project.id),
    iat: issuedAt,
    exp: issuedAt + ctx.config.accessTokenLifetimeSeconds,
  }
  return signJwt(claims, signingKey)
}

/** Reads the user only if the token names more than its ID. */
async function additionalClaims(ctx: Context, project: Project, session: TokenSession) {
  const { db, config, clientGeneration } = ctx
  const isLater = clientGeneration === 'later'
  const isMinimal = config.accessTokenClaims === 'minimal'
  if (!isLater && isMinimal && !mayRestrict(project)) return {}
  const user = await findUser(db, project, session.userId)
  if (user === undefined) return {}
  const restriction = restrictionFor(clientGeneration, { ctx, project }, user)
  return {
    ...(isLater && laterClaims(project, user, session.id)),
    ...((isLater || !isMinimal) && profileClaims(user)),
    ...(restriction && {
      is_restricted: restriction.isRestricted,
      restricted_reason: restriction.restrictedReason,
    }),
  }
}

/** Returns claims that only published clients since 2.8.41 require in an access token. */
const laterClaims = (project: Project, user: User, sessionId: string) => ({
  project_id: project.id,
  branch_id: 'main',
  refresh_token_id: sessionId,
  requires_totp_mfa: user.row.requiresTotp,
  signed_up_at: Math.floor(user.row.signedUpAt / 1000),
})

/** Returns claims under the names of OpenID Connect Core, section 5.1, where it has one. */
const profileClaims = (user: User) => ({
  email: user.primaryEmail?.value ?? null,
  email_verified: user.primaryEmail?.isVerified ?? false,
  name: user.row.displayName,
  is_anonymous: user.row.isAnonymous,
  selected_team_id: user.selectedTeam?.id ?? null,
})
