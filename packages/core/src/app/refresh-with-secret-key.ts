import { refreshCurrentSession } from '@latchkey/contract/routes/sessions'
import type { RequestRefresh } from '../client/access.js'

/** Refreshes a session with the secret key that every request of the app sends. */
export const refreshWithSecretKey: RequestRefresh = (http, refreshToken, options) =>
  http.requestResult(
    refreshCurrentSession,
    {},
    { ...options, tokens: { accessToken: null, refreshToken } },
  )
