// @vitest-environment node
import { isRedirect } from '@tanstack/react-router'
import { createTestProject } from '@latchkey/testing'
import 'next/dist/server/node-environment-baseline.js'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { createStaticHandler } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { openCookies } from '../../../core/test/support/held-tab.js'
import * as next from '../../src/frameworks/next/server.js'
import * as reactRouter from '../../src/frameworks/react-router/server.js'
import * as tanstackStart from '../../src/frameworks/tanstack-start/server.js'
import { email, users } from '../create-visitor.js'
import { openTab, PATH, requestOf, serverOptions } from './server-page.js'

// The modules of Next.js load for the first time.
beforeAll(async () => void (await import('next/headers.js')))

const SIGN_IN = '/handler/sign-in?after_auth_return_to=%2Fmembers'

/** Opens a server of each framework for one project, and a signed-out browser. */
async function openServers(config = {}) {
  const project = await createTestProject({ users, config })
  const options = serverOptions(project)
  const server = reactRouter.createLatchkeyServer(options)
  const browser = openCookies()
  const tab = openTab(project, (request) => server.sessionHandler({ request }), browser)
  return { ...server, browser, tab, options }
}

/** Runs code as Next.js does while it renders a page for a request. */
const inNext = <T,>({ headers }: Request, run: () => T): T =>
  workAsyncStorage.run({ route: PATH } as never, () =>
    workUnitAsyncStorage.run({ type: 'request', phase: 'render', headers } as never, run),
  )

describe('createLatchkeyServer', () => {
  it('resolves to the user of the request', async () => {
    const { getUser, requireUser, browser, tab } = await openServers()
    expect(await getUser(requestOf(browser))).toBeNull()
    const { id } = await tab.signIn()
    const user = { id, primaryEmail: email }
    expect(await getUser(requestOf(browser))).toMatchObject(user)
    expect(await requireUser(PATH, requestOf(browser))).toMatchObject(user)
    expect(await getUser(requestOf(openCookies()))).toBeNull()
  })

  it('counts an anonymous user as signed out', async () => {
    const { requireUser, browser, tab } = await openServers({ anonymousAccountsEnabled: true })
    await tab.app.getUser({ or: 'anonymous' })
    const refusal = await requireUser(PATH, requestOf(browser)).catch((error: unknown) => error)
    expect((refusal as Response).headers.get('location')).toBe(SIGN_IN)
  })

  it('redirects a user with an unverified email to the account settings', async () => {
    const { requireUser, browser, tab } = await openServers({ requireEmailVerification: true })
    await tab.signIn()
    const refusal = await requireUser(PATH, requestOf(browser)).catch((error: unknown) => error)
    expect((refusal as Response).headers.get('location')).toBe('/handler/account-settings')
  })

  it('returns only to paths of the app after the sign-in', async () => {
    const { requireUser, browser } = await openServers()
    for (const path of ['//evil.example/members', 'https://evil.example', '/handler/sign-out']) {
      const refusal = await requireUser(path, requestOf(browser)).catch((error: unknown) => error)
      expect((refusal as Response).headers.get('location')).toBe('/handler/sign-in')
    }
  })
})

describe('createLatchkeyServer of Next.js', () => {
  it('loads the user of the current request, and redirects without a user', async () => {
    const { browser, tab, options } = await openServers()
    const { getUser, requireUser } = next.createLatchkeyServer(options)
    await expect(inNext(requestOf(browser), () => requireUser(PATH))).rejects.toMatchObject({
      digest: expect.stringContaining(`;${SIGN_IN};307;`),
    })
    const { id } = await tab.signIn()
    const request = requestOf(browser)
    expect(await inNext(request, getUser)).toMatchObject({ id })
    expect(await inNext(request, () => requireUser(PATH))).toMatchObject({ id })
  })
})

describe('createLatchkeyServer of React Router', () => {
  it('redirects in a loader, and passes the user to the route', async () => {
    const { requireUser, browser, tab } = await openServers()
    const { query } = createStaticHandler([
      {
        path: PATH,
        loader: async ({ request }) => (await requireUser(PATH, request)).primaryEmail,
      },
    ])
    const refusal = (await query(requestOf(browser))) as Response
    expect([refusal.status, refusal.headers.get('location')]).toEqual([302, SIGN_IN])
    await tab.signIn()
    expect(await query(requestOf(browser))).toMatchObject({ loaderData: { '0': email } })
  })
})

describe('createLatchkeyServer of TanStack Start', () => {
  it('throws a redirect of the router', async () => {
    const { browser, tab, options } = await openServers()
    const { requireUser } = tanstackStart.createLatchkeyServer(options)
    const refusal = await requireUser(PATH, requestOf(browser)).catch((error: unknown) => error)
    expect(isRedirect(refusal)).toBe(true)
    expect(refusal).toMatchObject({ options: { href: SIGN_IN } })
    await tab.signIn()
    expect(await requireUser(PATH, requestOf(browser))).toMatchObject({ primaryEmail: email })
  })
})
