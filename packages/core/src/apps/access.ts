import type { AccessType } from '@latchkey/contract/endpoint'
import type { Settings, UserContext } from '../resources/context.js'
import { type CurrentUser, currentUserOf } from '../resources/current-user.js'

/** As what an app speaks to its project, and how it therefore sees whoever is signed in. */
export interface Access {
  readonly type: AccessType
  /** What shows that it may, by the keys of header names: `secretServerKey` is `X-Stack-Secret-Server-Key`. */
  keys(settings: Settings): { readonly [key: string]: string }
  /** Loads whoever is signed in. */
  userOf(ctx: UserContext): () => Promise<CurrentUser | null>
}

export const clientAccess: Access = {
  type: 'client',
  keys: ({ publishableClientKey }) => ({ publishableClientKey }),
  userOf: currentUserOf,
}
