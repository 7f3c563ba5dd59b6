import {
  refreshEffect,
  refreshTokenState,
  replacedTokens,
  type TokenColumns,
} from '../../../../service/src/domain/sessions/refresh-rules.js'
import { hashSecret } from '../../../../service/src/lib/secrets.js'

interface Refresh {
  readonly refreshToken: string
  /** Whether the client announces that it stores another refresh token. */
  readonly rotates: boolean
  readonly now: number
  /** Creates the next refresh token. */
  readonly createToken: () => string
}

/** The refresh tokens of a session, by the rules of the real service. */
export class TokenFamily {
  /** All tokens, oldest first. */
  readonly tokens: string[]
  #columns: TokenColumns

  constructor(first: string) {
    this.tokens = [first]
    this.#columns = {
      refreshTokenHash: hashSecret(first),
      refreshTokenUsedAt: null,
      previousTokenHash: null,
      previousTokenUsedAt: null,
      formerTokenHash: null,
      isShared: false,
    }
  }

  get current(): string {
    return this.tokens.at(-1)!
  }

  get isShared(): boolean {
    return this.#columns.isShared
  }

  /** Returns whether the service still accepts a token. */
  isUsable(refreshToken: string, now: number): boolean {
    return refreshTokenState(this.#columns, refreshToken, now) !== 'reused'
  }

  /** Stops the rotation, because a second client receives the current token. */
  share(): void {
    this.#columns = { ...this.#columns, isShared: true }
  }

  /** Uses a token; returns the refresh token of the response, if it has one, and whether the session goes on. */
  refresh({ refreshToken, rotates, now, createToken }: Refresh): {
    readonly isReused: boolean
    readonly refreshToken: string | undefined
  } {
    const columns = this.#columns
    const effect = refreshEffect(columns, { refreshToken, rotates, now })
    if (effect === 'ends-session') return { isReused: true, refreshToken: undefined }
    if (effect === 'returns-current') return { isReused: false, refreshToken: this.current }
    if (effect === 'replaces') {
      const next = createToken()
      this.tokens.push(next)
      this.#columns = { ...columns, ...replacedTokens(columns, { refreshToken, next, now }) }
      return { isReused: false, refreshToken: next }
    }
    if (refreshToken === this.current)
      this.#columns = { ...columns, refreshTokenUsedAt: columns.refreshTokenUsedAt ?? now }
    return { isReused: false, refreshToken: undefined }
  }
}
