import { type AppEvent, isLatchkeyError } from '@latchkey/core'
import { watchRateLimitWaits } from '@latchkey/core/internal'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'
import { createAuthenticatorApp } from './totp.js'

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

/** A tab that notes what its app tells. */
function openTellingTab(options: Parameters<typeof openTab>[1] = {}) {
  const events: AppEvent[] = []
  const tab = openTab(project, { onEvent: (event) => void events.push(event), ...options })
  const of = <Type extends AppEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<AppEvent, { type: Type }> => event.type === type)
  return { ...tab, events, of }
}

const signIn = { method: 'POST', path: '/auth/password/sign-in' }

describe('an app tells', () => {
  it('of every attempt, with the status and the code that count', async () => {
    const { app, events } = openTellingTab()
    await app.signInWithCredential({ ...ada, password: 'wrong password' })
    await expect.poll(() => events).toHaveLength(1)
    expect(events).toEqual([
      { type: 'attempt', ...signIn, attempt: 1, status: 400, code: 'EMAIL_PASSWORD_MISMATCH' },
    ])
  })

  it('of the template of a path, not of what is in it', async () => {
    const { app, of } = openTellingTab()
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    await user.revokeSession('00000000-0000-4000-8000-000000000000').catch(() => {})
    await expect.poll(() => of('attempt').at(-1)?.method).toBe('DELETE')
    expect(of('attempt').at(-1)).toMatchObject({ path: '/auth/sessions/{id}', status: 404 })
  })

  it('of attempts that were lost, and of those that will follow', async () => {
    network.fail('GET /projects/current', { times: 2 })
    const { app, events } = openTellingTab()
    await app.getProject()
    await expect.poll(() => events).toHaveLength(5)
    const read = { method: 'GET', path: '/projects/current' }
    const lost = { type: 'attempt', ...read, status: null, code: null }
    const again = { type: 'retry', ...read, reason: 'network', waitMillis: expect.any(Number) }
    expect(events).toEqual([
      { ...lost, attempt: 1 },
      { ...again, attempt: 1 },
      { ...lost, attempt: 2 },
      { ...again, attempt: 2 },
      { type: 'attempt', ...read, attempt: 3, status: 200, code: null },
    ])
  })

  it('RT07: of the wait when there were too many attempts, while it lasts', async () => {
    network.respond429(SIGN_IN, { retryAfter: 20 })
    const { app, of } = openTellingTab()
    const signedIn = vi.fn()
    const done = app.signInWithCredential({ ...ada, noRedirect: true }).then(signedIn)
    await expect.poll(() => of('retry')).toHaveLength(1)
    expect(signedIn).not.toHaveBeenCalled()
    const [{ reason, waitMillis }] = of('retry') as [Extract<AppEvent, { type: 'retry' }>]
    expect(reason).toBe('rate-limit')
    expect(waitMillis).toBeGreaterThanOrEqual(20_500)
    expect(waitMillis).toBeLessThanOrEqual(21_500)
    await done
    expect(network.calls(SIGN_IN)).toBe(2)
  })

  it('RT07: of that wait to who shows it to a person, who may end it', async () => {
    network.respond429(SIGN_IN, { retryAfter: 20 })
    const { app, pass } = openTellingTab()
    const told: Parameters<Parameters<typeof watchRateLimitWaits>[1]>[0][] = []
    const stop = watchRateLimitWaits(app, (wait) => told.push(wait))
    const done = app.signInWithCredential({ ...ada, noRedirect: true })
    await expect.poll(() => told).toHaveLength(1)
    const { millis, cancel } = told[0]!
    expect(millis).toBeGreaterThanOrEqual(20_500)
    pass(8_000)
    cancel()
    const refused: unknown = await done.catch((error: unknown) => error)
    if (!isLatchkeyError(refused, 'RATE_LIMITED')) throw refused
    expect(refused.details.retryAfterMillis).toBeGreaterThan(10_000)
    expect(refused.details.retryAfterMillis).toBeLessThanOrEqual(millis - 8_000)
    expect(network.calls(SIGN_IN)).toBe(1)

    network.respond429(SIGN_IN, { retryAfter: 20 })
    await app.signInWithCredential({ ...ada, noRedirect: true })
    expect(told.slice(1)).toEqual([expect.objectContaining({ millis: expect.any(Number) }), null])
    stop()
  })

  it('of an access token that the service takes no longer', async () => {
    const { app, of } = openTellingTab()
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await project.clock.advance('61m')
    await app.user.load()
    await expect
      .poll(() => of('retry'))
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

  it('of the session in the order in which it changes, also where a listener changes it', async () => {
    const { app, of } = openTellingTab()
    app.session.subscribe(() => {
      if (app.session.get().status === 'active') void app.signOut({ noRedirect: true })
    })
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await expect.poll(() => of('session')).toHaveLength(2)
    expect(of('session').map(({ status }) => status)).toEqual(['active', 'signed-out'])
  })

  it('of the session, also of what another tab does', async () => {
    const { app, browser, of } = openTellingTab()
    const other = openTab(project, { browser })
    app.session.subscribe(() => {})
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await other.app.signOut({ noRedirect: true })
    await expect
      .poll(() => of('session'))
      .toEqual([
        { type: 'session', status: 'active' },
        { type: 'session', status: 'signed-out' },
      ])
  })

  it.each([
    ['https://evil.example/a?code=secret', 'https://evil.example'],
    ['//evil.example', ''],
    ['javascript:alert(1)', 'null'],
  ])('of a redirect to %j that was refused, by its origin', async (url, origin) => {
    const { app, of } = openTellingTab()
    await expect(app.redirectTo(url)).rejects.toThrow('is not trusted')
    await expect.poll(() => of('redirect-refused')).toHaveLength(1)
    expect(of('redirect-refused')).toEqual([{ type: 'redirect-refused', origin }])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('listener')
      },
    ],
    ['rejects', () => Promise.reject(new Error('listener'))],
  ])('and goes on when its listener %s', async (_, onEvent) => {
    const { app, reported } = openTab(project, { onEvent })
    expect(await app.signInWithCredential({ ...ada, noRedirect: true })).toMatchObject({
      status: 'ok',
    })
    await expect.poll(() => reported.map(String)).toContain('Error: listener')
  })

  it('developers on the console, when they ask for it', async () => {
    const printed = vi.spyOn(console, 'debug').mockImplementation(() => {})
    const silent = openTab(project)
    await silent.app.getProject()
    expect(printed).not.toHaveBeenCalled()
    const { app, events } = openTellingTab({ debug: true })
    await app.getProject()
    await expect.poll(() => events).toHaveLength(1)
    expect(printed.mock.calls).toEqual([events])
    vi.stubEnv('LATCHKEY_DEBUG', '1')
    await openTab(project).app.getProject()
    await openTab(project, { debug: false }).app.getProject()
    await expect.poll(() => printed).toHaveBeenCalledTimes(2)
  })
})

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value) as object).flatMap((part: unknown) => textsIn(part))

