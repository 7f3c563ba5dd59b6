import { ACCESS_TOKEN_MIN_REMAINING_MILLIS } from '@latchkey/contract/constants'
import { UsageError } from '@latchkey/contract/errors/error'
import { AUTH_HEADER } from '@latchkey/contract/headers'
import type { Client } from '../../client/client.js'
import type { TokenPair } from '../../session/tokens.js'
import type { UserScope } from '../scope.js'
import { notSignedIn } from './user-outcome.js'

/** The session of the signed-in user on this device. */
export interface CurrentSession {
  /**
   * Resolves to both tokens; the access token is valid for at least 20 s. After a sign-out, both are null. Rejects with
   * `SESSION_CHANGED` once another session has replaced this one.
   */
  getTokens(): Promise<TokenPair>
  /** Drops an access token that a server rejected, so that the next call refreshes it. */
  rejectAccessToken(accessToken: string): void
}

/** Options of `getAccessToken`. */
export interface AccessTokenOptions {
  /** How long the token must remain valid, in milliseconds, under 60,000. Default: 20,000. */
  minRemainingMillis?: number | undefined
}

export const currentSession = ({ client, http }: UserScope): CurrentSession =>
  Object.freeze({
    getTokens: async () => {
      requireTokens(client)
      return http.getTokens()
    },
    rejectAccessToken: (accessToken: string) => client.session().rejectAccessToken(accessToken),
  })

export async function getAccessToken(
  { client, http }: UserScope,
  { minRemainingMillis = ACCESS_TOKEN_MIN_REMAINING_MILLIS }: AccessTokenOptions = {},
): Promise<string> {
  requireTokens(client)
  const { accessToken } = await http.getTokens({ minRemainingMillis })
  if (accessToken === null) throw notSignedIn()
  return accessToken
}

/** Requests to a server that holds the tokens need no header: the browser sends the cookies. */
export async function getAuthHeaders({ client, http }: UserScope): Promise<Record<string, string>> {
  if (!client.session().holdsTokens) return {}
  return { [AUTH_HEADER]: JSON.stringify(await http.getTokens()) }
}

/** @throws TypeError `INVALID_CONFIGURATION` where the app's server holds the tokens */
function requireTokens(client: Client): void {
  if (client.session().holdsTokens) return
  throw new UsageError(
    'INVALID_CONFIGURATION',
    "The app's server holds the tokens (sessions: 'server'); cookies authorize requests to it. For another server, add a route that calls it.",
  )
}
