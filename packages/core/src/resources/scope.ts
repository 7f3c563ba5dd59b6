import type { ReadingMethodName } from '../client/changes.js'
import type { Client } from '../client/client.js'
import type { HttpClient } from '../http/http-client.js'

/** The user whose resources a function reads or changes, and the sender of its requests. */
export interface UserScope {
  readonly client: Client
  /**
   * Sends the requests. For the signed-in user it is bound to one session: once that has changed, requests reject
   * instead of being sent for another user.
   */
  readonly http: HttpClient
  /** The session of the signed-in user, as `SessionState.generation`; undefined for a user without one, whom a server has read. */
  readonly generation?: number | undefined
  /** The user as the protocol names it: `me`, or an ID. */
  readonly userId: string
}

/** A team, as one of its members or a server sees it. */
export interface TeamScope extends UserScope {
  readonly teamId: string
}

/** The sender of the requests of a server's users and teams: the server itself, or the session of a user. */
export type ServerScope = Pick<UserScope, 'client' | 'http' | 'generation'>

/** Returns a scope whose requests are authorized by the secret key alone, also while a user is signed in. */
export const serverScope = (client: Client): ServerScope => ({
  client,
  http: client.http.withoutSession(),
})

/** Announces a change of a user's data: what these methods read is stale or, for a user on a server, everything. */
export const invalidateUserData = (
  { client, userId }: UserScope,
  ...methods: readonly ReadingMethodName[]
): Promise<void> => (userId === 'me' ? client.invalidate(...methods) : client.invalidateAll())
