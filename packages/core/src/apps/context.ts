import { Cache } from '../cache/cache.js'
import type { Query } from '../cache/query.js'
import type { Memory } from '../cache/read.js'
import { callerOf } from '../http/call.js'
import type { Http } from '../http/http.js'
import { navigate } from '../flows/navigate.js'
import { revoke } from '../flows/sign-out.js'
import type { GoOn } from '../flows/sign-out-trouble.js'
import { defaultPlatform } from '../platform/default-platform.js'
import { isPlainPath } from '../redirect/plain-path.js'
import { type PageName, pageUrls } from '../redirect/urls.js'
import type { Context, UserContext } from '../resources/context.js'
import type { CurrentUser } from '../resources/current-user.js'
import { toTeam } from '../resources/team.js'
import type { Project } from '../resources/projects.js'
import { Session } from '../session/session.js'
import { type Access, clientAccess, type Tools } from './access.js'
import { partLoader } from './load-part.js'
import type { Happening } from './events.js'
import type { ClientAppOptions } from './options.js'
import { type OwnQuery, ownQuery } from './own-query.js'
import { settingsOf } from './settings.js'
import { isOutOfSight, openTokenStore } from './token-store.js'

/** A context with the parts that only the app class itself touches. */
export interface AppContext extends Context, Tools {
  readonly options: ClientAppOptions
  readonly cache: Cache
  readonly user: OwnQuery<CurrentUser | null>
  readonly project: Query<Project>
  /** The session; undefined where nobody can know who is signed in. */
  session(): Session | undefined
  /** Remembers under keys that begin with this. */
  memory(scope: string | number): Memory
  /** Forgets what is remembered under keys that begin so; what is watched is read again. */
  invalidate(prefixes: readonly string[]): Promise<void>
  /** Makes another app, which differs in some options, and in what it is to its project if that is said. */
  appWith<App extends object>(changes: ClientAppOptions, access?: Access): App
  /** What a session's own calls and models are made with. */
  own(key: number): UserContext
  dispose(): void
}

/** What is made before there is an app. */
type MadeContext = Omit<AppContext, 'appWith' | keyof Tools>

/** A model that is given is the same as long as its id is. */
const nameOf = (_: string, part: { readonly id?: unknown } | null | undefined) => part?.id ?? part

/**
 * Introduces the layers to each other. Nothing is read or opened before it is needed, and what a page
 * needs only after somebody has acted is loaded then.
 */
