import { SERVER_SESSION_MILLIS } from '@latchkey/contract/constants'
import { UsageError } from '../../errors/latchkey-error.js'
import * as routes from '@latchkey/contract/routes/sessions'
import type { UserScope } from '../scope.js'

/** Options of `createSession`. */
export interface NewSession {
  /** Lifetime of the session in milliseconds, at most 367 days. Default: 31,536,000,000 (one year). */
  expiresInMillis?: number
  /** Whether another person acts as the user: the session is marked so, and the user does not see it listed. */
  isImpersonation?: boolean
}

/** The tokens of a new session. */
export interface CreatedSession {
  /** Authorizes requests for about 10 minutes. */
  readonly accessToken: string
  /** Gets new access tokens until the session ends. It gives full access to the account. */
  readonly refreshToken: string
}

export async function createSession(
  { client, http, userId }: UserScope,
  { expiresInMillis = SERVER_SESSION_MILLIS, isImpersonation }: NewSession = {},
): Promise<CreatedSession> {
  if (!Number.isInteger(expiresInMillis) || expiresInMillis < 1)
    throw new UsageError(
      'INVALID_ARGUMENT',
      'expiresInMillis must be a whole number of milliseconds, at least 1.',
    )
  const body = { userId, expiresInMillis, isImpersonation }
  const { accessToken, refreshToken } = await http.request(routes.createSession, { body })
  await client.invalidateAll()
  return Object.freeze({ accessToken, refreshToken })
}
