import { createTestProject } from '@latchkey/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ada, callApp, openPages } from './open-pages.js'

/** Records pending timers and their delays before any script of the page runs. */
function watchTimers() {
  const waiting = new Map<number, number | undefined>()
  const { setTimeout: later, setInterval: again, clearTimeout: stop, clearInterval: end } = window
  const clear = (id?: number) => void (id !== undefined && waiting.delete(id))
  Object.assign(window, {
    waiting,
    setTimeout(run: () => void, millis?: number) {
      const id = later(() => {
        waiting.delete(id)
        run()
      }, millis)
      waiting.set(id, millis)
      return id
    },
    setInterval(run: () => void, millis?: number) {
      const id = again(run, millis)
      waiting.set(id, millis)
      return id
    },
    clearTimeout: (id?: number) => (clear(id), stop(id)),
    clearInterval: (id?: number) => (clear(id), end(id)),
  })
}

const waiting = (page: Page): Promise<(number | undefined)[]> =>
  page.evaluate(() => [...(window as unknown as { waiting: Map<number, number> }).waiting.values()])

/** Opens a page that shows the signed-in user and stores the session in cookies. */
async function openIdle(before = '') {
  const { page } = await openPages(await createTestProject({ users: [ada] }), '/')
  await page.addInitScript(watchTimers)
  if (before) await page.addInitScript(before)
  await callApp(
    page,
    (app, credentials) => app.signInWithCredential({ ...credentials, noRedirect: true }),
    ada,
  )
  await page.reload()
  await page.getByRole('heading', { name: `Hello ${ada.email}` }).waitFor()
  return page
}

it('has no pending timer on an idle page if the browser has the Cookie Store API', async () => {
  const page = await openIdle()
  await expect.poll(() => waiting(page)).toEqual([])
  // The page still follows changes of the session.
  await page.context().clearCookies()
  await page.getByRole('heading', { name: 'Hello guest' }).waitFor()
  await expect.poll(() => waiting(page)).toEqual([])
})

it('polls cookies every 100 ms without the Cookie Store API, and only while useUser is mounted', async () => {
  const page = await openIdle('delete globalThis.cookieStore')
  await expect.poll(() => waiting(page)).toEqual([100])
  await page.context().clearCookies()
  await page.getByRole('heading', { name: 'Hello guest' }).waitFor()
  await page.evaluate(() => (window as unknown as { root: { unmount(): void } }).root.unmount())
  await expect.poll(() => waiting(page)).toEqual([])
})
