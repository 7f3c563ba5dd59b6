/** Both tokens of a session, as text; null where there is none. */
export interface TokenPair {
  readonly accessToken: string | null
  readonly refreshToken: string | null
}

export const noTokens: TokenPair = { accessToken: null, refreshToken: null }

/**
 * Refuses what a mistake elsewhere turned into text before it is kept as a session.
 *
 * @throws TypeError that names the field, never the value
 * @see spec, section 5
 */
export function assertTokens(tokens: TokenPair): void {
  for (const name of ['accessToken', 'refreshToken'] as const) {
    if (tokens[name] === 'undefined') {
      throw new TypeError(`${name} is the text "undefined". Pass null or the token.`)
    }
  }
}
