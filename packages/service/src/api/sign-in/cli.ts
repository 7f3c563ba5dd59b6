import * as routes from '@latchkey/contract/routes/sign-in/cli'
import * as schemas from '@latchkey/contract/schemas/sign-in/cli'
import { fail } from '@latchkey/contract/errors'
import { ApiResponse, success } from '../call/response.js'
import {
  beginCliLogin,
  completeCliLogin,
  pollCliLogin,
} from '../../domain/credentials/cli-logins.js'
import { isLiveRefreshToken } from '../../domain/sessions/active-sessions.js'
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
    // Otherwise a page could sign a command-line tool in with a token of its own choice.
    const isRecorded = ctx.config.compatibility === 'june-2025'
    if (!isRecorded && !(await isLiveRefreshToken(ctx, project, body.refreshToken)))
      throw fail('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    const completed = await completeCliLogin(ctx, project, {
      loginCode: body.loginCode,
      refreshToken: body.refreshToken,
    })
    if (!completed)
      throw new HttpError(
        400,
        'This login code is unknown, expired or used. Start the sign-in again.',
      )
    return success
  },
})
