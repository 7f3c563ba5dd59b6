import type { Platform } from '@latchkey/core'
import type { TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTab } from '../open-tab.js'
import { printEveryWay } from '../print-every-way.js'
import {
  leftFor,
  nextPage,
  type OpenTab,
  createOAuthProject,
  visitProvider,
} from '../visit-provider.js'
import { requestText } from './request-text.js'
import { spyOnConsole } from './spy-on-console.js'
import { watch } from './watch.js'

const signIns = watch('a sign-in at a provider')

let project: TestProject
beforeEach(async () => {
  project = await createOAuthProject()
})
afterEach(() => vi.restoreAllMocks())

/** Comes back from a provider, where the address and a cookie hold what nobody else must read. */
async function comeBack(query: Record<string, string>, fetch?: Platform['fetch']) {
  const tab = openTab(project)
  const left = await leftFor(tab, tab.app.signInWithOAuth('github'))
  const state = signIns.take('OAuth state', left.searchParams.get('state'))
  const name = [...tab.browser.cookies.keys()].find((cookie) => cookie.includes(state)) ?? ''
  signIns.take('PKCE verifier', tab.browser.cookies.get(name))
  const back = new URL(await visitProvider(left, { account: 'ada@example.com' }))
  signIns.take('code of a sign-in', back.searchParams.get('code'))
  for (const [parameter, value] of Object.entries(query)) back.searchParams.set(parameter, value)
  const events: unknown[] = []
  const page = nextPage(project, tab, back.href, {
    debug: true,
    onEvent: (event) => void events.push(event),
    ...(fetch && { platform: { fetch } }),
  })
  return { page, events }
}

/** All that others could read once an answer is taken up. */
const readable = ({ href, browser, storage, visited, reported, warned }: OpenTab) => [
  href(),
  [...browser.cookies],
  [...storage],
  visited,
  reported,
  warned,
]

const echo: Platform['fetch'] = async (url, init) =>
  new Response(requestText(url, init), { status: 500, headers: { 'content-type': 'text/plain' } })

const broken: Platform['fetch'] = async (url, init) => {
  throw new TypeError(`fetch failed: ${requestText(url, init)}`, { cause: init })
}

it.each([
  ['is taken up', {}, undefined, false],
  ['has a code that is none', { code: 'none' }, undefined, true],
  ['is an error', { error: 'server_error', error_description: 'x' }, undefined, false],
  ['ends at a proxy that repeats all it is sent', {}, echo, true],
  ['ends in a request that fails with all that was sent', {}, broken, true],
] as const)(
  'LG01, LG04, LG05, LG13: a sign-in that %s leaves nothing of it where anybody could read it',
  async (_, query, fetch, isRefused) => {
    const said = spyOnConsole()
    const { page, events } = await comeBack(query, fetch)
    const outcome = await page.app.callOAuthCallback().catch((error: unknown) => error)
    expect(outcome instanceof Error).toBe(isRefused)
    const shown = [outcome, ...events, ...readable(page), ...said()]
    expect(signIns.findIn(shown.map(printEveryWay).join('\n'))).toEqual([])
  },
)

it('LG04: every kind of secret was there to be found', () => {
  expect(signIns.missing()).toEqual([])
})
