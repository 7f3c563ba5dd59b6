import { exchangeToken } from '@latchkey/contract/routes/oauth'
import { sparingly } from '../http/circuit.js'
import { REFRESH_ATTEMPT_MILLIS } from '../http/limits.js'
import type { Context, Trade } from '../resources/context.js'
import { type RefreshedTokens, renew } from '../session/renew.js'
import type { Session } from '../session/session.js'

/**
 * Trades a refresh token for a new access token.
 *
 * @returns null for one reason only: the service says that the refresh token is dead
 * @see RFC 6749, section 6; protocol, section 4.6
 */
export async function refreshSession(
  ctx: Context,
  refreshToken: string,
  attempts?: number,
  isStale?: () => boolean,
): Promise<RefreshedTokens | null> {
  // Nothing is used up by asking twice, so a lost answer may be asked for again (protocol, 1.13).
  const options = { timeLimitMillis: REFRESH_ATTEMPT_MILLIS, idempotent: true, attempts, isStale }
  const result = await (ctx.trade ?? tradeAsClient)(ctx, refreshToken, options)
  if (result.status === 'ok') return result.data
  if (result.error.code === 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED') return null
  throw result.error
}

const tradeAsClient: Trade = ({ attempt, settings }, refreshToken, options) => {
  const body = {
    grant_type: 'refresh_token',
    client_id: settings.projectId,
    client_secret: settings.publishableClientKey,
    refresh_token: refreshToken,
  } as const
  return attempt(exchangeToken, { body }, { tokens: 'none', ...options })
}

/** Gives a session another access token, as `renew` says. */
export const renewSession = (
  ctx: Context,
  session: Session,
  minRemainingMillis: number,
  key?: number,
) =>
  renew(
    session,
    (refreshToken, isStale) =>
      sparingly(ctx.platform, ctx.refreshes, (attempts) =>
        refreshSession(ctx, refreshToken, attempts, isStale),
      ),
    minRemainingMillis,
    key,
  )
