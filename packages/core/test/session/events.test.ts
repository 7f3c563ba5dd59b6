import { type AppEvent, isLatchkeyError } from '@latchkey/core'
import { watchRateLimitWaits } from '@latchkey/core/internal'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { createAuthenticatorApp } from '../support/totp.js'
import { fakePlatform } from '../fakes/fake-platform.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const SIGN_IN = 'POST /auth/password/sign-in'

/** Opens a tab that records the events of its app. */
function openRecordingTab(options: Parameters<typeof openTab>[1] = {}) {
  const events: AppEvent[] = []
  const tab = openTab(project, { onEvent: (event) => void events.push(event), ...options })
  const eventsOf = <Type extends AppEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<AppEvent, { type: Type }> => event.type === type)
  return { ...tab, events, eventsOf }
}

const signIn = { method: 'POST', path: '/auth/password/sign-in' }

describe('onEvent', () => {
  it('receives every attempt with its status and error code', async () => {
    const { app, events } = openRecordingTab()
    await app.signInWithCredential({ ...ada, password: 'wrong password' })
    await expect.poll(() => events).toHaveLength(1)
    expect(events).toEqual([
      { type: 'attempt', ...signIn, attempt: 1, status: 400, code: 'EMAIL_PASSWORD_MISMATCH' },
    ])
  })

  it('receives path templates instead of paths', async () => {
    const { app, eventsOf } = openRecordingTab()
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    await user.revokeSession('00000000-0000-4000-8000-000000000000').catch(() => {})
    await expect.poll(() => eventsOf('attempt').at(-1)?.method).toBe('DELETE')
    expect(eventsOf('attempt').at(-1)).toMatchObject({ path: '/auth/sessions/{id}', status: 404 })
  })

  it('receives failed attempts and retries', async () => {
    network.fail('GET /projects/current', { times: 2 })
    const { app, events } = openRecordingTab()
    await app.getProject()
    await expect.poll(() => events).toHaveLength(5)
    const read = { method: 'GET', path: '/projects/current' }
    const failedAttempt = { type: 'attempt', ...read, status: null, code: null }
    const retry = { type: 'retry', ...read, reason: 'network', waitMillis: expect.any(Number) }
    expect(events).toEqual([
      { ...failedAttempt, attempt: 1 },
      { ...retry, attempt: 1 },
      { ...failedAttempt, attempt: 2 },
      { ...retry, attempt: 2 },
      { type: 'attempt', ...read, attempt: 3, status: 200, code: null },
    ])
  })

  it('receives the wait of a rate-limited request when it starts (RT07)', async () => {
    network.respond429(SIGN_IN, { retryAfter: 20 })
    const pauses = fakePlatform()
    const { app, eventsOf } = openRecordingTab({ platform: { timers: pauses.platform.timers } })
    const signedIn = vi.fn()
    const signingIn = app.signInWithCredential({ ...ada, noRedirect: true }).then(signedIn)
    await expect.poll(() => eventsOf('retry')).toHaveLength(1)
    expect(signedIn).not.toHaveBeenCalled()
    const [{ reason, waitMillis }] = eventsOf('retry') as [Extract<AppEvent, { type: 'retry' }>]
    expect(reason).toBe('rate-limit')
    expect(waitMillis).toBeGreaterThanOrEqual(20_500)
    expect(waitMillis).toBeLessThanOrEqual(21_500)
    pauses.pass(21_500)
    await signingIn
    expect(network.calls(SIGN_IN)).toBe(2)
  })

  it('is accompanied by watchRateLimitWaits, whose listener can cancel a wait (RT07)', async () => {
    network.respond429(SIGN_IN, { retryAfter: 50 })
    const pauses = fakePlatform()
    const { app, pass } = openRecordingTab({ platform: { timers: pauses.platform.timers } })
    const waits: Parameters<Parameters<typeof watchRateLimitWaits>[1]>[0][] = []
    const stop = watchRateLimitWaits(app, (wait) => waits.push(wait))
    const signingIn = app.signInWithCredential({ ...ada, noRedirect: true })
    await expect.poll(() => waits).toHaveLength(1)
    const { millis, cancel } = waits[0]!
    expect(millis).toBeGreaterThanOrEqual(50_500)
    pass(8_000)
    cancel()
    const rejection: unknown = await signingIn.catch((error: unknown) => error)
    if (!isLatchkeyError(rejection, 'RATE_LIMITED')) throw rejection
    expect(rejection.details.retryAfterMillis).toBeGreaterThan(10_000)
    expect(rejection.details.retryAfterMillis).toBeLessThanOrEqual(millis - 8_000)
    expect(network.calls(SIGN_IN)).toBe(1)

    network.respond429(SIGN_IN, { retryAfter: 20 })
    const signingInAgain = app.signInWithCredential({ ...ada, noRedirect: true })
    await expect.poll(() => waits).toHaveLength(2)
    pauses.pass(21_500)
    await signingInAgain
    expect(waits.slice(1)).toEqual([expect.objectContaining({ millis: expect.any(Number) }), null])
    stop()
  })

  it('receives the retry after an access token expired on the server', async () => {
    const { app, eventsOf } = openRecordingTab()
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await project.clock.advance('61m')
    await app.user.load()
    await expect
      .poll(() => eventsOf('retry'))
      .toEqual([
        {
          type: 'retry',
          method: 'GET',
          path: '/users/me',
          attempt: 1,
          reason: 'access-token',
          waitMillis: 0,
        },
      ])
  })

  it('receives session events in order, also if a listener changes the session', async () => {
    const { app, eventsOf } = openRecordingTab()
    app.session.subscribe(() => {
      if (app.session.get().status === 'active') void app.signOut({ noRedirect: true })
    })
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await expect.poll(() => eventsOf('session')).toHaveLength(2)
    expect(eventsOf('session').map(({ status }) => status)).toEqual(['active', 'signed-out'])
  })

  it('receives session events for changes in another tab', async () => {
    const { app, browser, eventsOf } = openRecordingTab()
    const other = openTab(project, { browser })
    app.session.subscribe(() => {})
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await other.app.signOut({ noRedirect: true })
    await expect
      .poll(() => eventsOf('session'))
      .toEqual([
        { type: 'session', status: 'active' },
        { type: 'session', status: 'signed-out' },
      ])
  })

  it.each([
    ['https://evil.example/a?code=secret', 'https://evil.example'],
    ['//evil.example', ''],
    ['javascript:alert(1)', 'null'],
  ])('receives only the origin of a rejected redirect to %j', async (url, origin) => {
    const { app, eventsOf } = openRecordingTab()
    await expect(app.redirectTo(url)).rejects.toThrow('is not trusted')
    await expect.poll(() => eventsOf('redirect-refused')).toHaveLength(1)
    expect(eventsOf('redirect-refused')).toEqual([{ type: 'redirect-refused', origin }])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('listener')
      },
    ],
    ['rejects', () => Promise.reject(new Error('listener'))],
  ])('does not affect a call when the listener %s', async (_, onEvent) => {
    const { app, reported } = openTab(project, { onEvent })
    expect(await app.signInWithCredential({ ...ada, noRedirect: true })).toMatchObject({
      status: 'ok',
    })
    await expect.poll(() => reported.map(String)).toContain('Error: listener')
  })

  it('is mirrored to the console with debug: true', async () => {
    const printed = vi.spyOn(console, 'debug').mockImplementation(() => {})
    const silent = openTab(project)
    await silent.app.getProject()
    expect(printed).not.toHaveBeenCalled()
    const { app, events } = openRecordingTab({ debug: true })
    await app.getProject()
    await expect.poll(() => events).toHaveLength(1)
    expect(printed.mock.calls).toEqual([events])
    vi.stubEnv('LATCHKEY_DEBUG', '1')
    await openTab(project).app.getProject()
    await openTab(project, { debug: false }).app.getProject()
    await expect.poll(() => printed).toHaveBeenCalledTimes(2)
  })
})

