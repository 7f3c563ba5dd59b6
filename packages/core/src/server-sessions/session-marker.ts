/**
 * The session that the cookies of the server hold, for the page's own scripts: they cannot read those cookies. It holds
 * no secret, and no code of a server trusts it: the handler decides by its own cookies.
 */
export interface SessionMarker {
  readonly sessionId: string
  readonly userId: string
  /** When the user signed in, in seconds since 1970; 0 if that is not known. */
  readonly signedInAt: number
}

/** A cookie that says that the session has ended on this device. */
export interface EndedMarker {
  readonly sessionId: string
  readonly userId: undefined
}

/** The name of the marker's cookie. */
export const markerName = (cookiePrefix: string, projectId: string): string =>
  `${cookiePrefix}-session-${projectId}`

/** Returns the value of the cookie for a session. */
export const markerText = ({ sessionId, userId, signedInAt }: SessionMarker): string =>
  `${sessionId}.${userId}.${signedInAt}`

/** Returns the value of the cookie for a session that the page has ended. */
export const endedText = (sessionId: string): string => `${sessionId}.ended`

const MARKER = /^([\w-]{1,64})\.(?:ended|([\w-]{1,64})\.(\d{1,12}))$/

/** Parses the value of the cookie. Any other text is no marker. */
export function parseMarker(text: string | undefined): SessionMarker | EndedMarker | undefined {
  const [, sessionId, userId, signedInAt] = MARKER.exec(text ?? '') ?? []
  if (sessionId === undefined) return undefined
  if (userId === undefined) return { sessionId, userId }
  return { sessionId, userId, signedInAt: Number(signedInAt) }
}
