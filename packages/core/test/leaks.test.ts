import type { Platform } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import { ServerApp } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestText } from './leaks/request-text.js'
import { spyOnConsole } from './leaks/spy-on-console.js'
import { watch } from './leaks/watch.js'
import { ada, openTab } from './open-tab.js'
import { printEveryWay } from './print-every-way.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [{ ...ada, emailVerified: true }] })
})
afterEach(() => vi.restoreAllMocks())

const errors = watch('errors of an app')
const things = watch('objects of an app')

type Answer = (echo: string) => Response

const typed =
  (status: number, type: string, headers = {}) =>
  (echo: string) =>
    new Response(echo, { status, headers: { 'content-type': type, ...headers } })
const refused = (echo: string): never => {
  throw Object.assign(new TypeError(`fetch failed: ${echo}`, { cause: new Error(echo) }), {
    config: { echo },
    response: { echo },
  })
}

/** Who stands between an app and the service, and repeats all that it was sent. */
const proxies: readonly (readonly [string, Answer])[] = [
  ['in a text', typed(500, 'text/plain')],
  ['on a page', typed(200, 'text/html')],
  ['in broken JSON', typed(200, 'application/json')],
  [
    'in the words of OAuth',
    (echo) => Response.json({ error: echo, error_description: echo }, { status: 400 }),
  ],
  [
    'in an error whose header is missing',
    (echo) => Response.json({ code: 'X', error: echo }, { status: 400 }),
  ],
  ['in too many requests', typed(429, 'text/plain', { 'retry-after': '61' })],
  ['in what it throws', refused],
]

/** A platform on which every request ends at such a proxy, and what was sent there. */
function proxied(answer: Answer) {
  const sent: string[] = []
  const fetch = async (url: string, init: RequestInit) => {
    sent.push(requestText(url, init))
    return answer(sent.at(-1) ?? '')
  }
  const timers = {
    set: (callback: () => void) => setTimeout(callback),
    clear: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  }
  // Other apps of this process are not to be spared the service for what goes wrong here.
  const clock = { wall: () => Date.now(), monotonic: () => performance.now() }
  return { sent, platform: { fetch, timers, clock } }
}

/** What has gone wrong, whether it was thrown or is a result. */
async function outcomes(calls: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(calls.map(async (call) => call()))
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))
}

const printed = (shown: readonly unknown[]) => shown.map(printEveryWay).join('\n')

describe.each(proxies)(
  'LG01 LG02 LG04 LG07: a proxy that repeats %s makes no error tell',
  (_, answer) => {
    it('a secret of a page', async () => {
      const said = spyOnConsole()
      let network: Platform['fetch'] = (url, init) => fetch(url, init)
      const browser = openTab(project, { platform: { fetch: (url, init) => network(url, init) } })
      await browser.app.signInWithCredential({ ...ada, noRedirect: true })
      const user = await browser.app.getUser({ or: 'throw' })
      const { accessToken, refreshToken } = await user.currentSession.getTokens()
      errors.take('access token', accessToken)
      errors.take('refresh token', refreshToken)
      errors.take('publishable client key', project.publishableClientKey)
      const { sent, platform } = proxied(answer)
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
      const code = errors.make('code of a mail')
      const attemptCode = errors.make('attempt code')
      const digits = errors.make('six digits')
      const totp = errors.make('secret of an authenticator')
      const email = 'canary@example.com'
      const shown = await outcomes([
        () => app.signInWithCredential({ email, password }),
        () => app.signUpWithCredential({ email, password }),
        () => app.signInWithMagicLink(code),
        () => app.signInWithMfa(digits, attemptCode),
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
      // Only then: with the session, it ends what is under way.
      shown.push(...(await outcomes([() => app.signOut({ noRedirect: true })])))
      const seen = [
        ...shown,
        ...events,
        tab.visited,
        tab.reported,
        tab.warned,
        browser.reported,
        ...said(),
      ]
      for (const secret of [password, newPassword, code, attemptCode, digits, totp])
        expect(sent.join()).toContain(JSON.stringify(secret).slice(1, -1))
      expect(errors.findIn(printed(seen))).toEqual([])
    })

    it('a secret of a server, or of who configures the project', async () => {
      const said = spyOnConsole()
      const { sent, platform } = proxied(answer)
      const { projectId, baseUrl, secretServerKey, superSecretAdminKey } = project
      const server = new ServerApp({ projectId, baseUrl, secretServerKey, platform })
      const admin = new AdminApp({ projectId, baseUrl, superSecretAdminKey, platform })
      errors.take('secret server key', secretServerKey)
      errors.take('super secret admin key', superSecretAdminKey)
      const password = errors.make('password')
      const apiKey = errors.make('API key')
      const mailPassword = errors.make('password of a mail server')
      const emailConfig = {
        host: 'smtp.example.com',
        port: 465,
        username: 'mailer',
        password: mailPassword,
        senderName: 'Mail',
        senderEmail: 'mail@example.com',
      }
      const shown = await outcomes([
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
      const seen = [...shown, ...said()]
      for (const secret of [password, apiKey, mailPassword])
        expect(sent.join()).toContain(JSON.stringify(secret).slice(1, -1))
      expect(errors.findIn(printed(seen))).toEqual([])
    })
  },
)

it('LG10: apps, users, sessions and keys show nothing secret of themselves', async () => {
  const { projectId, baseUrl, secretServerKey, superSecretAdminKey } = project
  const { app } = openTab(project)
  await app.signInWithCredential({ ...ada, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  const { accessToken, refreshToken } = await user.currentSession.getTokens()
  const server = new ServerApp({ projectId, baseUrl, secretServerKey })
  const admin = new AdminApp({ projectId, baseUrl, superSecretAdminKey })
  const { emailConfig } = (await admin.getProject()).config
  const objects = [app, app.user.get(), app.session.get(), user, user.currentSession]
  const shown = [...objects, server, await server.getUser(user.id), admin, emailConfig]
  things.take('access token', accessToken)
  things.take('refresh token', refreshToken)
  things.take('secret server key', secretServerKey)
  things.take('super secret admin key', superSecretAdminKey)
  things.take('password', ada.password)
  expect(things.findIn(printed(shown))).toEqual([])
})

it('LG04: every kind of secret was there to be found', () => {
  expect(errors.missing()).toEqual([])
  expect(things.missing()).toEqual([])
})
