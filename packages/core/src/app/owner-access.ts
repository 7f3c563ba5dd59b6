import { LatchkeyError } from '@latchkey/contract/errors/error'
import type { Access } from '../client/access.js'
import { requestStore } from '../session/stores/request.js'
import type { TokenPair } from '../session/tokens.js'

/** The session of a user who owns the project: `currentSession` of a signed-in user of the project `internal`. */
export interface ProjectOwnerSession {
  /** Resolves to both tokens; the access token is valid for at least 20 s. */
  getTokens(): Promise<TokenPair>
  /** Drops an access token that the service rejected, so that the next call refreshes it. */
  rejectAccessToken?(accessToken: string): void
}

/** Why apps with admin access cannot sign users in with OAuth. */
export const OAUTH_ERROR =
  'OAuth is not supported with an admin session. Use a ClientApp to sign in.'

/** Returns the access of a project's owner, who needs no key and can use it in a browser. */
export const ownerAccess = (owner: ProjectOwnerSession): Access => ({
  type: 'admin',
  keys: () => ({}),
  ownerTokens: {
    async getTokens() {
      const tokens = await owner.getTokens()
      if (tokens.accessToken) return tokens
      throw new LatchkeyError('NOT_SIGNED_IN', {
        status: 401,
        message: 'The owner of the project has signed out. Sign in to the project internal again.',
        details: undefined,
      })
    },
    rejectAccessToken: (accessToken) => owner.rejectAccessToken?.(accessToken),
  },
  openRequestStore: requestStore,
  oauthError: OAUTH_ERROR,
})
