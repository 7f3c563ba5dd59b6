import type { AccessType } from '@latchkey/contract/endpoint'
import type { reads } from '../cache/read.js'
import type { Http } from '../http/http.js'
import type { lazily } from '../lib/lazily.js'
import type { Settings, Trade } from '../resources/context.js'
import type { CurrentUser, OwnContext } from '../resources/current-user.js'
import type { AppContext } from './context.js'
import { loadActions } from './load-actions.js'
import type { ofSession } from './of-session.js'
import type { SessionMethods } from './session-methods.js'

/** What makes methods of tables. It is handed over: what loads later imports nothing of the first chunk. */
export interface Tools {
  readonly lazily: typeof lazily
  readonly reads: typeof reads
  readonly ofSession: typeof ofSession
}

/** As what an app speaks to its project, and how it therefore sees whoever is signed in. */
export interface Access {
  readonly type: AccessType
  /** What shows that it may, by the keys of header names: `secretServerKey` is `X-Stack-Secret-Server-Key`. */
  keys(settings: Settings): { readonly [key: string]: string }
  /** Sends more than keys with each request, or does more about a refusal. */
  http?(http: Http): Http
  /** Asks for an access token by a refresh token, if that is not done as a client does it. */
  readonly trade?: Trade | undefined
  /** Makes what such an app has besides what every app has, or in its place. */
  methods?(ctx: AppContext, session: SessionMethods): object
  /** Loads whoever is signed in. */
  userOf(ctx: AppContext & OwnContext): () => Promise<CurrentUser | null>
}

export const clientAccess: Access = {
  type: 'client',
  keys: ({ publishableClientKey }) => ({ publishableClientKey }),
  userOf(ctx) {
    let read: (() => Promise<CurrentUser | null>) | undefined
    return async () => (read ??= (await ctx.load(loadActions)).currentUserOf(ctx))()
  },
}
