import { createTestProject, type TestProject } from '@latchkey/testing'
import type { Request } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { openPage, type Tab } from './open-page.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const signIn = (tab: Tab) =>
  tab.call((app, credential) => app.signInWithPassword(credential), { ...ada, noRedirect: true })
const emailOf = (tab: Tab) => tab.call(async (app) => (await app.getUser())?.primaryEmail ?? null)
const cookiesOf = (tab: Tab) => tab.page.context().cookies()

/** Reloads the page with a script that runs before all others. */
const reloadAfter = async (tab: Tab, script: string) => {
  await tab.page.context().addInitScript(script)
  await tab.page.reload()
}

const FREEZE = `
  for (const builtIn of [JSON, Promise, Promise.prototype, Object.prototype, Array.prototype])
    Object.freeze(builtIn)
  Object.defineProperty(globalThis, 'fetch', { writable: false, configurable: false })`
const WRAP = `
  for (const [owner, name] of [[JSON, 'parse'], [Promise.prototype, 'then'], [globalThis, 'fetch']]) {
    const own = owner[name]
    owner[name] = function (...args) { return own.apply(this, args) }
  }`

describe.each([
  ['freezes', FREEZE],
  ['wraps', WRAP],
])('a page that %s JSON.parse, promises and fetch (PP08)', (_, script) => {
  it('signs in, reads the user and signs out if the script runs before the client loads', async () => {
    const tab = await openPage(project)
    await reloadAfter(tab, script)
    expect(await signIn(tab)).toMatchObject({ status: 'ok' })
    expect(await emailOf(tab)).toBe(ada.email)
    expect(await tab.call((app) => app.signOut({ noRedirect: true }))).toEqual({ confirmed: true })
    expect(await emailOf(tab)).toBeNull()
  })

  it('keeps the user signed in if the script runs later', async () => {
    const tab = await openPage(project)
    await signIn(tab)
    await tab.page.evaluate(script)
    expect(await tab.call(async (app) => (await app.user.refresh())?.primaryEmail)).toBe(ada.email)
    expect(await tab.call((app) => app.session.get())).toEqual({ status: 'active' })
  })
})

/** Makes time limits ten times as long, because a busy machine could exceed them, and pauses 50 times as short. */
const FAST_TIMERS = `
  const set = setTimeout
  const limits = [2_500, 3_000, 5_000, 15_000]
  window.setTimeout = (run, millis) => set(run, limits.includes(millis) ? millis * 10 : millis / 50)`

/** Breaks a global of the page and calls a method, which must reject. */
async function failWith({ page }: Tab, breakGlobal: string, call: string) {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  await page.evaluate(`void (async () => {
    window.statuses = []
    app.session.subscribe(() => statuses.push(app.session.get().status))
    const broken = () => { throw new Error('broken') }
    try {
      ${breakGlobal}
      await ${call}
    } catch (error) {
      window.thrown = String(error)
    }
  })()`)
  await expect.poll(() => page.evaluate('window.thrown')).toMatch(/Error: \w/)
  // Responses may arrive later.
  await expect.poll(() => pending.size).toBe(0)
}

/** Returns the status of the session and all statuses that listeners received. */
const sessionOf = ({ page }: Tab) => page.evaluate('[app.session.get().status, ...statuses]')

describe.each([
  'JSON.parse = broken',
  'JSON.parse = () => null',
  'JSON.parse = () => ({})',
  'Promise.prototype.then = broken',
  'fetch = broken',
  'fetch = async () => {}',
  'fetch = undefined',
])('a page that runs %s (PP08)', (breakGlobal) => {
  it('rejects the sign-in and stores no session', async () => {
    const tab = await openPage(project)
    await reloadAfter(tab, FAST_TIMERS)
    await failWith(tab, breakGlobal, `app.signInWithPassword(${JSON.stringify(ada)})`)
    expect(await sessionOf(tab)).toEqual(['signed-out'])
    expect(await cookiesOf(tab)).toEqual([])
    await tab.page.reload()
    expect(await signIn(tab)).toMatchObject({ status: 'ok' })
  })

  it('rejects the refresh and keeps the session', async () => {
    const tab = await openPage(project)
    await signIn(tab)
    await tab.page.context().clearCookies({ name: 'latchkey-access' })
    await reloadAfter(tab, FAST_TIMERS)
    const before = await cookiesOf(tab)
    await failWith(tab, breakGlobal, 'app.getUser()')
    expect(await sessionOf(tab)).toEqual(['active'])
    expect(await cookiesOf(tab)).toEqual(before)
    await tab.page.reload()
    expect(await emailOf(tab)).toBe(ada.email)
  })
})
