import { createTestProject, type TestProject } from '@latchkey/testing'
import type { Request } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { openPage, type Tab } from './open-page.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const signIn = (tab: Tab) =>
  tab.call((app, given) => app.signInWithCredential(given), { ...ada, noRedirect: true })
const emailOf = (tab: Tab) => tab.call(async (app) => (await app.getUser())?.primaryEmail ?? null)
const cookiesOf = (tab: Tab) => tab.page.context().cookies()

/** Opens the page again, with this as its first script. */
const reloadAfter = async (tab: Tab, script: string) => {
  await tab.page.context().addInitScript(script)
  await tab.page.reload()
}

const FREEZE = `
  for (const given of [JSON, Promise, Promise.prototype, Object.prototype, Array.prototype])
    Object.freeze(given)
  Object.defineProperty(globalThis, 'fetch', { writable: false, configurable: false })`
const WRAP = `
  for (const [owner, name] of [[JSON, 'parse'], [Promise.prototype, 'then'], [globalThis, 'fetch']]) {
    const own = owner[name]
    owner[name] = function (...given) { return own.apply(this, given) }
  }`

describe.each([
  ['freezes', FREEZE],
  ['wraps', WRAP],
])('PP08: a page that %s JSON.parse, promises and fetch', (_, script) => {
  it('before the kit is loaded signs in, reads the user and signs out', async () => {
    const tab = await openPage(project)
    await reloadAfter(tab, script)
    expect(await signIn(tab)).toMatchObject({ status: 'ok' })
    expect(await emailOf(tab)).toBe(ada.email)
    expect(await tab.call((app) => app.signOut({ noRedirect: true }))).toEqual({ confirmed: true })
    expect(await emailOf(tab)).toBeNull()
  })

  it('while somebody is signed in leaves them signed in', async () => {
    const tab = await openPage(project)
    await signIn(tab)
    await tab.page.evaluate(script)
    expect(await tab.call(async (app) => (await app.user.refresh())?.primaryEmail)).toBe(ada.email)
    expect(await tab.call((app) => app.session.get())).toEqual({ status: 'active' })
  })
})

/** Time limits are ten times as long, as a busy machine could run into them; what is only waited for passes quickly. */
const HURRY = `
  const set = setTimeout
  const limits = [2_500, 3_000, 5_000, 15_000]
  window.setTimeout = (run, millis) => set(run, limits.includes(millis) ? millis * 10 : millis / 50)`

/** Breaks something on the page, and makes a call there, which has to fail and say so. */
async function failWith({ page }: Tab, breaking: string, calling: string) {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.evaluate(`void (async () => {
    window.told = []
    app.session.subscribe(() => told.push(app.session.get().status))
    const broken = () => { throw new Error('broken') }
    try {
      ${breaking}
      await ${calling}
    } catch (error) {
      window.thrown = String(error)
    }
  })()`)
  await expect.poll(() => page.evaluate('window.thrown')).toMatch(/Error: \w/)
  // What was asked for may be answered later.
  await expect.poll(() => underWay.size).toBe(0)
}

/** What is known of the session there, and what was told of it meanwhile. */
const sessionOf = ({ page }: Tab) => page.evaluate('[app.session.get().status, ...told]')

describe.each([
  'JSON.parse = broken',
  'JSON.parse = () => null',
  'JSON.parse = () => ({})',
  'Promise.prototype.then = broken',
  'fetch = broken',
  'fetch = async () => {}',
  'fetch = undefined',
])('PP08: a page that does this: %s', (breaking) => {
  it('signs nobody in, and says that it failed', async () => {
    const tab = await openPage(project)
    await reloadAfter(tab, HURRY)
    await failWith(tab, breaking, `app.signInWithCredential(${JSON.stringify(ada)})`)
    expect(await sessionOf(tab)).toEqual(['signed-out'])
    expect(await cookiesOf(tab)).toEqual([])
    await tab.page.reload()
    expect(await signIn(tab)).toMatchObject({ status: 'ok' })
  })

  it('signs nobody out who needs another token, and says that it failed', async () => {
    const tab = await openPage(project)
    await signIn(tab)
    await tab.page.context().clearCookies({ name: 'latchkey-access' })
    await reloadAfter(tab, HURRY)
    const before = await cookiesOf(tab)
    await failWith(tab, breaking, 'app.getUser()')
    expect(await sessionOf(tab)).toEqual(['active'])
    expect(await cookiesOf(tab)).toEqual(before)
    await tab.page.reload()
    expect(await emailOf(tab)).toBe(ada.email)
  })
})
