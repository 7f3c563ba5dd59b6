import * as routes from '@latchkey/contract/routes/sessions'
import { isLatchkeyError } from '../../errors/latchkey-error.js'
import type { UserScope } from '../scope.js'

/** An IP address with its approximate location. */
export interface GeoInfo {
  readonly ip: string
  readonly countryCode: string | null
  readonly regionCode: string | null
  readonly cityName: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** Name of a time zone, such as `Europe/Paris`. */
  readonly tzIdentifier: string | null
}

/** A session of the user: one sign-in on one device. */
export interface Session {
  readonly id: string
  readonly userId: string
  readonly createdAt: Date
  /** The last sign-in or refresh; null when it is not known. */
  readonly lastUsedAt: Date | null
  /** Whether it is the session that sent the request. */
  readonly isCurrentSession: boolean
  /** Whether a server created it in order to act as the user. */
  readonly isImpersonation: boolean
  /** Where the session was last used; null when it was not used from a browser. */
  readonly geoInfo: GeoInfo | null
}

export async function listSessions({ http, userId }: UserScope): Promise<Session[]> {
  const { items } = await http.request(routes.listSessions, { query: { userId } })
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

export async function revokeSession(
  { client, http, userId }: UserScope,
  id: string,
): Promise<void> {
  await http.request(routes.deleteSession, { params: { id }, query: { userId } })
  await client.invalidate('listSessions')
}

export async function revokeOtherSessions(scope: UserScope): Promise<void> {
  const others = (await listSessions(scope)).filter(({ isCurrentSession }) => !isCurrentSession)
  try {
    for (const { id } of others) await revokeUnlessEnded(scope, id)
  } finally {
    await scope.client.invalidate('listSessions')
  }
}

/** Revokes a session; does nothing when it has ended since it was listed. */
async function revokeUnlessEnded({ http, userId }: UserScope, id: string): Promise<void> {
  try {
    await http.request(routes.deleteSession, { params: { id }, query: { userId } })
  } catch (error) {
    if (!isLatchkeyError(error, 'UNEXPECTED_RESPONSE') || error.status !== 404) throw error
  }
}
