import type { Platform } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import { ServerApp } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestText } from './leaks/request-text.js'
import { spyOnConsole } from './leaks/spy-on-console.js'
import { watch } from './leaks/watch.js'
import { ada, openTab } from './support/open-tab.js'
import { printEveryWay } from './support/print-every-way.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [{ ...ada, emailVerified: true }] })
})
afterEach(() => vi.restoreAllMocks())

const errors = watch('app errors')
const appObjects = watch('app objects')
// The searches below miss a kind of secret that no test planted (LG04).
afterAll(() => expect(errors.missing()).toEqual([]))

type Respond = (echo: string) => Response

const responseOfType =
  (status: number, type: string, headers = {}) =>
  (echo: string) =>
    new Response(echo, { status, headers: { 'content-type': type, ...headers } })
const throwing = (echo: string): never => {
  throw Object.assign(new TypeError(`fetch failed: ${echo}`, { cause: new Error(echo) }), {
    config: { echo },
    response: { echo },
  })
}

/** Proxies between an app and the service that repeat the request in their response. */
const proxies: readonly (readonly [string, Respond])[] = [
  ['in a plain-text body', responseOfType(500, 'text/plain')],
  ['in an HTML page', responseOfType(200, 'text/html')],
  ['in invalid JSON', responseOfType(200, 'application/json')],
  [
    'in an OAuth error',
    (echo) => Response.json({ error: echo, error_description: echo }, { status: 400 }),
  ],
  [
    'in an error without the known-error header',
    (echo) => Response.json({ code: 'X', error: echo }, { status: 400 }),
  ],
  ['in a 429 response', responseOfType(429, 'text/plain', { 'retry-after': '61' })],
  ['in a network error', throwing],
]

/** Creates a platform whose requests end at a proxy, and the list of requests that it received. */
function behindProxy(respond: Respond) {
  const requests: string[] = []
  const fetch = async (url: string, init: RequestInit) => {
    requests.push(requestText(url, init))
    return respond(requests.at(-1) ?? '')
  }
  const timers = {
    set: (callback: () => void) => setTimeout(callback),
    clear: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  }
  // A separate clock keeps the circuit breaker of other apps in this process closed.
  const clock = { wall: () => Date.now(), monotonic: () => performance.now() }
  return { requests, platform: { fetch, timers, clock } }
}

/** Returns the value or the error of each call. */
async function outcomes(calls: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(calls.map(async (call) => call()))
  return settled.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))
}

const printed = (results: readonly unknown[]) => results.map(printEveryWay).join('\n')

