import * as routes from '@latchkey/contract/routes/sessions'
import * as boundSessionRoutes from '@latchkey/contract/routes/bound-sessions'
import * as currentSessionRoutes from '@latchkey/contract/routes/current-session'
import * as endedSessionRoutes from '@latchkey/contract/routes/ended-sessions'
import * as schemas from '@latchkey/contract/schemas/sessions'
import { fail } from '@latchkey/contract/errors'
import { success, toList } from './call/response.js'
import { projectNow } from '../context.js'
import { beginSession } from '../domain/sessions/begin-session.js'
import { endSession } from '../domain/sessions/end-session.js'
import { listEndedSessions } from '../domain/sessions/list-ended-sessions.js'
import { toSession, toSessionWithDevice } from '../domain/sessions/session-response.js'
import { invalidProof } from '../domain/sessions/key-proof.js'
import { familyOf } from '../domain/sessions/refresh-token.js'
import {
  endAllSessions,
  listSessions,
  refresh,
  type Refreshed,
  type Session,
} from '../domain/sessions/sessions.js'
import { signIn } from '../domain/sessions/sign-in.js'
import { lockUser } from '../domain/users/users.js'
import { ipInfoOf } from './call/ip-info.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { HttpError } from '../errors/http-error.js'
import { provenKey } from './call/proven-key.js'
import { readRefreshToken } from './call/require-refresh-token.js'

const DEFAULT_LIMIT = 1000

export const sessions = implement(
  { ...currentSessionRoutes, ...boundSessionRoutes, ...endedSessionRoutes, ...routes },
  schemas,
  {
    deleteCurrentSession: async ({ ctx, auth: { project, session } }) => {
      // Not declared as a caller, because the recorded code is one of an access token.
      if (session === undefined)
        throw fail('ACCESS_TOKEN_EXPIRED', { expiredAtMillis: projectNow(ctx, project) })
      const wasThere = await endSession(ctx, project, { id: session.id })
      if (!wasThere) throw fail('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
      return success
    },

    listSessions: async (call) => {
      const userSessions = await sessionsOf(call)
      return toList(userSessions.map((session) => toSession(session, call.auth.session?.id)))
    },

    listSessionsWithDevices: async (call) => {
      const userSessions = await sessionsOf(call)
      return toList(
        userSessions.map((session) => toSessionWithDevice(session, call.auth.session?.id)),
      )
    },

    listEndedSessions: async ({ ctx, auth, query }) => {
      const { withinMillis, cursor, limit = DEFAULT_LIMIT } = query
      const page = { withinMillis, cursor, limit }
      const { ended, nextCursor } = await listEndedSessions(ctx, auth.project, page)
      return {
        items: ended.map(({ id, endedAt }) => ({ id, endedAtMillis: endedAt })),
        isPaginated: true,
        pagination: { nextCursor },
      } as const
    },

    endUserSessions: async ({ ctx, auth, subject }) => {
      await endAllSessions(ctx, auth.project, subject.row.id)
      return success
    },

    deleteSession: async (call) => {
      const { ctx, params, auth, user } = call
      // For a client, the session of another user is unknown, like one that never existed.
      const ofUser = auth.access === 'client' ? user?.row.id : undefined
      if (params.id === auth.session?.id) throw fail('CANNOT_DELETE_CURRENT_SESSION')
      if (!(await endSession(ctx, auth.project, { id: params.id, ofUser })))
        throw new HttpError(404, 'There is no such session.')
      return success
    },

    refreshCurrentSession: async (call) => {
      const { accessToken } = await refreshBy(call)
      return { accessToken }
    },

    bindCurrentSession: async (call) => {
      if (!call.headers.has('dpop')) throw invalidProof('it is missing')
      const { accessToken, refreshToken } = await refreshBy(call, { binds: true })
      return { accessToken, refreshToken: refreshToken ?? readRefreshToken(call.headers) }
    },

    createSession: async (call) => {
      const { ctx, body, auth, subject } = call
      const userId = subject.row.id
      const { accessToken, refreshToken } = await beginSession(ctx, auth.project, async (tx) => {
        const user = await lockUser(tx.db, userId)
        return signIn(tx, auth.project, {
          userId,
          suspension: user,
          // The request came from a server, so its location is not that of the user.
          ipInfo: null,
          expiresInMillis: body.expiresInMillis,
          isImpersonation: body.isImpersonation,
        })
      })
      return { accessToken, refreshToken }
    },
  },
)

/** Refreshes the session of a refresh token in a header. */
async function refreshBy(
  call: Pick<Call, 'ctx' | 'auth' | 'request' | 'headers' | 'client'>,
  options: { binds?: true } = {},
): Promise<Refreshed> {
  const { ctx, headers, auth } = call
  const refreshToken = readRefreshToken(headers)
  // Not declared, because it counts the requests of one session.
  ctx.refreshLimit.count(familyOf(refreshToken), ctx.now())
  const refreshed = await refresh(ctx, auth.project, {
    refreshToken,
    ipInfo: ipInfoOf(call),
    proveKey: provenKey(call, auth.project),
    ...options,
  })
  if (refreshed === undefined) throw fail('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  return refreshed
}

/** The sessions that a call may list. */
function sessionsOf({
  ctx,
  auth,
  subjectId,
}: Pick<Call, 'ctx' | 'auth'> & { subjectId: string }): Promise<Session[]> {
  return listSessions(ctx.db, auth.project.id, {
    userId: subjectId,
    withImpersonation: auth.access === 'admin',
  })
}
