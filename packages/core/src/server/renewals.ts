import { keepRecent } from '../lib/keep-recent.js'
import type { Clock } from '../platform/platform.js'
import { decodeAccessToken } from '../session/access-token.js'
import type { Refresh, RefreshedTokens } from '../session/renew.js'

interface Renewal {
  readonly result: Promise<RefreshedTokens | null>
  /** By the monotonic clock. */
  until: number
}

const KEPT_MILLIS = 60_000
const REMEMBERED = 1_000

/**
 * Refreshes once for all requests that come with the same refresh token, by its whole text: those at the
 * same time, and those of the next minute, whose browser has not been told of the new token.
 */
export function renewals(
  clock: Clock,
  refresh: Refresh,
): (refreshToken: string) => Promise<RefreshedTokens | null> {
  const recent = new Map<string, Renewal>()
  return (refreshToken) => {
    for (const [token, { until }] of recent) if (until <= clock.monotonic()) recent.delete(token)
    const known = recent.get(refreshToken)
    if (known) return known.result
    const renewal: Renewal = { result: refresh(refreshToken), until: Infinity }
    keepRecent(recent, refreshToken, renewal, REMEMBERED)
    renewal.result.then(
      (tokens) => (renewal.until = clock.monotonic() + keepMillis(tokens)),
      // What failed may succeed the next time.
      () => (renewal.until = 0),
    )
    return renewal.result
  }
}

/** A token is handed out again in the first half of its life only; that a session is over stays so. */
function keepMillis(tokens: RefreshedTokens | null): number {
  const { lifetimeMillis } = (tokens && decodeAccessToken(tokens.accessToken)) ?? {}
  return Math.min(KEPT_MILLIS, tokens ? (lifetimeMillis ?? 0) / 2 : KEPT_MILLIS)
}
