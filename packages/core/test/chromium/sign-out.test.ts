import { ClientApp, type TokenPair } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { openPage, type OpenPage } from './open-page.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

/** Returns whether the service still accepts the refresh token. */
async function isAlive(refreshToken: string | null): Promise<boolean> {
  const { projectId, publishableClientKey, baseUrl } = project
  const tokenStore = { accessToken: null, refreshToken }
  const app = new ClientApp({ projectId, publishableClientKey, baseUrl, tokenStore })
  return (await app.getUser()) !== null
}

interface GuardedPage extends OpenPage {
  readonly refreshToken: string | null
  /** Paths of the page at each request that ends the session. */
  readonly pathsAtRequest: readonly string[]
}

/**
 * Opens a page with two guards that redirect signed-out users before the request that ends the
 * session is sent.
 */
async function openGuarded(): Promise<GuardedPage> {
  const urls = { afterSignOut: '/bye', signIn: '/in' }
  const opened = await openPage(project, { app: { urls }, path: '/inbox' })
  const { page, context, call } = opened
  await call((app, credential) => app.signInWithPassword(credential), { ...ada, noRedirect: true })
  const { refreshToken } = await call<TokenPair>(async (app) =>
    (await app.getUser({ or: 'throw' })).getAuthJson(),
  )
  let guardHasRun = () => {}
  const guardRun = new Promise<void>((resolve) => (guardHasRun = resolve))
  await page.exposeFunction('guardHasRun', () => guardHasRun())
  // A busy machine could exceed the time limit of a sign-out.
  await page.evaluate(() => {
    const { setTimeout: later } = window
    window.setTimeout = ((run: () => void, millis = 0) =>
      later(run, millis === 3_000 ? 30_000 : millis)) as typeof setTimeout
  })
  const pathsAtRequest: string[] = []
  await context.route('**/auth/sessions/current', async (route) => {
    await guardRun
    // The page would follow a redirect of the guards during a full request.
    await call((app) => app.getProject().then(() => {})).catch(() => {})
    pathsAtRequest.push(new URL(page.url()).pathname)
    await route.continue().catch(() => {})
  })
  await call((app) => {
    const guard = () => {
      if (app.session.get().status !== 'signed-out') return
      void app.redirectToSignIn({ replace: true })
      ;(window as unknown as { guardHasRun(): void }).guardHasRun()
    }
    app.session.subscribe(guard)
    app.user.subscribe(guard)
  })
  return { ...opened, refreshToken, pathsAtRequest }
}

describe('signOut on a page that redirects signed-out users to the sign-in page', () => {
  it('ends the session on the server and then redirects to afterSignOut', async () => {
    const { page, start, refreshToken, pathsAtRequest } = await openGuarded()
    await start((app) => app.signOut())
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/inbox')
    expect(new URL(page.url()).pathname).toBe('/bye')
    expect(pathsAtRequest).toEqual(['/inbox'])
    expect(await isAlive(refreshToken)).toBe(false)
  })

  it('ends the session before the guards redirect, with noRedirect', async () => {
    const { page, start, refreshToken, pathsAtRequest } = await openGuarded()
    await start((app) => app.signOut({ noRedirect: true }))
    await expect.poll(() => new URL(page.url()).pathname).toBe('/in')
    expect(pathsAtRequest).toEqual(['/inbox'])
    expect(await isAlive(refreshToken)).toBe(false)
  })
})

it('signOut works without a connection and without lazy chunks', async () => {
  const { page, call, context } = await openPage(project, { blocked: /^(?!app\.|chunk-)/ })
  await call((app, credential) => app.signInWithPassword(credential), { ...ada, noRedirect: true })
  await context.setOffline(true)
  const signedOut = await call((app) => app.signOut({ noRedirect: true }))
  expect(signedOut).toEqual({ confirmed: false })
  expect(await call((app) => app.session.get())).toEqual({ status: 'signed-out' })
  expect(await page.evaluate(() => document.cookie)).toBe('')
})
