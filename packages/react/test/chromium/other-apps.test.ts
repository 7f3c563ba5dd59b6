import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AdminApp } from '@latchkey/core/admin'
import { createTestProject } from '@latchkey/testing'
import { expect, it, onTestFinished } from 'vitest'
import { ada, callApp, openPages } from './open-pages.js'

/** Starts another app, which remembers the requests for its pages. */
async function startOtherApp() {
  const requests: URL[] = []
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', origin))
    response.setHeader('Content-Type', 'text/html').end('<title>Second app</title>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, of: (path: string) => requests.filter(({ pathname }) => pathname === path) }
}

it('signs the user out of the app and of the other app that asks for it', async () => {
  const other = await startOtherApp()
  const project = await createTestProject({ users: [ada] })
  const { page, origin } = await openPages(project, '/', undefined, [other.origin])
  const admin = new AdminApp(project)
  const { issuer } = await admin.updateOAuthServer({
    isEnabled: true,
    consentUrl: `${origin}/handler/oauth-consent`,
    signOutUrl: `${origin}/handler/sign-out`,
  })
  const client = await admin.createOAuthClient({
    displayName: 'Second app',
    redirectUrls: [`${other.origin}/callback`],
    postLogoutRedirectUrls: [`${other.origin}/signed-out`],
    frontChannelLogoutUrl: `${other.origin}/logout`,
  })
  await callApp(page, (app, user) => app.signInWithPassword({ ...user, noRedirect: true }), ada)
  const request = new URLSearchParams({
    client_id: client.id,
    response_type: 'code',
    redirect_uri: `${other.origin}/callback`,
    scope: 'openid',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  })
  await page.goto(`${issuer}/authorize?${request}`)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL(`${other.origin}/callback?*`)
  const logout = new URLSearchParams({
    client_id: client.id,
    post_logout_redirect_uri: `${other.origin}/signed-out`,
    state: 'a state',
  })
  await page.goto(`${issuer}/logout?${logout}`)
  await page.getByText('Second app asks to sign you out here, too.').waitFor()
  expect(other.of('/logout')).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${other.origin}/signed-out?state=a+state`)
  const [frame] = other.of('/logout')
  expect(Object.fromEntries(frame?.searchParams ?? [])).toEqual({
    iss: issuer,
    sid: expect.stringMatching(/^.{43}$/),
  })
  await page.goto(origin)
  await page.getByRole('heading', { name: 'Hello guest' }).waitFor()
})
