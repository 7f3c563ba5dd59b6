import type { Platform } from '@latchkey/core'
import type { TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTab } from '../support/open-tab.js'
import { printEveryWay } from '../support/print-every-way.js'
import {
  waitForNavigation,
  nextPage,
  type OpenTab,
  createOAuthProject,
  visitProvider,
} from '../support/visit-provider.js'
import { requestText } from './request-text.js'
import { spyOnConsole } from './spy-on-console.js'
import { watch } from './watch.js'

const signIns = watch('OAuth sign-in')

let project: TestProject
beforeEach(async () => {
  project = await createOAuthProject()
})
afterEach(() => vi.restoreAllMocks())

/** Returns to the callback page, whose URL and cookies contain secrets. */
async function openCallbackPage(query: Record<string, string>, fetch?: Platform['fetch']) {
  const tab = openTab(project)
  const startUrl = await waitForNavigation(tab, tab.app.signInWithOAuth('github'))
  const state = signIns.take('OAuth state', startUrl.searchParams.get('state'))
  const name = [...tab.browser.cookies.keys()].find((cookie) => cookie.includes(state)) ?? ''
  signIns.take('PKCE verifier', tab.browser.cookies.get(name))
  const callbackUrl = new URL(await visitProvider(startUrl, { account: 'ada@example.com' }))
  signIns.take('authorization code', callbackUrl.searchParams.get('code'))
  for (const [parameter, value] of Object.entries(query))
    callbackUrl.searchParams.set(parameter, value)
  const events: unknown[] = []
  const page = nextPage(project, tab, callbackUrl.href, {
    debug: true,
    onEvent: (event) => void events.push(event),
    ...(fetch && { platform: { fetch } }),
  })
  return { page, events }
}

/** Returns everything that other code can read after the callback. */
const readable = ({ href, browser, storage, visited, reported, warnings }: OpenTab) => [
  href(),
  [...browser.cookies],
  [...storage],
  visited,
  reported,
  warnings,
]

const echo: Platform['fetch'] = async (url, init) =>
  new Response(requestText(url, init), { status: 500, headers: { 'content-type': 'text/plain' } })

const broken: Platform['fetch'] = async (url, init) => {
  throw new TypeError(`fetch failed: ${requestText(url, init)}`, { cause: init })
}

it.each([
  ['succeeds', {}, undefined, false],
  ['has an invalid code', { code: 'none' }, undefined, true],
  [
    'ends with an error of the provider',
    { error: 'server_error', error_description: 'x' },
    undefined,
    false,
  ],
  ['ends at a proxy that echoes the request', {}, echo, true],
  ['ends with a network error that contains the request', {}, broken, true],
] as const)(
  'an OAuth sign-in that %s exposes no secret (LG01, LG04, LG05, LG13)',
  async (_, query, fetch, isRefused) => {
    const consoleOutput = spyOnConsole()
    const { page, events } = await openCallbackPage(query, fetch)
    const outcome = await page.app.callOAuthCallback().catch((error: unknown) => error)
    expect(outcome instanceof Error).toBe(isRefused)
    const visible = [outcome, ...events, ...readable(page), ...consoleOutput()]
    expect(signIns.missing()).toEqual([])
    expect(signIns.findIn(visible.map(printEveryWay).join('\n'))).toEqual([])
  },
)
