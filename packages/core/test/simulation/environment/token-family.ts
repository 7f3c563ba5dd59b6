import {
  mayRotateWith,
  refreshEffect,
  type RefreshEffect,
  type RefreshFacts,
  refreshTokenState,
  replacedTokens,
  type TokenColumns,
} from '../../../../service/src/domain/sessions/refresh-rules.js'
import { hashSecret } from '../../../../service/src/lib/secrets.js'

interface Refresh extends RefreshFacts {
  /** Signs the access token of the response. */
  readonly signAccessToken: () => string
  /** Creates the next refresh token. */
  readonly createToken: () => string
}

/** The refresh tokens of a session, by the rules of the real service. */
export class TokenFamily {
  /** All tokens, oldest first. */
  readonly tokens: string[]
  #columns: TokenColumns
  #hasLargeTokens = false

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

  /** Whether the access tokens of the session are too large for the cookie that tabs share. */
  get hasLargeTokens(): boolean {
    return this.#hasLargeTokens
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

  /** Uses a token; returns the effect, and the tokens of the response. */
  refresh({ signAccessToken, createToken, ...facts }: Refresh): {
    readonly effect: RefreshEffect
    readonly accessToken: string | undefined
    readonly refreshToken: string | undefined
  } {
    const { refreshToken, key, now } = facts
    const effect = refreshEffect(this.#columns, facts)
    if (effect === 'ends-session' || effect === 'none')
      return { effect, accessToken: undefined, refreshToken: undefined }
    const accessToken = signAccessToken()
    this.#hasLargeTokens = !mayRotateWith(accessToken)
    if (effect === 'binds' && key !== undefined)
      this.#columns = { ...this.#columns, keyThumbprint: key }
    if ((effect === 'replaces' && !this.#hasLargeTokens) || effect === 'binds') {
      const next = createToken()
      this.tokens.push(next)
      const replaced = replacedTokens(this.#columns, { refreshToken, next, now })
      this.#columns = { ...this.#columns, ...replaced }
      return { effect, accessToken, refreshToken: next }
    }
    if (refreshToken === this.current)
      this.#columns = {
        ...this.#columns,
        refreshTokenUsedAt: this.#columns.refreshTokenUsedAt ?? now,
      }
    const successor = effect === 'returns-current' ? this.current : undefined
    return { effect, accessToken, refreshToken: successor }
  }
}
