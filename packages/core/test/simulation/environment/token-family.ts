import {
  refreshEffect,
  type RefreshEffect,
  type RefreshFacts,
  refreshTokenState,
  replacedTokens,
  type TokenColumns,
} from '../../../../service/src/domain/sessions/refresh-rules.js'
import { hashSecret } from '../../../../service/src/lib/secrets.js'

interface Refresh extends RefreshFacts {
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
      keyThumbprint: null,
    }
  }

  get current(): string {
    return this.tokens.at(-1)!
  }

  get isShared(): boolean {
    return this.#columns.isShared
  }

  /** Whether only the holder of a key can refresh the session. */
  get isBound(): boolean {
    return this.#columns.keyThumbprint !== null
  }

  /** Returns whether the service still accepts a token. */
  isUsable(refreshToken: string, now: number): boolean {
    return refreshTokenState(this.#columns, refreshToken, now) !== 'reused'
  }

  /** Stops the rotation, because a second client receives the current token. A bound session stays as it is. */
  share(): void {
    if (this.isBound) return
    this.#columns = { ...this.#columns, isShared: true }
  }

  /** Uses a token; returns the effect, and the refresh token of the response, if it has one. */
  refresh({ createToken, ...facts }: Refresh): {
    readonly effect: RefreshEffect
    readonly refreshToken: string | undefined
  } {
    const { refreshToken, key, now } = facts
    const effect = refreshEffect(this.#columns, facts)
    if (effect === 'ends-session' || effect === 'none') return { effect, refreshToken: undefined }
    if (effect === 'binds' && key !== undefined)
      this.#columns = { ...this.#columns, keyThumbprint: key }
    if (effect === 'replaces' || effect === 'binds') {
      const next = createToken()
      this.tokens.push(next)
      const replaced = replacedTokens(this.#columns, { refreshToken, next, now })
      this.#columns = { ...this.#columns, ...replaced }
      return { effect, refreshToken: next }
    }
    if (refreshToken === this.current)
      this.#columns = {
        ...this.#columns,
        refreshTokenUsedAt: this.#columns.refreshTokenUsedAt ?? now,
      }
    return { effect, refreshToken: effect === 'returns-current' ? this.current : undefined }
  }
}
