import type { Query } from '../cache/query.js'
import type { ReadsOf } from '../cache/read.js'
import type { Verbs } from '../lib/lazily.js'
import type { CheckedApiKeys } from '../resources/server/api-keys.js'
import type { CurrentServerUser } from '../resources/server/current-user.js'
import type { ServerContext } from '../resources/server/server-context.js'
import type { ServerUser } from '../resources/server/server-user.js'
import type { ServerTeams } from '../resources/server/teams.js'
import type { ServerUsers, UserListOptions } from '../resources/server/users.js'
import type { AppContext } from './context.js'
import { keyedContext } from './server-context.js'
import type { SessionMethods, UserOptions } from './session-methods.js'

/** What an app with a secret key has in place of a client's methods of the same names. */
export interface ServerMethods extends ServerUsers, ServerTeams, CheckedApiKeys {
  /** The signed-in person, by the app's own token store; null when nobody is signed in. */
  readonly user: Query<CurrentServerUser | null>

  /**
   * A user by id, by a valid API key, or by a session, such as the one of a request. Null when there is
   * none; what else happens when nobody is signed in, `or` decides as it does in a `ClientApp`.
   *
   * Rejects when it is to go by a session and there is no token store.
   *
   * @example const user = await app.getUser('4c9d3a52-5a4e-4f0f-9b4f-0d5a4f9b2a61')
   * @example const user = await app.getUser({ apiKey: request.headers.get('x-api-key') })
   * @example const user = await app.getUser({ tokenStore: request, or: 'throw' })
   * @see spec, sections 4 and 7
   */
  readonly getUser: {
    (given: { apiKey: string | null | undefined }): Promise<ServerUser | null>
    (options: UserOptions & { or: 'redirect' | 'throw' | 'anonymous' }): Promise<CurrentServerUser>
    (options?: UserOptions): Promise<CurrentServerUser | null>
    (id: string): Promise<ServerUser | null>
    /** The user of an id, to be read at once and watched in a page. */
    query(id: string): Query<ServerUser | null>
  }

  /**
   * Iterates over all users, page by page. The next page is requested when its first user is needed.
   *
   * Continues when users are deleted meanwhile. Rejects if the service no longer knows where the next page begins,
   * such as a day after the users there were deleted: start again then.
   *
   * @param options.limit how many there are on a page. Default: 100
   * @example for await (const user of app.iterateUsers({ desc: true })) print(user.displayName)
   */
  iterateUsers(options?: UserListOptions): AsyncGenerator<ServerUser, void, undefined>
}

const PAGE_SIZE = 100
const CURSOR_IS_GONE =
  'The service does not know the user with whom the next page begins. Start again, without a cursor.'

const nouns = async () => (await import('../resources/server/nouns.js')).app

type Changes = Pick<ServerMethods, 'createUser' | 'createTeam' | 'checkApiKey'>
const changes: Verbs<ServerContext, Changes> = {
  createUser: nouns,
  createTeam: nouns,
  checkApiKey: nouns,
}

type Reading = ReadsOf<ServerUsers & ServerTeams>
const reading: Verbs<ServerContext, Reading> = {
  listUsers: nouns,
  getTeam: nouns,
  listTeams: nouns,
}

type ByKey = { readonly apiKey: string | null | undefined }
export type BySession = (options?: UserOptions) => Promise<CurrentServerUser | null>

/** Makes them. What is read by a key is not remembered: its name in the cache would be the key. */
export function serverMethods(ctx: AppContext, session: SessionMethods): ServerMethods {
  const keyed = keyedContext(ctx)
  const bySession = session.getUser as unknown as BySession
  const read = ctx.reads<ServerContext, Reading>(keyed, reading)
  const { listUsers } = read
  const queryUser = (id: string) =>
    keyed.query('getUser', [id], async () => (await ctx.load(nouns)).getUser(keyed, id))
  const getUser = async (given?: string | ByKey | UserOptions) => {
    if (typeof given === 'string') return queryUser(given).load()
    // Something else may have put a key on the prototype of every object.
    const own = given && ({ __proto__: null, ...given } as object as ByKey | UserOptions)
    if (own && 'apiKey' in own) return (await ctx.load(nouns)).getUser(keyed, own)
    if (own?.tokenStore === undefined && !ctx.hasTokenStore)
      throw new Error('Whose session? Pass an id, an apiKey, or the request as tokenStore.')
    try {
      return await bySession(own)
    } finally {
      // Each request has an app of its own: nothing of it may wait for a timer.
      if (ctx.platform.kind === 'server')
        for (const key of ctx.cache.entries.keys()) ctx.cache.drop(key)
    }
  }
  const getTeam = async (given: string | ByKey) =>
    typeof given === 'string' ? read.getTeam(given) : (await ctx.load(nouns)).getTeam(keyed, given)
  return {
    ...ctx.lazily<ServerContext, Changes>(keyed, changes),
    ...read,
    user: session.user as ServerMethods['user'],
    getUser: Object.assign(getUser, { query: queryUser }) as ServerMethods['getUser'],
    getTeam: Object.assign(getTeam, { query: read.getTeam.query }) as ServerMethods['getTeam'],
    async *iterateUsers(options) {
      const limit = options?.limit ?? PAGE_SIZE
      const readPage = (from: string | undefined) =>
        listUsers({ ...options, limit, ...(from && { cursor: from }) })
      let cursor = options?.cursor
      let last: string | undefined
      do {
        let page = await readPage(cursor)
        let users: readonly ServerUser[] = page
        if (cursor && page.length === 0) {
          // All users from the cursor on were deleted, or the service does not know the user of the cursor any more.
          // The page that begins with the last user tells which.
          if (last) page = await readPage(last)
          if (!last || page[0]?.id !== last) throw new Error(CURSOR_IS_GONE)
          users = page.slice(1)
        }
        yield* users
        last = page.at(-1)?.id
        cursor = page.nextCursor ?? undefined
      } while (cursor)
    },
  }
}
