import type { sessions } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'

/** Time for which a replaced token works: tabs may refresh concurrently. */
const GRACE_MILLIS = 30_000

/** Length of the longest access token that certainly fits into a cookie (4,096 bytes) together with its refresh token. */
const MAX_COOKIE_TOKEN_LENGTH = 3500

/**
 * Returns whether a refresh that responds with an access token may replace the refresh token. Browser tabs share access tokens
 * in a cookie. Without one, each tab would take the new refresh token for one of another session, and refresh at once.
 */
export const mayRotateWith = (accessToken: string): boolean =>
  accessToken.length <= MAX_COOKIE_TOKEN_LENGTH

/** The columns of a session that say which refresh tokens it has, and who can use them. */
export type TokenColumns = Pick<
  typeof sessions.$inferSelect,
  | 'refreshTokenHash'
  | 'refreshTokenUsedAt'
  | 'previousTokenHash'
  | 'previousTokenUsedAt'
  | 'formerTokenHash'
  | 'isShared'
  | 'keyThumbprint'
>

type RefreshTokenState =
  | 'current'
  /** Replaced a moment ago. */
  | 'replaced'
  /** Replaced, but its successor was never used: the response that contained it may be lost. */
  | 'unanswered'
  /** Replaced, and its successor is in use: a copy of it. */
  | 'reused'

/** Returns the state of a refresh token that belongs to the family of a session. */
export function refreshTokenState(
  session: TokenColumns,
  refreshToken: string,
  now: number,
): RefreshTokenState {
  const { refreshTokenUsedAt, previousTokenUsedAt } = session
  const isInGrace = (since: number | null) => since !== null && now - since <= GRACE_MILLIS
  switch (hashSecret(refreshToken)) {
    case session.refreshTokenHash:
      return 'current'
    case session.previousTokenHash:
      // A client that did not receive the current token may still receive it.
      if (session.isShared) return 'replaced'
      if (refreshTokenUsedAt !== null) return isInGrace(refreshTokenUsedAt) ? 'replaced' : 'reused'
      return isInGrace(previousTokenUsedAt) ? 'replaced' : 'unanswered'
    case session.formerTokenHash:
      return isInGrace(previousTokenUsedAt) ? 'replaced' : 'reused'
    default:
      return 'reused'
  }
}

/** The effect of a refresh on its session. `none` refuses the refresh without an effect. */
export type RefreshEffect =
  | 'keeps'
  | 'replaces'
  | 'binds'
  | 'returns-current'
  | 'ends-session'
  | 'none'

/** The content of a refresh. */
export interface RefreshFacts {
  readonly refreshToken: string
  /** Whether the client stores another refresh token. */
  readonly rotates: boolean
  /** Whether the session is bound to the key from now on. */
  readonly binds: boolean
  /** The thumbprint of the key that the client has proven to have. */
  readonly key: string | undefined
  readonly now: number
}

/**
 * Returns what a refresh does to its session. A replaced token gets an access token, but not the current refresh token: a
 * copy that is used often would otherwise follow its session forever.
 */
export function refreshEffect(
  session: TokenColumns,
  { refreshToken, rotates, binds, key, now }: RefreshFacts,
): RefreshEffect {
  const { keyThumbprint, isShared } = session
  if (keyThumbprint !== null && keyThumbprint !== key)
    return effectWithoutKey(session, refreshToken)
  const state = refreshTokenState(session, refreshToken, now)
  if (state === 'reused') return 'ends-session'
  if (binds) return keyThumbprint === null && key !== undefined ? 'binds' : 'returns-current'
  if (!rotates) return 'keeps'
  // The clients of a shared session do not learn of each other's tokens.
  if (isShared) return state === 'current' ? 'keeps' : 'returns-current'
  return state === 'replaced' ? 'keeps' : 'replaces'
}

/**
 * Returns the effect of a refresh without the key that the session is bound to. A copy of the current token must not end
 * the session. An earlier token ends it, because its holder may be the user, and the key that of a thief who has bound a
 * copied session. The clients of a shared session have copies of their own.
 */
const effectWithoutKey = (
  { refreshTokenHash, isShared }: TokenColumns,
  refreshToken: string,
): 'none' | 'ends-session' =>
  isShared || refreshTokenHash === hashSecret(refreshToken) ? 'none' : 'ends-session'

/**
 * Returns the columns of a session after a refresh token was replaced. If its successor was lost, the new one takes the
 * place of that: a client that has both the lost one and this one was not the only one to receive them.
 */
export function replacedTokens(
  session: TokenColumns,
  { refreshToken, next, now }: { refreshToken: string; next: string; now: number },
): Omit<TokenColumns, 'isShared' | 'keyThumbprint'> {
  const { refreshTokenHash, refreshTokenUsedAt, previousTokenHash } = session
  // A device that was bound with a token that another tab has just replaced replaces the token of that tab.
  const isReplaced = refreshTokenState(session, refreshToken, now) === 'replaced'
  const replacedHash = isReplaced ? refreshTokenHash : hashSecret(refreshToken)
  const isFormerUsable =
    replacedHash === refreshTokenHash &&
    (refreshTokenUsedAt === null || now - refreshTokenUsedAt <= GRACE_MILLIS)
  return {
    refreshTokenHash: hashSecret(next),
    refreshTokenUsedAt: null,
    previousTokenHash: replacedHash,
    previousTokenUsedAt: now,
    formerTokenHash: isFormerUsable ? previousTokenHash : null,
  }
}
