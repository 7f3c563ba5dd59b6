import { Cache } from '../cache/cache.js'
import type { Query } from '../cache/query.js'
import type { Memory } from '../cache/read.js'
import type { OnWait } from '../http/http.js'
import { lazily, type Verbs } from '../lib/lazily.js'
import { createWork } from '../platform/work.js'
import { defaultPlatform } from '../platform/default-platform.js'
import { guarded } from '../platform/guarded.js'
import { pageUrls } from '../redirect/urls.js'
import type { Context, SignedOut, SignOutOptions } from '../resources/context.js'
import type { CurrentUser, OwnContext } from '../resources/current-user.js'
import type { Project } from '../resources/projects.js'
import { Session } from '../session/session.js'
import { noTokens, type TokenPair } from '../session/tokens.js'
import { type Access, clientAccess, type Tools } from './access.js'
import { loadActions, loadReserve } from './load-actions.js'
import { partLoader } from './load-part.js'
import type { Happening } from './events.js'
import type { ClientAppOptions } from './options.js'
import type { UserOptions } from './session-methods.js'
import { type OwnQuery, ownQuery } from './own-query.js'
import { settingsOf } from './settings.js'
import { isOutOfSight, openTokenStore } from './token-store.js'

/** What an app does. Its code is loaded when something is done. */
interface Actions extends Pick<
  Context,
  | 'call'
  | 'attempt'
  | 'refresh'
  | 'withSecondFactor'
  | 'enter'
  | 'go'
  | 'redirectTo'
  | 'callbackUrl'
> {
  /** Forgets what is remembered under keys that begin so; what is watched is read again, unless it is gone. */
  invalidate(prefixes: readonly string[], gone?: string): Promise<void>
  /** Tells the service of a session that has ended on this device, then goes on. */
  leave(tokens: TokenPair, options?: SignOutOptions): Promise<SignedOut>
  /** Loads whoever is signed in, and decides what that means. */
  getUser(options?: UserOptions): Promise<CurrentUser | null>
}

/** A context with the parts that only the app class itself touches. */
export interface AppContext extends Context, Actions, Tools {
  readonly options: ClientAppOptions
  readonly access: Access
  readonly cache: Cache
  readonly user: OwnQuery<CurrentUser | null>
  readonly project: Query<Project>
  /** The session; undefined where nobody can know who is signed in. */
  session(): Session | undefined
  tell(...happening: Happening): void
  /** Who watches what has to wait. */
  readonly waits: Set<OnWait>
  /** Remembers under keys that begin with this. */
  memory(scope: string | number): Memory
  /** Makes another app, which differs in some options, and in what it is to its project if that is said. */
  appWith<App extends object>(changes: ClientAppOptions, access?: Access): App
  /** What a session's own calls and models are made with. */
  own(key: number): OwnContext & AppContext
  dispose(): void
}

/** What an app knows. */
type Known = Omit<AppContext, 'appWith' | keyof Tools | keyof Actions>
/** What is made before there is an app. */
type MadeContext = Known & Actions

/** A model that is given is the same as long as its id is. */
const nameOf = (_: string, part: { readonly id?: unknown } | null | undefined) => part?.id ?? part

const actions = {
  call: loadActions,
  attempt: loadActions,
  refresh: loadActions,
  withSecondFactor: loadActions,
  enter: loadActions,
  go: loadActions,
  redirectTo: loadActions,
  callbackUrl: loadActions,
  invalidate: loadReserve,
  leave: loadActions,
  getUser: loadActions,
} satisfies Record<keyof Actions, unknown> as unknown as Verbs<Known, Actions>

/** What speaks in the name of a context does so by its own tokens. */
const active = <Part extends Known>(known: Part): Part & Actions =>
  Object.assign(known, lazily<Known, Actions>(known, actions))

/**
 * Introduces the layers to each other. Nothing is read or opened before it is needed, and what a page
 * needs only after somebody has acted is loaded then.
 */
export function createContext(given: ClientAppOptions, access: Access = clientAccess): MadeContext {
  // Only what was given: something else may have put options on the prototype of every object.
  const options = { __proto__: null, ...given } as object as ClientAppOptions
  const platform = defaultPlatform(options)
  const work = createWork(platform.timers)
  const load = partLoader(platform)
  const reserve = () => load(loadReserve)
  // A page asks for them while it is still being loaded itself: so they are there when somebody acts, also
  // when the connection has gone by then. Whoever needs it learns of a failure.
  if (platform.kind === 'browser')
    for (const part of [loadActions, loadReserve, () => import('../flows/redirect.js')])
      load<object>(part).catch(() => {})
  // Read once: the environment takes long to answer, and every call tells of itself.
  const isTold = options.onEvent ?? options.debug ?? platform.env('LATCHKEY_DEBUG')
  /** Where nothing more can be loaded, nobody can be told. */
  const tell = (...happening: Happening) => {
    if (isTold)
      reserve().then(
        (loaded) => loaded.tell(options, platform, happening),
        () => {},
      )
  }
  const settings = settingsOf(options, platform)
  let opened: Session | undefined
  const open = () =>
    (opened ??= new Session({
      platform,
      during: work.during,
      store: openTokenStore(options, platform, settings),
      renew: async (...asked) => (await reserve()).renewSession(ctx, ...asked),
      tell,
      connected: () => void ctx.invalidate(['']).catch(() => {}),
      changed: () => ctx.user.forget(),
    }))
  const session = () => (isOutOfSight(options, platform) ? undefined : open())

  // A session that is watched is told when the device is connected again. What is wrong with it is said where it
  // is asked for: whoever watches something else, such as an error page, has nothing to do with that.
  const cache = new Cache(platform, () => guarded(session))
  const memory = (scope: string | number): Memory => ({
    query: (name, given, load) =>
      cache.query(`${scope}/${name}/${JSON.stringify(given, nameOf)}`, load),
  })

  /** Speaks for one session. */
  const own = (key: number) => {
    const parts = active({
      ...ctx,
      tokens: () => open().getTokens(undefined, key),
      subject: 'me',
      ...memory(key),
    })
    return parts as OwnContext & AppContext
  }

  const ctx: MadeContext = active({
    access,
    trade: access.trade,
    tell,
    waits: new Set(),
    refreshes: {},
    load,
    platform,
    settings,
    options,
    site: {
      urls: pageUrls(options.urls),
      trustedOrigins: options.trustedOrigins ?? [],
      href: () => platform.navigation?.href(),
    },
    cache,
    session,
    open,
    memory,
    own,
    tokens: () => open().getTokens(),
    rejected: (accessToken) => open().refuseAccessToken(accessToken),
    during: work.during,
    hasTokenStore: options.tokenStore !== null && !isOutOfSight(options, platform),
    project: cache.query('project', async () => (await reserve()).loadProject(ctx)),
    user: ownQuery(cache, platform.report, session, open, (key) => access.userOf(own(key))),
    async signOut(options) {
      // Local first: nothing that has to be loaded or asked stands before it.
      const tokens = open().signOut()
      // Pressed twice, it is one: nobody leaves before the service was told.
      if (ctx.leaving && tokens === noTokens) return ctx.leaving[0]
      const left = ctx.leave(tokens, options)
      ctx.leaving = [left, options]
      // Somebody else may be leaving by then.
      return left.finally(() => ctx.leaving?.[0] === left && (ctx.leaving = undefined))
    },
    dispose() {
      work.end(new Error('This app was disposed of. Make another.'))
      opened?.dispose()
      cache.dispose()
    },
  })
  return ctx
}
