import { API_PREFIX } from '@latchkey/contract/paths'
import { Cache } from '../cache/cache.js'
import type { Query } from '../cache/query.js'
import { callerOf } from '../http/call.js'
import type { Http } from '../http/http.js'
import { defaultPlatform } from '../platform/default-platform.js'
import { pageUrls } from '../redirect/urls.js'
import type { Context, UserContext } from '../resources/context.js'
import { loadCurrentUser } from '../resources/current-user.js'
import type { Project } from '../resources/projects.js'
import { Session } from '../session/session.js'
import type { TokenStore } from '../session/stores/store.js'
import type { TokenPair } from '../session/tokens.js'
import { partLoader } from './load-part.js'
import type { ClientAppOptions } from './options.js'
import { ownQuery } from './own-query.js'
import { settingsOf } from './settings.js'
import { isOutOfSight, openTokenStore } from './token-store.js'

/** A context with the parts that only the app class itself touches. */
export interface AppContext extends Context {
  readonly cache: Cache
  readonly project: Query<Project>
  reserve(): Promise<typeof import('./reserve.js')>
  /** The session; undefined where nobody can know who is signed in. */
  session(): Session | undefined
}

type Tokens = Http['tokens']

/** Tokens of one session only: once somebody else has signed in, no request goes out in their name. */
function tokensOf(session: Session, key: number): Tokens {
  const assertCurrent = () => {
    if (session.state.key !== key)
      throw new Error('The session has changed since this user was read. Read the user again.')
  }
  return {
    async get() {
      assertCurrent()
      const tokens = await session.getTokens()
      if (tokens.refreshToken || tokens.accessToken) assertCurrent()
      return tokens
    },
    rejected: (accessToken) => session.refuseAccessToken(accessToken),
  }
}

const anyTokensOf = (session: () => Session): Tokens => ({
  get: () => session().getTokens(),
  rejected: (accessToken) => session().refuseAccessToken(accessToken),
})

/**
 * Introduces the layers to each other. Nothing is read or opened before it is needed, and what a page
 * needs only after somebody has acted is loaded then.
 */
export function createContext(options: ClientAppOptions): AppContext {
  const platform = defaultPlatform(options)
  const load = partLoader(platform)
  const reserve = () => load(() => import('./reserve.js'))
  // A page asks for it while it is still being loaded itself: so it is there when somebody acts, also
  // when the connection has gone by then. Whoever needs it learns of a failure.
  if (platform.kind === 'browser') reserve().catch(() => {})
  const settings = settingsOf(options, platform)
  const cache = new Cache(platform)
  const { redirectMethod = 'window', trustedOrigins = [] } = options
  const site = {
    urls: pageUrls(options.urls),
    trustedOrigins,
    href: () => platform.navigation?.href(),
  }

  const httpWith = (tokens: Tokens): Http => ({
    platform,
    headerPrefix: settings.headerPrefix,
    apiUrl: () => settings.baseUrl + API_PREFIX,
    projectHeaders: () => ({
      projectId: settings.projectId,
      accessType: 'client',
      publishableClientKey: settings.publishableClientKey,
    }),
    extraRequestHeaders: options.extraRequestHeaders,
    tokens,
    recover: async (...given) => (await reserve()).recover(...given),
  })

  const sessionIn = (store: TokenStore) =>
    new Session({
      platform,
      store,
      renew: async (session, minRemainingMillis) => {
        const { renew, refreshSession } = await reserve()
        return renew(
          session,
          (token) => refreshSession(caller, settings, token),
          minRemainingMillis,
        )
      },
    })
  let opened: Session | undefined
  const open = () =>
    (opened ??= sessionIn(openTokenStore(options, platform, () => settings.projectId)))
  const session = () => (isOutOfSight(options, platform) ? undefined : open())
  const caller = callerOf(httpWith(anyTokensOf(open)))
  /** Speaks for a session that is kept nowhere any more. */
  const endedOf = (tokenStore: TokenPair) => {
    const ended = sessionIn(openTokenStore({ tokenStore }, platform, () => ''))
    return { ...callerOf(httpWith(anyTokensOf(() => ended))), tokens: () => ended.getTokens() }
  }

  const ctx: AppContext = {
    ...caller,
    load,
    platform,
    settings,
    options,
    site,
    cache,
    reserve,
    session,
    tokens: () => open().getTokens(),
    hasTokenStore: options.tokenStore !== null,
    project: cache.query('project', async () => (await reserve()).loadProject(ctx)),
    user: ownQuery({ known: session, open }, cache, (key) => loadCurrentUser(userContext(key))),
    async enter({ accessToken, refreshToken }, { noRedirect, isNewUser } = {}) {
      open().signIn({ accessToken, refreshToken })
      if (!noRedirect) await ctx.redirectTo(isNewUser ? 'afterSignUp' : 'afterSignIn')
    },
    go: async (url, redirect) =>
      (await reserve()).navigate(platform, site, redirectMethod, url, redirect),
    redirectTo: async (page, redirect) =>
      ctx.go((await reserve()).pageUrl(site, page, redirect), redirect),
    async signOut({ redirectUrl, noRedirect } = {}) {
      // Local first: nothing that has to be loaded or asked stands before it.
      const tokens = open().signOut()
      const { revoke } = await reserve()
      const confirmed = await revoke(platform, endedOf(tokens))
      if (redirectUrl) await ctx.go(redirectUrl)
      else if (!noRedirect) await ctx.redirectTo('afterSignOut')
      return { confirmed }
    },
  }

  const userContext = (key: number): UserContext => {
    const tokens = tokensOf(open(), key)
    return {
      ...ctx,
      ...callerOf(httpWith(tokens)),
      subject: 'me',
      tokens: tokens.get,
      query: (name, given, load) => cache.query(`${key}/${name}/${JSON.stringify(given)}`, load),
      refresh: async (...names) => {
        cache.invalidate(names.map((name) => `${key}/${name}/`))
        if (names.includes('user')) await ctx.user.refresh()
      },
    }
  }
  return ctx
}
