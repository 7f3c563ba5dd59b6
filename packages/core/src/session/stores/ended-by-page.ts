import { decodeAccessToken } from '../access-token.js'
import type { TokenPair } from '../tokens.js'
import { type EndedMarker, type SessionMarker, UNKNOWN_SESSION_ID } from './session-marker.js'

/** Returns whether the page has ended the session of these tokens, and not one that another tab has replaced since. */
export function isEndedByPage(
  marker: SessionMarker | EndedMarker | undefined,
  { accessToken }: TokenPair,
): boolean {
  if (marker === undefined || marker.userId !== undefined) return false
  const sessionId = decodeAccessToken(accessToken)?.sessionId
  return (
    sessionId === undefined ||
    sessionId === marker.sessionId ||
    marker.sessionId === UNKNOWN_SESSION_ID
  )
}
