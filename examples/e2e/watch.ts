import type { BrowserContext, Response } from 'playwright-core'
import { expect } from 'vitest'

/** The events in the tabs of one visitor. */
export interface Watched {
  /**
   * Errors and warnings of the console, uncaught exceptions and rejections, violations of the content security policy,
   * and failed requests.
   */
  readonly pageErrors: string[]
  /** The error codes that the service returned. */
  readonly refusals: Set<string>
  readonly urls: Set<string>
  readonly tokens: Set<string>
}

/** Records all errors and all exposed secrets in the tabs of a visitor. */
export async function watch(context: BrowserContext): Promise<Watched> {
  const pageErrors: string[] = []
  const watched = { pageErrors, refusals: new Set<string>(), urls: new Set<string>() }
  const tokens = new Set<string>()
  await context.exposeFunction('recordViolation', (text: string) => void pageErrors.push(text))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      const { recordViolation } = window as unknown as { recordViolation(text: string): void }
      recordViolation(`Policy violation: ${effectiveDirective} ${blockedURI} ${sample}`)
    }),
  )
  context.on('console', (message) => {
    // The response listener below reports failed requests in more detail.
    if (message.text().startsWith('Failed to load resource')) return
    if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text())
  })
  context.on('weberror', (error) => pageErrors.push(String(error.error())))
  context.on('request', (request) => {
    if (!isLink(request.url())) watched.urls.add(request.url())
    const headers = request.headers()
    for (const name of ['x-stack-access-token', 'x-stack-refresh-token'])
      if (headers[name]) tokens.add(headers[name])
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The request of a page that was unloaded.
    if (reason !== 'net::ERR_ABORTED') pageErrors.push(`${request.method()} failed: ${reason}`)
  })
  context.on('response', (response) => recordResponse(response, watched))
  return { ...watched, tokens }
}

/** Connecting an account is the only call with a token in its URL: the browser navigates there. */
const isLink = (url: string) => /\/auth\/oauth\/authorize\/.*[?&]type=link&/.test(url)

/** The service sends the real status in a header, because browsers log statuses other than 200. */
function recordResponse(
  response: Response,
  { pageErrors, refusals }: Pick<Watched, 'pageErrors' | 'refusals'>,
) {
  const headers = response.headers()
  const code = headers['x-stack-known-error']
  const status = Number(headers['x-stack-actual-status'] ?? response.status())
  // This code means that no user is signed in, and is no failure.
  if (code === 'CANNOT_GET_OWN_USER_WITHOUT_USER') return
  if (code !== undefined) refusals.add(code)
  else if (status >= 400)
    pageErrors.push(`${response.request().method()} ${new URL(response.url()).pathname}: ${status}`)
}

async function storedTexts(context: BrowserContext) {
  const { origins } = await context.storageState()
  return origins.flatMap(({ localStorage }) => localStorage.map(({ value }) => value))
}

/** Returns the refresh tokens in cookies. */
async function refreshTokens(context: BrowserContext) {
  const cookies = await context.cookies()
  return cookies.flatMap(({ name, value }) => (name.includes('-refresh-') ? [value] : []))
}

/** Checks that no token is in a URL or in local storage. */
export async function assertNoToken(
  context: BrowserContext,
  { urls, tokens }: Watched,
): Promise<void> {
  const addresses = [...urls, ...context.pages().map((page) => page.url())]
  const texts = [...addresses, ...(await storedTexts(context))]
  expect(texts.filter((text) => /eyJ[\w-]+\.|refresh_token|access_token/.test(text))).toEqual([])
  for (const token of [...tokens, ...(await refreshTokens(context))])
    expect(texts.filter((text) => text.includes(token))).toEqual([])
}
