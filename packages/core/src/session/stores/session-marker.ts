import type { Cookie } from './cookie-text.js'

/**
 * The session that the cookies of the server hold, for the page's own scripts: they cannot read those cookies. It holds
 * no secret. A server trusts it only if it says that the session has ended.
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

/**
 * The ID in markers of a session whose ID the page cannot tell: one of cookies that the app wrote when it kept sessions in the
 * browser, until the server takes it over.
 */
export const UNKNOWN_SESSION_ID = 'unknown'

/** The name of the marker's cookie. */
export const markerName = (cookiePrefix: string, projectId: string): string =>
  `${cookiePrefix}-session-${projectId}`

/** Returns the value of the cookie for a session. */
export const markerText = ({ sessionId, userId, signedInAt }: SessionMarker): string =>
  `${sessionId}.${userId}.${signedInAt}`

/** Returns the value of the cookie for a session that the page has ended. */
export const endedText = (sessionId: string): string => `${sessionId}.ended`

const MARKER = /^([\w-]{1,64})\.(?:ended|([\w-]{1,64})\.(\d{1,12}))$/

/** Reads the marker of this name. Any other text is no marker. */
export function readMarker(
  cookies: readonly Cookie[],
  name: string,
): SessionMarker | EndedMarker | undefined {
  const text = cookies.find((cookie) => cookie[0] === name)?.[1] ?? ''
  const [, sessionId, userId, signedInAt] = MARKER.exec(text) ?? []
  if (sessionId === undefined) return undefined
  if (userId === undefined) return { sessionId, userId }
  return { sessionId, userId, signedInAt: Number(signedInAt) }
}
