import * as routes from '@latchkey/contract/routes/sign-in/cli'
import * as schemas from '@latchkey/contract/schemas/sign-in/cli'
import { fail } from '@latchkey/contract/errors'
import { ApiResponse, success } from '../call/response.js'
import {
  beginCliLogin,
  completeCliLogin,
  pollCliLogin,
} from '../../domain/credentials/cli-logins.js'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import type { Project } from '../../db/schema.js'
import { findActiveSession } from '../../domain/sessions/active-sessions.js'
import { currentRefreshToken, shareSession } from '../../domain/sessions/refresh-rotation.js'
import { findSessionOfToken } from '../../domain/sessions/sessions.js'
import { implement } from '../call/implement.js'
import { HttpError } from '../../errors/http-error.js'

export const cli = implement(routes, schemas, {
  beginCliLogin: async ({ ctx, body, auth }) => {
    const login = await beginCliLogin(ctx, auth.project, body?.expiresInMillis)
    return {
      pollingCode: login.pollingCode,
      loginCode: login.loginCode,
      expiresAt: new Date(login.expiresAt).toISOString(),
    }
  },

  pollCliLogin: async ({ ctx, body, auth: { project } }) => {
    const state = await pollCliLogin(ctx, project, body.pollingCode)
    return state.status === 'success' ? new ApiResponse(state, {}, 201) : state
  },

  completeCliLogin: async ({ ctx, body, auth: { project } }) => {
    await inTransaction(ctx, async (tx) => {
      const refreshToken = await shareWithTool(tx, project, body.refreshToken)
      const { loginCode } = body
      if (!(await completeCliLogin(tx, project, { loginCode, refreshToken })))
        throw new HttpError(
          400,
          'This login code is unknown, expired or used. Start the sign-in again.',
        )
    })
    return success
  },
})

/**
 * Returns the refresh token that the command-line tool receives: the current one of the same session. Rejects with
 * REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED for an unknown token, because a page could otherwise sign a tool in with a token of
 * its own choice. Rejects with SESSION_BOUND_TO_DEVICE for a session with a key: a script in the page could otherwise get a
 * session that works without it.
 */
async function shareWithTool(
  ctx: Context,
  project: Project,
  refreshToken: string,
): Promise<string> {
  const usable = await findSessionOfToken(ctx, project, refreshToken)
  if (usable && usable.keyThumbprint !== null) throw fail('SESSION_BOUND_TO_DEVICE')
  if (usable !== undefined) await shareSession(ctx.db, usable.id)
  const session = usable && (await findActiveSession(ctx, project, usable))
  const current = session && currentRefreshToken(ctx, session, refreshToken)
  if (current !== undefined) return current
  // The recorded service accepts every text.
  if (ctx.config.compatibility === 'june-2025') return refreshToken
  throw fail('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
}
