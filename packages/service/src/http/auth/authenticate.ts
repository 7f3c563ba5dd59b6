import type { AccessType } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { authenticateOwner } from './authenticate-owner.js'
import { type Context, projectNow } from '../../context.js'
import { readHeader } from '../../lib/requests/protocol-headers.js'
import { loadCaller, type Caller } from '../../domain/sessions/load-caller.js'
import { recordKeyUse } from '../../domain/projects/key-uses.js'
import type { KeyKind } from '../../domain/projects/project-keys.js'
import type { Authentication, Owner } from '../../domain/sessions/authentication.js'
import { sessionEndedAt } from '../../domain/sessions/active-sessions.js'
import { findProjectKey, findVerifyingKey } from '../../domain/sessions/signing-keys.js'
import { verifyAccessToken } from '../../domain/sessions/verify-access-token.js'

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
 *
 * @param ignoresAccessToken true for a call that an access token does not matter to, not even an expired one
 */
export async function authenticate(
  ctx: Context,
  headers: Headers,
  { ignoresAccessToken = false } = {},
): Promise<Authentication | undefined> {
  const credentials = readCredentials(headers)
  const { projectId } = credentials
  const accessToken = ignoresAccessToken ? null : credentials.accessToken
  const access = accessTypeOf(credentials)
  if (access === undefined) return undefined
  if (projectId === null) throw fail('ACCESS_TYPE_WITHOUT_PROJECT_ID', { requestType: access })
  const kind = accessKeys[access]
  const key = credentials[kind]
  const caller = await loadCaller(ctx, {
    projectId,
    kind,
    key,
    accessToken,
  })
  const session = await checkAccessToken(ctx, accessToken, { projectId, caller })
  let owner: Owner | undefined
  if (credentials.adminAccessToken !== null)
    owner = await authenticateOwner(ctx, credentials.adminAccessToken, {
      projectId,
      exists: caller !== undefined,
    })
  else if (key === null) {
    if (access !== 'client' || caller?.project.config.allowClientsWithoutKey !== true)
      throw fail(missingKey[access])
  } else if (!caller?.isKeyValid) throw fail(wrongKey[access], { projectId: projectId })
  if (caller === undefined) throw fail('PROJECT_NOT_FOUND', { projectId: projectId })
  if (credentials.branchId !== null && credentials.branchId !== 'main')
    throw fail('BRANCH_DOES_NOT_EXIST', { branchId: credentials.branchId })
  const { project, keyId } = caller
  if (keyId !== undefined) await recordKeyUse(ctx, project, keyId)
  return { access, project, keyId, session, user: session && caller.user, owner }
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

function accessTypeOf(credentials: Credentials): AccessType | undefined {
  const { accessType } = credentials
  if (accessType === 'client' || accessType === 'server' || accessType === 'admin')
    return accessType
  if (accessType !== null) throw fail('INVALID_ACCESS_TYPE')
  const keys = [
    ...Object.values(accessKeys).map((kind) => credentials[kind]),
    credentials.adminAccessToken,
  ]
  if (keys.some((key) => key !== null)) throw fail('PROJECT_KEY_WITHOUT_ACCESS_TYPE')
  return undefined
}

async function checkAccessToken(
  ctx: Context,
  token: string | null,
  { projectId, caller }: { projectId: string; caller: Caller | undefined },
): Promise<Authentication['session']> {
  if (token === null) return undefined
  const verified = await verifyAccessToken(token, {
    projectId,
    nowMillis: caller === undefined ? ctx.now() : projectNow(ctx, caller.project),
    findKey: async (kid) => {
      const key = caller && (await findProjectKey(ctx, caller.project, kid))
      // A token with a key of another project was signed for that project.
      return key ?? findVerifyingKey(ctx, kid)
    },
  })
  if (verified.outcome === 'expired')
    throw fail('ACCESS_TOKEN_EXPIRED', { expiredAtMillis: verified.expiredAtMillis })
  if (verified.outcome === 'other-project')
    throw fail('INVALID_PROJECT_FOR_ACCESS_TOKEN', {
      expectedProjectId: projectId,
      actualProjectId: verified.projectId,
    })
  if (verified.outcome === 'unparsable' || verified.sessionId === undefined)
    throw fail('UNPARSABLE_ACCESS_TOKEN')
  return {
    id: verified.sessionId,
    userId: verified.subject,
    endedAt: endOf(ctx, caller),
    isImpersonation: caller?.session?.isImpersonation ?? false,
  }
}

/** A deleted user has no session either, but counts as "no user". */
function endOf(ctx: Context, caller: Caller | undefined): number | undefined {
  if (caller?.user === undefined) return undefined
  return sessionEndedAt(caller.session, projectNow(ctx, caller.project))
}

/** Rejects the access token of an ended session, so that published clients refresh and sign out cleanly. */
export function rejectEndedSession({ session }: Authentication): void {
  if (session?.endedAt !== undefined)
    throw fail('ACCESS_TOKEN_EXPIRED', { expiredAtMillis: session.endedAt })
}