/** Returns all strings in a value, recursively. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value) as object).flatMap((part: unknown) => textsIn(part))

/** Returns a fetch that records all strings in requests and responses. */
function recordingFetch(): { fetch: typeof fetch; texts: Set<string> } {
  const texts = new Set<string>()
  const recordStrings = (body: string) => {
    if (body.startsWith('{')) for (const text of textsIn(JSON.parse(body))) texts.add(text)
  }
  return {
    texts,
    async fetch(input, init) {
      for (const [name, value] of new Headers(init?.headers))
        if (/token|key/.test(name)) texts.add(value)
      if (typeof init?.body === 'string') recordStrings(init.body)
      const response = await fetch(input, init)
      recordStrings(await response.clone().text())
      return response
    },
  }
}

it('onEvent and debug output contain no secret and no personal data in a complete user journey (LG08)', async () => {
  project = await createTestProject({
    users: [ada],
    config: { clientTeamCreationEnabled: true, allowUserApiKeys: true, magicLinkEnabled: true },
  })
  const printed = vi.spyOn(console, 'debug').mockImplementation(() => {})
  const { fetch, texts } = recordingFetch()
  const { app, events } = openRecordingTab({ debug: true, fetch })
  const grace = { email: 'grace.hopper@example.com', password: 'correct horse battery staple' }
  const nextCode = async () => (await project.inbox.next({ to: grace.email })).code!

  await app.signUpWithCredential({ ...grace, noRedirect: true })
  await app.verifyEmail(await nextCode())
  const user = await app.getUser({ or: 'throw' })
  await user.setDisplayName('Rear Admiral Grace')
  await user.createApiKey({ description: 'a very secret key' })
  const team = await user.createTeam({ displayName: 'Team of compilers' })
  await team.inviteUser({ email: grace.email })
  await app.acceptTeamInvitation(await nextCode())
  const authenticator = createAuthenticatorApp(project)
  await user.update({ totpMultiFactorSecret: authenticator.secret })
  await app.signOut({ noRedirect: true })

  const first = await app.signInWithCredential({ ...grace, noRedirect: true })
  const { attemptCode } = (first.status === 'error' && first.error.details) as {
    attemptCode: string
  }
  await app.signInWithMfa(await authenticator.nextCode(), attemptCode, { noRedirect: true })
  await app.promptCliLogin({
    appUrl: 'http://localhost:3000',
    maxAttempts: 1,
    promptLink: () => {},
  })
  await app.sendForgotPasswordEmail(grace.email)
  await app.resetPassword({ code: await nextCode(), password: 'another long password' })
  await app.redirectTo(`https://evil.example/?code=${attemptCode}`).catch(() => {})
  await app.signInAnonymously().catch(() => {})

  await expect.poll(() => events.at(-1)).toMatchObject({ path: '/auth/anonymous/sign-up' })
  const waits = JSON.stringify([events, printed.mock.calls]).toLowerCase()
  // Names of the protocol, such as error codes, are not secret.
  const canaries = [...texts].filter((text) => text.length >= 8 && !/^[A-Z_]+$/.test(text))
  expect(canaries).toEqual(expect.arrayContaining([grace.password, grace.email, attemptCode]))
  expect(canaries.length).toBeGreaterThan(25)
  expect(canaries.filter((text) => waits.includes(text.toLowerCase()))).toEqual([])
  expect(events.length).toBeGreaterThan(20)
})
