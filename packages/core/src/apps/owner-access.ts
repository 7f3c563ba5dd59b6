import type { Http } from '../http/http.js'
import type { AdminContext } from '../resources/admin/context.js'
import type { TokenPair } from '../session/tokens.js'
import type { Access } from './access.js'
import { asAdmin } from './admin-methods.js'
import type { AppContext } from './context.js'

/** The session of somebody who owns the project: `currentSession` of a signed-in user of `internal`. */
export interface ProjectOwnerSession {
  /** Both tokens; the access token is good for at least 20 s. */
  getTokens(): Promise<TokenPair>
  /** Is told of an access token that the service refused, so that it is not handed out again. */
  refuseAccessToken?(accessToken: string): void
}

/** The codes of the contract's `adminAccessTokenErrors`, whose list is in a chunk of every page, and one more. */
const REFUSAL = /ADMIN_ACCESS_TOKEN|^API_KEY_NOT_FOUND$/

/**
 * Sends the owner's access token with each request, in place of keys. One that is refused is dropped, and
 * the request is made once more with another.
 *
 * @see protocol, sections 1.9 and 1.13
 */
const asOwner =
  (owner: ProjectOwnerSession) =>
  (http: Http): Http => ({
    ...http,
    async tokens(given) {
      const { accessToken: adminAccessToken } = await owner.getTokens()
      if (adminAccessToken) return { ...(await http.tokens(given)), adminAccessToken }
      throw new Error("The project's owner has signed out. Sign in to the project internal again.")
    },
    async recover(sending, first) {
      try {
        return await http.recover(sending, first)
      } catch (error) {
        const { adminAccessToken } = first?.tokens ?? (await this.tokens())
        if (!adminAccessToken || !REFUSAL.test((error as { code?: string }).code ?? '')) throw error
        owner.refuseAccessToken?.(adminAccessToken)
        http.tell?.(sending, { why: 'access-token', wait: 0 })
        const again = await sending.attempt()
        return again.value ?? http.recover(sending, again)
      }
    },
  })

/**
 * What a project's owner is to the project, in a browser too.
 *
 * @param contextOf makes what the project's nouns are given
 */
export const ownerAccess = (
  owner: ProjectOwnerSession,
  contextOf?: (ctx: AppContext) => AdminContext,
): Access => ({
  ...asAdmin(contextOf),
  keys: () => ({}),
  http: asOwner(owner),
})
