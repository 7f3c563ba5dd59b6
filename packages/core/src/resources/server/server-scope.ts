import type { Client } from '../../client/client.js'
import type { UserScope } from '../scope.js'

/** The sender of the requests of a server's users and teams: the server itself, or the session of a user. */
export type ServerScope = Pick<UserScope, 'client' | 'http' | 'generation'>

/** Returns a scope whose requests are authorized by the secret key alone, also while a user is signed in. */
export const serverScope = (client: Client): ServerScope => ({
  client,
  http: client.http.withoutSession(),
})
