import { decodeAccessToken } from '../../session/access-token.js'
import type { TokenPair } from '../../session/tokens.js'
import { HELD_TOKEN } from '../protocol.js'

/** The tokens of a new session. */
export interface NewTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** A response for the page, without the tokens that were in it. */
export interface MaskedBody {
  readonly text: string
  /** The session that the call has begun. */
  readonly begun: NewTokens | undefined
}

/** Whether a text is an access token of a user, unlike one of a provider such as GitHub. */
const isOwnAccessToken = (value: unknown): value is string =>
  decodeAccessToken(value)?.sessionId !== undefined

/**
 * Replaces the tokens in the body of a response, whichever call it is of.
 *
 * @param standIn returns the text in their place
 */
export function maskTokens(
  text: string,
  standIn: (begun: NewTokens) => string = () => HELD_TOKEN,
): MaskedBody {
  if (!text.includes('_token"')) return { text, begun: undefined }
  const fields: unknown = JSON.parse(text)
  if (fields === null || typeof fields !== 'object') return { text, begun: undefined }
  const { access_token: accessToken, refresh_token: refreshToken } = fields as Record<
    string,
    unknown
  >
  const hasAccess = isOwnAccessToken(accessToken)
  const hasRefresh = typeof refreshToken === 'string'
  if (!hasAccess && !hasRefresh) return { text, begun: undefined }
  const begun = hasAccess && hasRefresh ? { accessToken, refreshToken } : undefined
  const placeholder = begun ? standIn(begun) : HELD_TOKEN
  const masked = {
    ...fields,
    ...(hasAccess && { access_token: placeholder }),
    ...(hasRefresh && { refresh_token: placeholder }),
  }
  return { text: JSON.stringify(masked), begun }
}

/** Puts the refresh token into the JSON body of a call that sends it there, such as the one that confirms a CLI login. */
export function fillRefreshToken(text: string, { refreshToken }: TokenPair): string {
  if (!text.includes(`"${HELD_TOKEN}"`)) return text
  const fields = JSON.parse(text) as Record<string, unknown>
  return fields['refresh_token'] === HELD_TOKEN
    ? JSON.stringify({ ...fields, refresh_token: refreshToken ?? '' })
    : text
}
