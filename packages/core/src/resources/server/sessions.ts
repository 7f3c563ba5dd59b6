import { SERVER_SESSION_MILLIS } from '@latchkey/contract/constants'
import * as routes from '@latchkey/contract/routes/server/sessions'
import type { ServerUserContext } from './server-context.js'

export interface NewSession {
  /** How long the session lasts, at most 367 days. Default: 31 536 000 000, which is a year. */
  expiresInMillis?: number
  /** Whether somebody acts as the user: the session is marked so, and the user does not see it listed. */
  isImpersonation?: boolean
}

export interface CreatedSessions {
  /**
   * Signs the user in, without asking for anything: a second factor neither. Make sessions as short as
   * they may be; whoever has the tokens is the user. Rejects with `USER_ID_DOES_NOT_EXIST`, and with
   * `SCHEMA_ERROR` when it would last longer than any may.
   *
   * @example
   * const tokens = await user.createSession({ expiresInMillis: 600_000, isImpersonation: true })
   * @throws TypeError when the time is no whole number, or none at all
   * @see spec, section 9; protocol, section 3.6
   */
  createSession(
    session?: NewSession,
  ): Promise<{ readonly accessToken: string; readonly refreshToken: string }>
}

export async function createSession(
  ctx: ServerUserContext,
  { expiresInMillis = SERVER_SESSION_MILLIS, isImpersonation }: NewSession = {},
): ReturnType<CreatedSessions['createSession']> {
  if (!Number.isInteger(expiresInMillis) || expiresInMillis < 1)
    throw new TypeError('expiresInMillis takes whole milliseconds, at least 1.')
  const body = {
    user_id: ctx.subject,
    expires_in_millis: expiresInMillis,
    is_impersonation: isImpersonation,
  }
  const { accessToken, refreshToken } = await ctx.call(routes.createSession, { body })
  await ctx.refresh()
  return Object.freeze({ accessToken, refreshToken })
}
