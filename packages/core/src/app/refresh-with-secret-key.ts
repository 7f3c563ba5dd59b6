import { refreshCurrentSession } from '@latchkey/contract/routes/sessions'
import type { RequestRefresh } from '../client/access.js'

/**
 * Refreshes a session with the secret key that every request of the app sends. Unlike the token endpoint, this endpoint
 * never rotates the refresh token: the browser of the session would not receive the new one, and would lose the session.
 */
export const refreshWithSecretKey: RequestRefresh = (http, refreshToken, options) =>
  http.requestResult(
    refreshCurrentSession,
    {},
    { ...options, tokens: { accessToken: null, refreshToken } },
  )
