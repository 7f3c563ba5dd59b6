import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { listOwnedProjectIds } from '../../domain/owned-projects/owned-projects.js'
import { findProject } from '../../domain/projects/project-keys.js'
import { isActiveSession } from '../../domain/sessions/active-sessions.js'
import type { Owner } from '../../domain/sessions/authentication.js'
import { findVerifyingKey } from '../../domain/sessions/signing-keys.js'
import type { User } from '../../domain/users/user-view.js'
import { findUser } from '../../domain/users/users.js'
import { verifyAccessToken } from '../../domain/sessions/verify-access-token.js'
import { HttpError } from '../../errors/http-error.js'

/**
 * Checks the access token of a project's owner: a user of the project `internal` who owns the project, alone or in a
 * team. Such a token replaces every key.
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
      const user = await requireOwner(ctx, internal, { userId: verified.subject, ...target })
      return { user, sessionId: await requireSession(ctx, verified, nowMillis), project: internal }
    }
  }
}

async function requireOwner(
  { db }: Context,
  internal: Project,
  { userId, projectId, exists }: { userId: string; projectId: string; exists: boolean },
): Promise<User> {
  const owner = await findUser(db, internal, userId)
  if (owner === undefined)
    throw new HttpError(401, 'The owner of this access token no longer exists.')
  if (owner.row.isAnonymous || !(await listOwnedProjectIds(db, owner)).includes(projectId))
    throw fail('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  if (!exists) throw fail('INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN')
  return owner
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
