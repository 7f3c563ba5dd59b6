import type { KnownError } from '@latchkey/contract/errors/error'
import { navigate } from '../flows/navigate.js'
import { revoke } from '../flows/sign-out.js'
import type { GoOn } from '../flows/sign-out-trouble.js'
import { type Caller, call as send } from '../http/call.js'
import type { Circuit } from '../http/circuit.js'
import type { Http } from '../http/http.js'
import type { Result } from '../lib/result.js'
import type { Clock } from '../platform/platform.js'
import { isPlainPath } from '../redirect/plain-path.js'
import type { PageName, RedirectOptions } from '../redirect/urls.js'
import type {
  BegunSession,
  EnterOptions,
  Remembered,
  SignOutOptions,
} from '../resources/context.js'
import type { CurrentUser } from '../resources/current-user.js'
import { notSignedIn, userOutcome } from '../resources/user-outcome.js'
import { assertStorable } from '../session/assert-storable.js'
import type { TokenPair } from '../session/tokens.js'
import type { AppContext } from './context.js'
import type { SessionMethods, UserOptions } from './session-methods.js'

/**
 * What an app does, where `context.ts` has what it knows: everything that takes its time anyway. One chunk,
 * which a page has begun to load before it asks for anything.
 */
export { signInWithCredential } from '../flows/password.js'
export { attempt } from '../http/call.js'
export { currentUserOf } from '../resources/current-user.js'

const reserve = () => import('./reserve.js')
const mfa = () => import('../flows/mfa.js')
const redirects = () => import('../flows/redirect.js')

const speakers = new WeakMap<object, Http>()

/** By where calls go, for all apps of a page or of a process: they have one clock. */
const circuits = new WeakMap<Clock, Record<string, Circuit>>()

/** What speaks in the name of a context. */
function speaker(ctx: AppContext): Http {
  const known = speakers.get(ctx)
  if (known) return known
  const { settings, access, platform, rejected, during, tell, waits } = ctx
  // A setting that is missing is told of here: it is no lost connection.
  const { apiUrl } = settings
  // Put together once: an environment takes long to answer.
  let headers: ReturnType<Http['projectHeaders']> | undefined
  const services = circuits.get(platform.clock) ?? {}
  circuits.set(platform.clock, services)
  const http: Http = {
    platform,
    headerPrefix: settings.headerPrefix,
    apiUrl,
    projectHeaders: () =>
      (headers ??= {
        projectId: settings.projectId,
        accessType: access.type,
        ...access.keys(settings),
      }),
    extraRequestHeaders: ctx.options.extraRequestHeaders,
    tokens: async (given) => given ?? ctx.tokens(),
    rejected,
    circuit: (services[apiUrl] ??= {}),
    recover: async (...failed) => (await ctx.load(reserve)).recover(...failed),
    during,
    tell,
    waiting: (wait) => waits.forEach((listener) => listener(wait)),
  }
  const made = access.http?.(http) ?? http
  speakers.set(ctx, made)
  return made
}

export const call = (ctx: AppContext, ...given: Parameters<Caller['call']>) => {
  // A new session needs a store, or the service would keep one that no client has. What stands in place of a
  // store throws an error that says what to do.
  if (given[2]?.tokens === 'new') {
    const session = ctx.open()
    if (!ctx.hasTokenStore) session.end()
    assertStorable(session.parts)
  }
  return send(speaker(ctx), ...given)
}

export async function refresh(ctx: AppContext, ...names: readonly Remembered[]) {
  const session = ctx.session()
  if (!session) return
  const { key } = session.state
  // The change was made, whether or not it can be read again now; the query says that it failed.
  await ctx.invalidate(names.map((name) => `${key}/${name}/`)).catch(() => {})
  if (names.includes('user')) await ctx.user.refresh().catch(() => {})
}

export async function withSecondFactor(
  ctx: AppContext,
  first: Result<unknown, KnownError>,
  options?: Pick<EnterOptions, 'noRedirect'>,
) {
  return first.status === 'error' && first.error.code === 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
    ? (await ctx.load(mfa)).askForSecondFactor(ctx, first.error, options)
    : first
}

export async function enter(
  ctx: AppContext,
  { accessToken, refreshToken = null }: BegunSession,
  { noRedirect, isNewUser }: EnterOptions = {},
) {
  ctx.open().signIn({ accessToken, refreshToken })
  if (!noRedirect) await ctx.redirectTo(isNewUser ? 'afterSignUp' : 'afterSignIn')
  return { status: 'ok', data: undefined } as const
}

/** The address of a page that needs no gate, where the current one knows no way back. */
function plainPage({ site }: AppContext, page: PageName): URL | undefined {
  const href = site.href()
  const url = site.urls[page]
  if (href && !href.includes('?') && isPlainPath(url)) return new URL(url, href)
}

export async function go(ctx: AppContext, url: string, redirect?: { replace?: boolean }) {
  const target = isPlainPath(url) ? url : (await ctx.load(redirects)).trusted(ctx, url)
  return navigate(ctx, ctx.options.redirectMethod, target, redirect)
}

export async function redirectTo(ctx: AppContext, page: PageName, redirect?: RedirectOptions) {
  // Pages before signing in are told of a way back.
  const isAlone = !/^sign(In|Up)$/.test(page) && plainPage(ctx, page)
  return isAlone
    ? ctx.go(isAlone.pathname, redirect)
    : (await ctx.load(redirects)).redirectTo(ctx, page, redirect)
}

export const callbackUrl = async (ctx: AppContext, page: PageName, returnTo?: string) =>
  (!returnTo && plainPage(ctx, page)?.href) ||
  (await ctx.load(redirects)).callbackUrl(ctx.site, page, returnTo)

/** Tells the service of a session that has ended on this device, then goes on. */
export async function leave(
  ctx: AppContext,
  tokens: TokenPair,
  { redirectUrl, noRedirect }: SignOutOptions = {},
) {
  const goOn: GoOn = async (...untold) => (await ctx.load(reserve)).goOn(...untold)
  const confirmed = await revoke(ctx, tokens, goOn)
  if (redirectUrl) await ctx.go(redirectUrl)
  else if (!noRedirect) await ctx.redirectTo('afterSignOut')
  return { confirmed }
}

/** As `SessionMethods` says. */
export async function getUser(ctx: AppContext, options?: UserOptions): Promise<CurrentUser | null> {
  // Something else may have put one on the prototype of every object.
  const { or, tokenStore } = { __proto__: null, ...options } as object as UserOptions
  if (tokenStore !== undefined) return ctx.appWith<SessionMethods>({ tokenStore }).getUser({ or })
  const look = async () => userOutcome(await ctx.user.load(), or)
  let outcome = await look()
  if (outcome.kind === 'redirect') {
    await ctx.redirectTo('signIn', { replace: true })
    outcome = await look()
  }
  const { kind, user = null } = outcome
  if (kind === 'anonymous') return (await ctx.load(reserve)).signInAnonymously(ctx)
  if (kind === 'redirect' || kind === 'throw') throw notSignedIn()
  return user
}
