import { Cache } from '../cache/cache.js'
import type { Query } from '../cache/query.js'
import type { Http, RequestTokens } from '../http/http.js'
import { defaultPlatform } from '../platform/default-platform.js'
import type { Platform } from '../platform/platform.js'
import { pageUrls } from '../redirect/urls.js'
import type { Context } from '../resources/context.js'
import type { Project } from '../resources/projects.js'
import { Session } from '../session/session.js'
import type { TokenStore } from '../session/stores/store.js'
import { type Parts, partsLoader } from './load-parts.js'
import type { ClientAppOptions } from './options.js'
import { ownQuery } from './own-query.js'
import { settingsOf } from './settings.js'
import { isOutOfSight, openTokenStore } from './token-store.js'

/** A context with the parts that only the app class itself touches. */
export interface AppContext extends Context {
  readonly platform: Platform
  /** What is loaded behind the first chunk. */
  parts(): Promise<Parts>
  readonly cache: Cache
  readonly project: Query<Project>
  /** The session; undefined where nobody can know who is signed in. */
  session(): Session | undefined
  /** Goes to an address that the gate lets through. */
  go(url: string, options?: { replace?: boolean }): Promise<void>
}

type Tokens = Http['tokens']

/** Tokens of one session only: once somebody else has signed in, no request goes out in their name. */
function tokensOf(session: Session, key: number): Tokens {
  const assertCurrent = () => {
    if (session.state.key !== key) {
      throw new Error('The session has changed since this user was read. Read the user again.')
    }
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
  const parts = partsLoader(platform)
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
    baseUrl: () => settings.baseUrl,
    projectHeaders: () => ({
      projectId: settings.projectId,
      accessType: 'client',
      publishableClientKey: settings.publishableClientKey,
    }),
    extraRequestHeaders: options.extraRequestHeaders,
    tokens,
  })

  const sessionIn = (store: TokenStore) =>
    new Session({
      platform,
      store,
      refresh: async (refreshToken) => (await parts()).refreshSession(http, settings, refreshToken),
    })
  let opened: Session | undefined
  const open = () =>
    (opened ??= sessionIn(openTokenStore(options, platform, () => settings.projectId)))
  const session = () => (isOutOfSight(options, platform) ? undefined : open())
  const http = httpWith(anyTokensOf(open))
  /** Speaks for a session that is kept nowhere any more. */
  const httpOf = (tokenStore: RequestTokens) => {
    const ended = sessionIn(openTokenStore({ tokenStore }, platform, () => ''))
    return httpWith(anyTokensOf(() => ended))
  }

  const go: AppContext['go'] = async (url, redirect) =>
    (await parts()).navigate(platform, site, redirectMethod, url, redirect)

  const ctx: AppContext = {
    platform,
    parts,
    cache,
    http,
    site,
    session,
    go,
    project: cache.query('project', async () => (await parts()).loadProject(ctx)),
    user: ownQuery({ known: session, open }, cache, 'user', async (key) =>
      (await parts()).loadCurrentUser(ctx, httpWith(tokensOf(open(), key))),
    ),
    signIn: ({ access_token: accessToken, refresh_token: refreshToken }) =>
      open().signIn({ accessToken, refreshToken }),
    redirectTo: async (page, redirect) =>
      go((await parts()).pageUrl(site, page, redirect), redirect),
    async signOut({ redirectUrl, noRedirect } = {}) {
      // Local first: nothing that has to be loaded or asked stands before it.
      const tokens = open().signOut()
      const { revoke } = await parts()
      const confirmed = await revoke(platform, httpOf(tokens))
      if (redirectUrl) await go(redirectUrl)
      else if (!noRedirect) await ctx.redirectTo('afterSignOut')
      return { confirmed }
    },
  }
  return ctx
}
