import * as routes from '@latchkey/contract/routes/sessions'
import type { Read } from '../cache/read.js'
import type { UserContext } from './context.js'

/** Where a session was used last, as far as its address tells. */
export interface GeoInfo {
  readonly ip: string
  readonly countryCode: string | null
  readonly regionCode: string | null
  readonly cityName: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** A time zone's name, such as `Europe/Paris`. */
  readonly tzIdentifier: string | null
}

/** A place where the user is signed in (spec, section 3). */
export interface Session {
  readonly id: string
  readonly userId: string
  readonly createdAt: Date
  /** The last sign-in or refresh; null when none is known. */
  readonly lastUsedAt: Date | null
  /** The session that asks. */
  readonly isCurrentSession: boolean
  readonly isImpersonation: boolean
  /** Null when it was not used from a browser. */
  readonly geoInfo: GeoInfo | null
}

export interface UserSessions {
  /** Everywhere that the user is signed in, newest first. */
  readonly listSessions: Read<Session[]>
  /**
   * Ends another session. Rejects with `CANNOT_DELETE_CURRENT_SESSION` for this one: that is `signOut`.
   *
   * @see protocol, section 3.6
   */
  revokeSession(id: string): Promise<void>
}

export async function listSessions(ctx: UserContext): Promise<Session[]> {
  const { items } = await ctx.call(routes.listSessions, { query: { user_id: ctx.subject } })
  return items.map(
    ({ createdAt, lastUsedAt, lastUsedAtEndUserIpInfo: geoInfo = null, ...session }) =>
      Object.freeze({
        ...session,
        createdAt: new Date(createdAt),
        lastUsedAt: lastUsedAt === undefined ? null : new Date(lastUsedAt),
        geoInfo,
      }),
  )
}

export async function revokeSession(ctx: UserContext, id: string): Promise<void> {
  await ctx.call(routes.deleteSession, { params: { id }, query: { user_id: ctx.subject } })
  await ctx.refresh('listSessions')
}
