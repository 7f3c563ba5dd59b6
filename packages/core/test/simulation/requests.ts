import type { Browser } from './environment/browser.js'
import type { Asked } from './environment/network.js'
import type { Page } from './environment/page.js'

/** Maximum number of refreshes of a page in a minute. */
const TOKENS_A_MINUTE = 20
/** Maximum number of refreshes in an outage of ten minutes, the length of a schedule (F10). */
const TOKENS_AN_OUTAGE = 30
const ATTEMPTS = 5

/** Checks a request of a page. */
export function lookAtRequest(browser: Browser, page: Page, asked: Asked): void {
  if (browser.network.isOut) lookAtOutage(browser, page, asked)
  if (asked.path === '/auth/oauth/token') lookAtRefresh(browser, page, asked)
  else if (asked.path !== '/auth/sessions/current') lookAtTokens(browser, page, asked)
}

/** The limit grows each time the device goes online or offline, and with each new session. */
function lookAtOutage(browser: Browser, page: Page, { path, body }: Asked): void {
  const { requests, offline, outageTokens } = page
  if (path !== '/auth/oauth/token') return void requests.others++
  outageTokens.add((body as URLSearchParams).get('refresh_token'))
  const begun = 2 * offline.length + outageTokens.size - 1
  const most = TOKENS_AN_OUTAGE + ATTEMPTS * begun
  if (++requests.tokens === most + 1)
    browser.complain('V5', `${page.name} asks for over ${most} tokens in an outage`)
}

function lookAtRefresh(browser: Browser, page: Page, asked: Asked): void {
  const token = (asked.body as URLSearchParams).get('refresh_token')
  if (!token) return
  const session = browser.world.server.sessionOf(token)
  if (session && !browser.given.has(session))
    browser.complain('V2', `${page.name} refreshes ${token}, which its browser was not given`)
  const others = (page.refreshes.get(token) ?? []).filter(({ isOver }) => !isOver)
  page.refreshes.set(token, [...others, asked])
  // The request that ends a session may need a refresh of its own.
  if (browser.isSigningOut(page) || browser.isEnding(session?.id)) return
  lookAtRate(browser, page, { at: asked.at, session: session?.id })
  if (others.length) browser.complain('V1', `${page.name} refreshes ${token} twice at a time`)
  if (!browser.isInUse(token))
    browser.complain(
      'TK12',
      `${page.name} refreshes ${token}, which another has taken the place of`,
    )
}

/** The limit grows with each session, because a new session needs a token. */
function lookAtRate(browser: Browser, page: Page, one: Page['asked'][number]): void {
  page.asked = [...page.asked.filter(({ at }) => at > one.at - 60_000), one]
  const sessions = new Set(page.asked.map(({ session }) => session))
  const most = TOKENS_A_MINUTE + ATTEMPTS * (sessions.size - 1)
  if (page.asked.length <= most) return
  browser.complain('V5', `${page.name} asks for over ${most} tokens in a minute`)
  page.asked = []
}

function lookAtTokens(browser: Browser, page: Page, { headers }: Asked): void {
  const { server } = browser.world
  const session = server.sessionOf(headers['x-stack-access-token'])
  if (session && page.signedOut.has(session.id))
    browser.complain('V4', `${page.name} speaks for ${session.id}, which it has signed out`)
  if (session && !browser.given.has(session))
    browser.complain('V2', `${page.name} speaks for ${session.id} of another browser`)
  const refresh = server.sessionOf(headers['x-stack-refresh-token'])
  if (session && refresh && session !== refresh)
    browser.complain('V2', `${page.name} sends tokens of ${session.id} and ${refresh.id}`)
}
