import { AUTH_HEADER } from '@latchkey/contract/auth-header'
import type { UserContext } from '../resources/context.js'
import type { CurrentUser } from '../resources/current-user.js'

/** What a user has who is signed in here. */
export type OfSession = 'currentSession' | 'getAuthHeaders' | 'getAuthJson' | 'signOut'

/** What is about the session rather than about the person. */
export function ofSession(ctx: UserContext): Pick<CurrentUser, OfSession> {
  const getTokens = () => ctx.tokens()
  return {
    currentSession: { getTokens, refuseAccessToken: ctx.rejected },
    getAuthJson: getTokens,
    getAuthHeaders: async () => ({ [AUTH_HEADER]: JSON.stringify(await getTokens()) }),
    signOut: ctx.signOut,
  }
}
