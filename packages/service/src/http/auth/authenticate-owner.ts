import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { findProjectRole } from '../../domain/owned-projects/project-roles.js'
import { findProject } from '../../domain/projects/project-keys.js'
import { isActiveSession } from '../../domain/sessions/active-sessions.js'
import type { Owner } from '../../domain/sessions/authentication.js'
import { findVerifyingKey } from '../../domain/sessions/signing-keys.js'
import { findUser } from '../../domain/users/users.js'
import { verifyAccessToken } from '../../domain/sessions/verify-access-token.js'
import { HttpError } from '../../errors/http-error.js'

/**
 * Checks the access token of a person who manages a project: a user of the project `internal` who owns it, or is a member of
 * the team that owns it. Such a token replaces every key, for the calls that the role of the person allows.
 */
export async function authenticateOwner(
  ctx: Context,
  token: string,
  target: { projectId: string; exists: boolean },
): Promise<Owner> {
  const internal = await findProject(ctx, INTERNAL_PROJECT_ID)
  const nowMillis = internal === undefined ? ctx.now() : projectNow(ctx, internal)
  const verified = await verifyAccessToken(token, {
    projectId: INTERNAL_PROJECT_ID,
    nowMillis,
    findKey: (kid) => findVerifyingKey(ctx, kid),
  })
  switch (verified.outcome) {
    case 'unparsable':
      throw fail('UNPARSABLE_ADMIN_ACCESS_TOKEN')
    case 'expired':
      throw fail('ADMIN_ACCESS_TOKEN_EXPIRED', { expiredAtMillis: verified.expiredAtMillis })
    case 'other-project':
      throw fail('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
    case 'valid': {
      if (internal === undefined) throw fail('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
      const owned = { userId: verified.subject, ...target }
      const { user, role } = await requireOwner(ctx, internal, owned)
      const sessionId = await requireSession(ctx, verified, nowMillis)
      return { user, role, sessionId, project: internal }
    }
  }
}

async function requireOwner(
  ctx: Context,
  internal: Project,
  { userId, projectId, exists }: { userId: string; projectId: string; exists: boolean },
): Promise<Pick<Owner, 'user' | 'role'>> {
  const user = await findUser(ctx.db, internal, userId)
  if (user === undefined)
    throw new HttpError(401, 'The owner of this access token no longer exists.')
  const role = user.row.isAnonymous ? undefined : await findProjectRole(ctx, user, projectId)
  if (role === undefined) throw fail('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  if (!exists) throw fail('INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN')
  return { user, role }
}

/** An access token outlives its session: see sessions/session-check.ts. */
async function requireSession(
  { db }: Context,
  { subject, sessionId }: { subject: string; sessionId: string | undefined },
  now: number,
): Promise<string> {
  const isActive =
    sessionId !== undefined && (await isActiveSession(db, { id: sessionId, userId: subject, now }))
  if (!isActive) throw fail('ADMIN_ACCESS_TOKEN_EXPIRED', { expiredAtMillis: now })
  return sessionId
}
