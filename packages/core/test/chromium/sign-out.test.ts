import { ClientApp, type TokenPair } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { openPage, type OpenPage } from './open-page.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

/** Whether the service still takes the refresh token. */
async function isAlive(refreshToken: string | null): Promise<boolean> {
  const { projectId, publishableClientKey, baseUrl } = project
  const tokenStore = { accessToken: null, refreshToken }
  const app = new ClientApp({ projectId, publishableClientKey, baseUrl, tokenStore })
  return (await app.getUser()) !== null
}

interface GuardedPage extends OpenPage {
  readonly refreshToken: string | null
  /** Paths that the page was at when the service was told of a sign-out. */
  readonly pathsWhenTold: readonly string[]
}

/** Opens a page with two guards, which send signed-out users away before the service is told of the sign-out. */
async function openGuarded(): Promise<GuardedPage> {
  const urls = { afterSignOut: '/bye', signIn: '/in' }
  const opened = await openPage(project, { app: { urls }, path: '/inbox' })
  const { page, context, call } = opened
  await call((app, given) => app.signInWithCredential(given), { ...ada, noRedirect: true })
  const { refreshToken } = await call<TokenPair>(async (app) =>
    (await app.getUser({ or: 'throw' })).getAuthJson(),
  )
  let hasActed = () => {}
  const acted = new Promise<void>((resolve) => (hasActed = resolve))
  await page.exposeFunction('hasActed', () => hasActed())
  // A busy machine could run into the limit of a sign-out.
  await page.evaluate(() => {
    const { setTimeout: later } = window
    window.setTimeout = ((run: () => void, millis = 0) =>
      later(run, millis === 3_000 ? 30_000 : millis)) as typeof setTimeout
  })
  const pathsWhenTold: string[] = []
  await context.route('**/auth/sessions/current', async (route) => {
    await acted
    // A whole request later the page would have followed the guards.
    await call((app) => app.getProject().then(() => {})).catch(() => {})
    pathsWhenTold.push(new URL(page.url()).pathname)
    await route.continue().catch(() => {})
  })
  await call((app) => {
    const send = () => {
      if (app.session.get().status !== 'signed-out') return
      void app.redirectToSignIn({ replace: true })
      ;(window as unknown as { hasActed(): void }).hasActed()
    }
    app.session.subscribe(send)
    app.user.subscribe(send)
  })
  return { ...opened, refreshToken, pathsWhenTold }
}

describe('signing out on a page that sends signed-out people to sign in', () => {
  it('ends the session at the service, and goes to the page for signed-out people', async () => {
    const { page, start, refreshToken, pathsWhenTold } = await openGuarded()
    await start((app) => app.signOut())
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/inbox')
    expect(new URL(page.url()).pathname).toBe('/bye')
    expect(pathsWhenTold).toEqual(['/inbox'])
    expect(await isAlive(refreshToken)).toBe(false)
  })

  it('ends the session before the guards redirect to sign in, with noRedirect', async () => {
    const { page, start, refreshToken, pathsWhenTold } = await openGuarded()
    await start((app) => app.signOut({ noRedirect: true }))
    await expect.poll(() => new URL(page.url()).pathname).toBe('/in')
    expect(pathsWhenTold).toEqual(['/inbox'])
    expect(await isAlive(refreshToken)).toBe(false)
  })
})

it('goes on without a connection, also where the rest of the app was not loaded before', async () => {
  const { page, call, context } = await openPage(project, { refused: /^reserve-/ })
  await call((app, given) => app.signInWithCredential(given), { ...ada, noRedirect: true })
  await context.setOffline(true)
  const signedOut = await call((app) => app.signOut({ noRedirect: true }))
  expect(signedOut).toEqual({ confirmed: false })
  expect(await call((app) => app.session.get())).toEqual({ status: 'signed-out' })
  expect(await page.evaluate(() => document.cookie)).toBe('')
})