describe.each(proxies)(
  'errors from a proxy that repeats the request %s (LG01, LG02, LG04, LG07)',
  (_, respond) => {
    it('contain no secret of a browser app', async () => {
      const consoleOutput = spyOnConsole()
      let network: Platform['fetch'] = (url, init) => fetch(url, init)
      const browser = openTab(project, { platform: { fetch: (url, init) => network(url, init) } })
      await browser.app.signInWithCredential({ ...ada, noRedirect: true })
      const user = await browser.app.getUser({ or: 'throw' })
      const { accessToken, refreshToken } = await user.currentSession.getTokens()
      errors.take('access token', accessToken)
      errors.take('refresh token', refreshToken)
      errors.take('publishable client key', project.publishableClientKey)
      const { requests, platform } = behindProxy(respond)
      const events: unknown[] = []
      network = platform.fetch
      const tab = openTab(project, {
        browser: browser.browser,
        platform,
        debug: true,
        onEvent: (event) => void events.push(event),
      })
      const { app } = tab
      const password = errors.make('password')
      const newPassword = errors.make('new password')
      const code = errors.make('email code')
      const attemptCode = errors.make('attempt code')
      const totpCode = errors.make('TOTP code')
      const totp = errors.make('TOTP secret')
      const email = 'canary@example.com'
      const results = await outcomes([
        () => app.signInWithCredential({ email, password }),
        () => app.signUpWithCredential({ email, password }),
        () => app.signInWithMagicLink(code),
        () => app.signInWithMfa(totpCode, attemptCode),
        () => app.resetPassword({ code, password: newPassword }),
        () => app.verifyEmail(code),
        () => app.acceptTeamInvitation(code),
        () => app.sendRequest('/users/me', { method: 'PATCH', body: { password } }),
        () => app.getUser(),
        () => app.promptCliLogin({ appUrl: 'http://localhost', promptLink() {}, maxAttempts: 1 }),
        () => user.updatePassword({ oldPassword: password, newPassword }),
        () => user.setPassword({ password }),
        () => user.update({ totpMultiFactorSecret: Buffer.from(totp, 'base64') }),
        () => user.createApiKey({ description: 'x' }),
      ])
      // Sign-out comes last, because it ends requests of the session.
      results.push(...(await outcomes([() => app.signOut({ noRedirect: true })])))
      const visible = [
        ...results,
        ...events,
        tab.visited,
        tab.reported,
        tab.warnings,
        browser.reported,
        ...consoleOutput(),
      ]
      for (const secret of [password, newPassword, code, attemptCode, totpCode, totp])
        expect(requests.join()).toContain(JSON.stringify(secret).slice(1, -1))
      expect(errors.findIn(printed(visible))).toEqual([])
    })

    it('contain no secret of a server app or an admin app', async () => {
      const consoleOutput = spyOnConsole()
      const { requests, platform } = behindProxy(respond)
      const { projectId, baseUrl, secretServerKey, superSecretAdminKey } = project
      const server = new ServerApp({ projectId, baseUrl, secretServerKey, platform })
      const admin = new AdminApp({ projectId, baseUrl, superSecretAdminKey, platform })
      errors.take('secret server key', secretServerKey)
      errors.take('super secret admin key', superSecretAdminKey)
      const password = errors.make('password')
      const apiKey = errors.make('API key')
      const mailPassword = errors.make('SMTP password')
      const emailConfig = {
        host: 'smtp.example.com',
        port: 465,
        username: 'mailer',
        password: mailPassword,
        senderName: 'Mail',
        senderEmail: 'mail@example.com',
      }
      const results = await outcomes([
        () => server.createUser({ primaryEmail: 'canary@example.com', password }),
        () => server.getUser({ apiKey }),
        () => server.getUser('00000000-0000-4000-8000-000000000000'),
        () => server.createTeam({ displayName: 'x' }),
        () => server.listUsers(),
        () => admin.getProject(),
        () => admin.getMetrics(),
        () => admin.sendTestEmail({ recipientEmail: 'a@example.com', emailConfig }),
        () => admin.getWebhooksToken(),
      ])
      const visible = [...results, ...consoleOutput()]
      for (const secret of [password, apiKey, mailPassword])
        expect(requests.join()).toContain(JSON.stringify(secret).slice(1, -1))
      expect(errors.findIn(printed(visible))).toEqual([])
    })
  },
)

it('apps, users, sessions and keys print no secret (LG04, LG10)', async () => {
  const { projectId, baseUrl, secretServerKey, superSecretAdminKey } = project
  const { app } = openTab(project)
  await app.signInWithCredential({ ...ada, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  const { accessToken, refreshToken } = await user.currentSession.getTokens()
  const server = new ServerApp({ projectId, baseUrl, secretServerKey })
  const admin = new AdminApp({ projectId, baseUrl, superSecretAdminKey })
  const { emailConfig } = (await admin.getProject()).config
  const objects = [app, app.user.get(), app.session.get(), user, user.currentSession]
  const results = [...objects, server, await server.getUser(user.id), admin, emailConfig]
  appObjects.take('access token', accessToken)
  appObjects.take('refresh token', refreshToken)
  appObjects.take('secret server key', secretServerKey)
  appObjects.take('super secret admin key', superSecretAdminKey)
  appObjects.take('password', ada.password)
  expect(appObjects.missing()).toEqual([])
  expect(appObjects.findIn(printed(results))).toEqual([])
})
