import { HELD_REFRESH } from './environment/jar.js'
import type { Browser } from './environment/browser.js'
import type { PageRequest } from './environment/network.js'
import type { Page } from './environment/page.js'
import { BIND } from './environment/server-model.js'

/** Maximum number of refreshes of a page in a minute. */
const TOKENS_A_MINUTE = 20
/** Maximum number of refreshes in an outage of ten minutes, the length of a schedule (F10). */
const TOKENS_AN_OUTAGE = 30
const ATTEMPTS = 5

/** The paths of refreshes whose token is in a header. */
const REFRESHES_WITH_HEADER = [BIND, '/auth/sessions/current/refresh']

const isRefresh = ({ path }: PageRequest) =>
  path === '/auth/oauth/token' || REFRESHES_WITH_HEADER.includes(path)

/** Returns the refresh token of a refresh; null if a request is none. */
export function refreshTokenOf({ path, headers, body }: PageRequest): string | null {
  if (REFRESHES_WITH_HEADER.includes(path)) return headers['x-stack-refresh-token'] ?? null
  return body instanceof URLSearchParams ? body.get('refresh_token') : null
}

/** Checks a request of a page. */
export function checkRequest(browser: Browser, page: Page, request: PageRequest): void {
  if (browser.network.isOut) checkOutage(browser, page, request)
  if (isRefresh(request)) checkRefresh(browser, page, request)
  else if (request.path !== '/auth/sessions/current') checkTokens(browser, page, request)
}

/** The limit grows each time the device goes online or offline, and with each new session. */
function checkOutage(browser: Browser, page: Page, request: PageRequest): void {
  const { requests, offline, outageTokens } = page
  if (!isRefresh(request)) return void requests.others++
  outageTokens.add(refreshTokenOf(request))
  const begun = 2 * offline.length + outageTokens.size - 1
  const max = TOKENS_AN_OUTAGE + ATTEMPTS * begun
  if (++requests.tokens === max + 1)
    browser.reportViolation('V5', `${page.name} asks for over ${max} tokens in an outage`)
}

function checkRefresh(browser: Browser, page: Page, request: PageRequest): void {
  const token = refreshTokenOf(request)
  if (!token) return
  const session = browser.world.server.sessionOf(token)
  if (session && !browser.startedSessions.has(session))
    browser.reportViolation(
      'V2',
      `${page.name} refreshes ${token}, which its browser was not given`,
    )
  const previous = page.refreshes.get(token) ?? []
  const others = previous.filter(({ isOver }) => !isOver)
  page.refreshes.set(token, [...others, request])
  // The request that ends a session may need a refresh of its own.
  if (browser.isSigningOut(page) || browser.isEnding(session?.id)) return
  checkRefreshRate(browser, page, { at: request.at, session: session?.id })
  // A sign-in binds its session before it stores the tokens, and without the lock. A cookie may have a copy of them.
  const isOfSignIn = browser.world.config.mode === 'bound' && browser.freshTokens.has(token)
  if (others.length && request.path !== BIND && !isOfSignIn)
    browser.reportViolation('V1', `${page.name} refreshes ${token} twice at a time`)
  if (!browser.isInUse(token))
    browser.reportViolation(
      'TK12',
      `${page.name} refreshes ${token}, which another has taken the place of`,
    )
}

/** The limit grows with each session, because a new session needs a token. */
function checkRefreshRate(
  browser: Browser,
  page: Page,
  refresh: Page['recentRefreshes'][number],
): void {
  page.recentRefreshes = [
    ...page.recentRefreshes.filter(({ at }) => at > refresh.at - 60_000),
    refresh,
  ]
  const sessions = new Set(page.recentRefreshes.map(({ session }) => session))
  const { mode } = browser.world.config
  // A refresh with a proof may need a request for its nonce.
  const requests = mode === 'bound' ? 2 : 1
  const max = requests * (TOKENS_A_MINUTE + ATTEMPTS * (sessions.size - 1))
  if (page.recentRefreshes.length <= max) return
  browser.reportViolation('V5', `${page.name} asks for over ${max} tokens in a minute`)
  page.recentRefreshes = []
}

function checkTokens(browser: Browser, page: Page, { headers }: PageRequest): void {
  const { server } = browser.world
  const session = server.sessionOf(headers['x-stack-access-token'])
  if (session && page.signedOut.has(session.id))
    browser.reportViolation('V4', `${page.name} speaks for ${session.id}, which it has signed out`)
  if (session && !browser.startedSessions.has(session))
    browser.reportViolation('V2', `${page.name} speaks for ${session.id} of another browser`)
  const refresh = server.sessionOf(headers['x-stack-refresh-token'])
  if (session && refresh && session !== refresh)
    browser.reportViolation('V2', `${page.name} sends tokens of ${session.id} and ${refresh.id}`)
}

/** Checks the cookies in a response of the app's server: they belong to the session of the request, or to a new one. */
export function checkSetCookies(
  browser: Browser,
  { path, body }: PageRequest,
  lines: readonly string[],
): void {
  const { server, browsers } = browser.world
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const session = server.sessionOf(name === HELD_REFRESH ? value : undefined)
    if (!session) continue
    const isOfOther = browsers.some(({ startedSessions }) => startedSessions.has(session))
    const { email = `${session.user}@example.com` } =
      path === '/auth/password/sign-in' ? (JSON.parse(String(body)) as { email?: string }) : {}
    if (isOfOther || email !== `${session.user}@example.com`)
      browser.reportViolation('V2', `a response of ${path} has the cookies of ${session.id}`)
    browser.startedSessions.add(session)
    browser.freshMarkers.add(session.id)
  }
}
