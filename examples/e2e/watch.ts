import type { BrowserContext, Response } from 'playwright-core'
import { expect } from 'vitest'

/** The events in the tabs of one visitor. */
export interface Watched {
  /**
   * Errors and warnings of the console, uncaught exceptions and rejections, violations of the content security policy,
   * and failed requests.
   */
  readonly troubles: string[]
  /** The codes with which the service refused. */
  readonly refusals: Set<string>
  readonly urls: Set<string>
  readonly tokens: Set<string>
}

/** Records everything that must not happen to a visitor, and every leak of a secret. */
export async function watch(context: BrowserContext): Promise<Watched> {
  const troubles: string[] = []
  const watched = { troubles, refusals: new Set<string>(), urls: new Set<string>() }
  const tokens = new Set<string>()
  await context.exposeFunction('tellViolation', (text: string) => void troubles.push(text))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      const { tellViolation } = window as unknown as { tellViolation(text: string): void }
      tellViolation(`Against the policy: ${effectiveDirective} ${blockedURI} ${sample}`)
    }),
  )
  context.on('console', (message) => {
    // Of answers, more is known below.
    if (message.text().startsWith('Failed to load resource')) return
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  context.on('weberror', (error) => troubles.push(String(error.error())))
  context.on('request', (request) => {
    if (!isLink(request.url())) watched.urls.add(request.url())
    const headers = request.headers()
    for (const name of ['x-stack-access-token', 'x-stack-refresh-token'])
      if (headers[name]) tokens.add(headers[name])
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Of a page that was left.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${request.method()} failed: ${reason}`)
  })
  context.on('response', (response) => judge(response, watched))
  return { ...watched, tokens }
}

/** Connecting an account is the only call with a token in its URL: the browser navigates there. */
const isLink = (url: string) => /\/auth\/oauth\/authorize\/.*[?&]type=link&/.test(url)

/** The service tells the true status in a header, because browsers print others than 200. */
function judge(response: Response, { troubles, refusals }: Pick<Watched, 'troubles' | 'refusals'>) {
  const headers = response.headers()
  const code = headers['x-stack-known-error']
  const status = Number(headers['x-stack-actual-status'] ?? response.status())
  // This code means that no user is signed in, and is no failure.
  if (code === 'CANNOT_GET_OWN_USER_WITHOUT_USER') return
  if (code !== undefined) refusals.add(code)
  else if (status >= 400)
    troubles.push(`${response.request().method()} ${new URL(response.url()).pathname}: ${status}`)
}

async function storedTexts(context: BrowserContext) {
  const { origins } = await context.storageState()
  return origins.flatMap(({ localStorage }) => localStorage.map(({ value }) => value))
}

/** The refresh token, from where it belongs. */
async function keptTokens(context: BrowserContext) {
  const cookies = await context.cookies()
  return cookies.flatMap(({ name, value }) => (name.includes('-refresh-') ? [value] : []))
}

/** No token stands in an address or in a store that other scripts read. */
export async function assertNoToken(
  context: BrowserContext,
  { urls, tokens }: Watched,
): Promise<void> {
  const addresses = [...urls, ...context.pages().map((page) => page.url())]
  const texts = [...addresses, ...(await storedTexts(context))]
  expect(texts.filter((text) => /eyJ[\w-]+\.|refresh_token|access_token/.test(text))).toEqual([])
  for (const token of [...tokens, ...(await keptTokens(context))])
    expect(texts.filter((text) => text.includes(token))).toEqual([])
}
