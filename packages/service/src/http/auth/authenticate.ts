import type { AccessType } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { authenticateOwner } from './authenticate-owner.js'
import type { Context } from '../../context.js'
import { projectNow } from '../../projects/project-clock.js'
import { readHeader } from '../protocol-headers.js'
import { loadCaller, type Caller } from './load-caller.js'
import type { KeyKind } from '../../projects/project-keys.js'
import type { Project } from '../../projects/project.js'
import { sessionEndedAt } from '../../sessions/session-check.js'
import { findVerifyingKey, toVerifyingKey } from '../../sessions/signing-keys.js'
import type { User } from '../../users/user-view.js'
import { verifyAccessToken } from '../../sessions/verify-access-token.js'

/** The session that an access token names. */
export interface AuthenticatedSession {
  id: string
  userId: string
  /** When it ended, if it has ended: in milliseconds of the project's clock. */
  endedAt: number | undefined
}

/** The caller: project, access type and user. */
export interface Authentication {
  access: AccessType
  project: Project
  /** From the access token. The user may have been deleted since. */
  session: AuthenticatedSession | undefined
  /** The user of the session at the time of the request; undefined if the user was deleted. */
  user: User | undefined
  /** The user of `internal` whose access token stands in for a key. */
  ownerId: string | undefined
}

const accessKeys: Record<AccessType, KeyKind> = {
  client: 'publishableClientKey',
  server: 'secretServerKey',
  admin: 'superSecretAdminKey',
}
const missingKey = {
  client: 'CLIENT_AUTHENTICATION_REQUIRED',
  server: 'SERVER_AUTHENTICATION_REQUIRED',
  admin: 'ADMIN_AUTHENTICATION_REQUIRED',
} as const
const wrongKey = {
  client: 'INVALID_PUBLISHABLE_CLIENT_KEY',
  server: 'INVALID_SECRET_SERVER_KEY',
  admin: 'INVALID_SUPER_SECRET_ADMIN_KEY',
} as const

/**
 * Checks a request's credentials. The order of the checks decides which error a request gets. Without an access type there are
 * none, and the result is undefined.
 */
export async function authenticate(
  ctx: Context,
  headers: Headers,
): Promise<Authentication | undefined> {
  const given = readCredentials(headers)
  const { projectId } = given
  const access = accessTypeOf(given)
  if (access === undefined) return undefined
  if (projectId === null) throw fail('ACCESS_TYPE_WITHOUT_PROJECT_ID', { request_type: access })
  const kind = accessKeys[access]
  const key = given[kind]
  const found = await loadCaller(ctx, { projectId, kind, key, accessToken: given.accessToken })
  const session = await checkAccessToken(ctx, given.accessToken, { projectId, found })
  let ownerId: string | undefined
  if (given.adminAccessToken !== null)
    ownerId = await authenticateOwner(ctx, given.adminAccessToken, {
      projectId,
      exists: found !== undefined,
    })
  else if (key === null) {
    if (access !== 'client' || found?.project.config.allowClientsWithoutKey !== true)
      throw fail(missingKey[access])
  } else if (!found?.isKeyValid) throw fail(wrongKey[access], { project_id: projectId })
  if (found === undefined) throw fail('PROJECT_NOT_FOUND', { project_id: projectId })
  if (given.branchId !== null && given.branchId !== 'main')
    throw fail('BRANCH_DOES_NOT_EXIST', { branch_id: given.branchId })
  return { access, project: found.project, session, user: session && found.user, ownerId }
}

type Credentials = ReturnType<typeof readCredentials>

function readCredentials(headers: Headers) {
  return {
    accessType: readHeader(headers, 'accessType'),
    projectId: readHeader(headers, 'projectId'),
    branchId: readHeader(headers, 'branchId'),
    accessToken: readHeader(headers, 'accessToken'),
    adminAccessToken: readHeader(headers, 'adminAccessToken'),
    publishableClientKey: readHeader(headers, 'publishableClientKey'),
    secretServerKey: readHeader(headers, 'secretServerKey'),
    superSecretAdminKey: readHeader(headers, 'superSecretAdminKey'),
  }
}

function accessTypeOf(given: Credentials): AccessType | undefined {
  const { accessType } = given
  if (accessType === 'client' || accessType === 'server' || accessType === 'admin')
    return accessType
  if (accessType !== null) throw fail('INVALID_ACCESS_TYPE')
  const keys = [...Object.values(accessKeys).map((kind) => given[kind]), given.adminAccessToken]
  if (keys.some((key) => key !== null)) throw fail('PROJECT_KEY_WITHOUT_ACCESS_TYPE')
  return undefined
}

async function checkAccessToken(
  ctx: Context,
  token: string | null,
  { projectId, found }: { projectId: string; found: Caller | undefined },
): Promise<Authentication['session']> {
  if (token === null) return undefined
  const verified = await verifyAccessToken(token, {
    projectId,
    nowMillis: found === undefined ? ctx.now() : projectNow(ctx, found.project),
    findKey: async (kid) =>
      // A token with a key of another project was signed for that project.
      found?.publicKey?.kid === kid
        ? toVerifyingKey(ctx, projectId, found.publicKey)
        : findVerifyingKey(ctx, kid),
  })
  if (verified.outcome === 'expired')
    throw fail('ACCESS_TOKEN_EXPIRED', { expired_at_millis: verified.expiredAtMillis })
  if (verified.outcome === 'other-project')
    throw fail('INVALID_PROJECT_FOR_ACCESS_TOKEN', {
      expected_project_id: projectId,
      actual_project_id: verified.projectId,
    })
  if (verified.outcome === 'unparsable' || verified.sessionId === undefined)
    throw fail('UNPARSABLE_ACCESS_TOKEN')
  return { id: verified.sessionId, userId: verified.subject, endedAt: endOf(ctx, found) }
}

/** A deleted user has no session either, but counts as "no user". */
function endOf(ctx: Context, found: Caller | undefined): number | undefined {
  if (found?.user === undefined) return undefined
  return sessionEndedAt({ expiresAt: found.sessionExpiresAt }, projectNow(ctx, found.project))
}

/** Rejects the access token of an ended session, so that published clients refresh and sign out cleanly. */
export function rejectEndedSession({ session }: Authentication): void {
  if (session?.endedAt !== undefined)
    throw fail('ACCESS_TOKEN_EXPIRED', { expired_at_millis: session.endedAt })
}