export function createContext(given: ClientAppOptions, access: Access = clientAccess): MadeContext {
  // Only what was given: something else may have put options on the prototype of every object.
  const options: ClientAppOptions = Object.assign(Object.create(null), given)
  // One for each call: many listeners of a single signal are many, and Node warns of a leak.
  const underWay = new Set<AbortController>()
  let end: Error | undefined
  const platform = defaultPlatform(options)
  const load = partLoader(platform)
  const reserve = () => load(() => import('./reserve.js'))
  const redirects = () => load(() => import('../flows/redirect.js'))
  // A page asks for them while it is still being loaded itself: so they are there when somebody acts, also
  // when the connection has gone by then. Whoever needs it learns of a failure.
  if (platform.kind === 'browser') Promise.all([reserve(), redirects()]).catch(() => {})
  /** Where nothing more can be loaded, nobody can be told. */
  const tell = (...happening: Happening) => {
    if (options.onEvent ?? options.debug ?? platform.env('LATCHKEY_DEBUG'))
      reserve().then(
        (loaded) => loaded.tell(options, platform, happening),
        () => {},
      )
  }
  const settings = settingsOf(options, platform)
  const cache = new Cache(platform)
  const invalidate = async (prefixes: readonly string[]) =>
    (await reserve()).invalidate(cache, platform, prefixes)
  const memory = (scope: string | number): Memory => ({
    query: (name, given, load) =>
      cache.query(`${scope}/${name}/${JSON.stringify(given, nameOf)}`, load),
  })
  const site = {
    urls: pageUrls(options.urls),
    trustedOrigins: options.trustedOrigins ?? [],
    href: () => platform.navigation?.href(),
  }

  /** The address of a page that needs no gate, where the current one knows no way back. */
  const plainPage = (page: PageName) => {
    const href = site.href()
    const url = site.urls[page]
    return href && !href.includes('?') && isPlainPath(url) ? new URL(url, href) : undefined
  }

  let opened: Session | undefined
  const open = () =>
    (opened ??= new Session({
      platform,
      store: openTokenStore(options, platform, settings),
      renew: async (...asked) => (await reserve()).renewSession(ctx, ...asked),
      tell,
      connected: () => void invalidate(['']).catch(() => {}),
      changed: () => ctx.user.forget(),
    }))
  const session = () => (isOutOfSight(options, platform) ? undefined : open())

  /** Calls in the name of whoever is signed in, or of one session only. */
  const speaker = (key?: number) => {
    const tokens = () => open().getTokens(undefined, key)
    const http: Http = {
      platform,
      headerPrefix: settings.headerPrefix,
      apiUrl: () => settings.apiUrl,
      projectHeaders: () => ({
        projectId: settings.projectId,
        accessType: access.type,
        ...access.keys(settings),
      }),
      extraRequestHeaders: options.extraRequestHeaders,
      tokens: async (given) => given ?? tokens(),
      rejected: (accessToken) => open().refuseAccessToken(accessToken),
      recover: async (...failed) => (await reserve()).recover(...failed),
      during(work) {
        const call = new AbortController()
        underWay.add(call)
        if (end) call.abort(end)
        return work(call.signal).finally(() => underWay.delete(call))
      },
      tell,
    }
    return { ...callerOf(access.http?.(http) ?? http), tokens, rejected: http.rejected }
  }

  /** Speaks for one session. */
  const own = (key: number) => {
    const parts: MadeContext & UserContext = {
      ...ctx,
      ...speaker(key),
      subject: 'me',
      team: (answer) => toTeam(parts, answer),
      ...memory(key),
    }
    return parts
  }

  const ctx: MadeContext = {
    ...speaker(),
    trade: access.trade,
    tell,
    load,
    platform,
    settings,
    options,
    site,
    cache,
    session,
    memory,
    own,
    invalidate,
    hasTokenStore: options.tokenStore !== null && !isOutOfSight(options, platform),
    project: cache.query('project', async () => (await reserve()).loadProject(ctx)),
    user: ownQuery(cache, platform.report, session, open, (key) =>
      access.userOf(own(key) as UserContext & AppContext),
    ),
    async refresh(...names) {
      const { key } = open().state
      // The change was made, whether or not it can be read again now; the query says that it failed.
      await invalidate(names.map((name) => `${key}/${name}/`)).catch(() => {})
      if (names.includes('user')) await ctx.user.refresh().catch(() => {})
    },
    async enter({ accessToken, refreshToken }, { noRedirect, isNewUser } = {}) {
      open().signIn({ accessToken, refreshToken })
      if (!noRedirect) await ctx.redirectTo(isNewUser ? 'afterSignUp' : 'afterSignIn')
      return { status: 'ok', data: undefined }
    },
    async go(url, redirect) {
      const target = isPlainPath(url) ? url : (await redirects()).trusted(ctx, url)
      return navigate(platform, options.redirectMethod, target, redirect)
    },
    async redirectTo(page, redirect) {
      // Pages before signing in are told of a way back.
      const isAlone = !/^(sign(In|Up)|mfa)$/.test(page) && plainPage(page)
      return isAlone
        ? ctx.go(isAlone.pathname, redirect)
        : (await redirects()).redirectTo(ctx, page, redirect)
    },
    callbackUrl: async (page, returnTo) =>
      (!returnTo && plainPage(page)?.href) || (await redirects()).callbackUrl(site, page, returnTo),
    async signOut({ redirectUrl, noRedirect } = {}) {
      // Local first: nothing that has to be loaded or asked stands before it.
      const tokens = open().signOut()
      const goOn: GoOn = async (...untold) => (await reserve()).goOn(...untold)
      const confirmed = await revoke(ctx, tokens, goOn)
      if (redirectUrl) await ctx.go(redirectUrl)
      else if (!noRedirect) await ctx.redirectTo('afterSignOut')
      return { confirmed }
    },
    dispose() {
      end = new Error('This app was disposed of. Make another one.')
      for (const call of underWay) call.abort(end)
      opened?.dispose()
      cache.dispose()
    },
  }
  return ctx
}