/** Sends requests on, and notes every text that comes or goes with them. */
function overhearing(): { fetch: typeof fetch; texts: Set<string> } {
  const texts = new Set<string>()
  const note = (body: string) => {
    if (body.startsWith('{')) for (const text of textsIn(JSON.parse(body))) texts.add(text)
  }
  return {
    texts,
    async fetch(input, init) {
      for (const [name, value] of new Headers(init?.headers))
        if (/token|key/.test(name)) texts.add(value)
      if (typeof init?.body === 'string') note(init.body)
      const response = await fetch(input, init)
      note(await response.clone().text())
      return response
    },
  }
}

it('LG08: tells nothing secret, nor who somebody is, on a whole journey', async () => {
  project = await createTestProject({
    users: [ada],
    config: { clientTeamCreationEnabled: true, allowUserApiKeys: true, magicLinkEnabled: true },
  })
  const printed = vi.spyOn(console, 'debug').mockImplementation(() => {})
  const { fetch, texts } = overhearing()
  const { app, events } = openTellingTab({ debug: true, fetch })
  const grace = { email: 'grace.hopper@example.com', password: 'correct horse battery staple' }
  const mail = async () => (await project.inbox.next({ to: grace.email })).code!

  await app.signUpWithCredential({ ...grace, noRedirect: true })
  await app.verifyEmail(await mail())
  const user = await app.getUser({ or: 'throw' })
  await user.setDisplayName('Rear Admiral Grace')
  await user.createApiKey({ description: 'a very secret key' })
  const team = await user.createTeam({ displayName: 'Team of compilers' })
  await team.inviteUser({ email: grace.email })
  await app.acceptTeamInvitation(await mail())
  const phone = createAuthenticatorApp(project)
  await user.update({ totpMultiFactorSecret: phone.secret })
  await app.signOut({ noRedirect: true })

  const first = await app.signInWithCredential({ ...grace, noRedirect: true })
  const { attempt_code } = (first.status === 'error' && first.error.details) as {
    attempt_code: string
  }
  await app.signInWithMfa(await phone.nextCode(), attempt_code, { noRedirect: true })
  await app.promptCliLogin({
    appUrl: 'http://localhost:3000',
    maxAttempts: 1,
    promptLink: () => {},
  })
  await app.sendForgotPasswordEmail(grace.email)
  await app.resetPassword({ code: await mail(), password: 'another long password' })
  await app.redirectTo(`https://evil.example/?code=${attempt_code}`).catch(() => {})
  await app.signInAnonymously().catch(() => {})

  await expect.poll(() => events.at(-1)).toMatchObject({ path: '/auth/anonymous/sign-up' })
  const told = JSON.stringify([events, printed.mock.calls]).toLowerCase()
  // What the protocol itself has a name for, such as the codes of errors, is no secret.
  const canaries = [...texts].filter((text) => text.length >= 8 && !/^[A-Z_]+$/.test(text))
  expect(canaries).toEqual(expect.arrayContaining([grace.password, grace.email, attempt_code]))
  expect(canaries.length).toBeGreaterThan(25)
  expect(canaries.filter((text) => told.includes(text.toLowerCase()))).toEqual([])
  expect(events.length).toBeGreaterThan(20)
})
