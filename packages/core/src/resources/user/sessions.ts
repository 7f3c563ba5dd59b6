import { isLatchkeyError } from '@latchkey/contract/errors/error'
import * as routes from '@latchkey/contract/routes/sessions'
import type { Client } from '../../client/client.js'
import type { ResponseOf } from '../../http/http-client.js'
import type { UserScope } from '../scope.js'
import { listConnectedApps } from './connected-apps.js'

/** An IP address with its approximate location. */
export interface GeoInfo {
  /** The IP address. */
  readonly ip: string
  /** Two letters, such as `FR`; null if the country is unknown. */
  readonly countryCode: string | null
  /** The code of the region within the country; null if it is unknown. */
  readonly regionCode: string | null
  /** The name of the city; null if it is unknown. */
  readonly cityName: string | null
  /** In degrees, north positive; null if it is unknown. */
  readonly latitude: number | null
  /** In degrees, east positive; null if it is unknown. */
  readonly longitude: number | null
  /** Name of a time zone, such as `Europe/Paris`. */
  readonly tzIdentifier: string | null
}

/** A session of the user: one sign-in on one device. */
export interface Session {
  /** The ID of the session. */
  readonly id: string
  /** The ID of the user. */
  readonly userId: string
  /** When the user signed in. */
  readonly createdAt: Date
  /** The last sign-in or refresh; null when it is not known. */
  readonly lastUsedAt: Date | null
  /** Whether it is the session that sent the request. */
  readonly isCurrentSession: boolean
  /** Whether a server created it in order to act as the user. */
  readonly isImpersonation: boolean
  /** Where the session was last used; null when it was not used from a browser. */
  readonly geoInfo: GeoInfo | null
  /**
   * Browser of the sign-in, such as `Chrome`, or another program such as `curl`; null when it is not known, and
   * undefined when the service does not list devices.
   */
  readonly browser?: string | null | undefined
  /** Such as `macOS`; null when it is not known, and undefined when the service does not list devices. */
  readonly operatingSystem?: string | null | undefined
  /** Null when it is not known, and undefined when the service does not list devices. */
  readonly deviceType?: 'desktop' | 'mobile' | 'tablet' | null | undefined
  /**
   * How the user signed in, without the second factor; null when a server created the session, and undefined when the
   * service does not list methods.
   */
  readonly signInMethod?: SignInMethod | null | undefined
  /** The provider of a sign-in with `oauth`, such as `github`, or the ID of the connection of one with `sso`. */
  readonly signInProviderId?: string | null | undefined
}

/** How a user signed in to a session: `otp` is a code or link in an email, `sso` the identity provider of a team. */
export type SignInMethod = 'password' | 'otp' | 'passkey' | 'oauth' | 'sso' | 'anonymous'

/** Clients of services that lack the list with devices, so that they request it once. */
const withoutDevices = new WeakSet<Client>()

export async function listSessions(scope: UserScope): Promise<Session[]> {
  return (await requestSessions(scope)).map(toSession)
}

/** Converts a session of a response. */
export const toSession = ({
  createdAt,
  lastUsedAt,
  lastUsedAtEndUserIpInfo: geoInfo,
  ...session
}: ListedSession): Session =>
  Object.freeze({
    ...session,
    createdAt: new Date(createdAt),
    lastUsedAt: lastUsedAt === undefined ? null : new Date(lastUsedAt),
    geoInfo: geoInfo ?? null,
  })

/** The fields of a session that only some services list. */
type DeviceFields = Pick<
  Session,
  'browser' | 'operatingSystem' | 'deviceType' | 'signInMethod' | 'signInProviderId'
>
type ListedSession = ResponseOf<typeof routes.listSessions>['items'][number] & DeviceFields

async function requestSessions({
  client,
  http,
  userId,
}: UserScope): Promise<readonly ListedSession[]> {
  const input = { query: { userId } }
  if (!withoutDevices.has(client)) {
    const result = await http.requestResult(routes.listSessionsWithDevices, input, {
      expect: ['FEATURE_NOT_SUPPORTED'],
    })
    if (result.status === 'ok') return result.data.items
    withoutDevices.add(client)
  }
  return (await http.request(routes.listSessions, input)).items
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
    // A lost device can have tokens of an app, too.
    for (const app of (await listConnectedApps(scope)) ?? []) await app.disconnect()
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
