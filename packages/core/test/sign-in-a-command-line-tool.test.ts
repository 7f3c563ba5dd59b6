import { ClientApp, type CliLoginOptions } from '@latchkey/core'
import { cliLoginPhrase } from '@latchkey/core/internal'
import { catalogue } from '@latchkey/contract/errors'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'
import { grace, signedIn } from './signed-in.js'
import { isLimit, relaxLimit } from './timers.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const BEGIN = 'POST /auth/cli'
const POLL = 'POST /auth/cli/poll'
const COMPLETE = 'POST /auth/cli/complete'
const REFRESH = 'POST /auth/oauth/token'
const JSON_TYPE = { 'Content-Type': 'application/json' }
const appUrl = 'https://app.example.com'

type Answer = Parameters<typeof network.replaceAnswer>[1]
const answer = (body: unknown, status = 200): Answer => ({
  status,
  body: JSON.stringify(body),
  headers: JSON_TYPE,
})

/** A program in a terminal. What it waits for passes at once, and is noted. */
function openTerminal(options: { tokenStore?: null | 'memory' } = { tokenStore: 'memory' }) {
  const waits: number[] = []
  const links: string[] = []
  const printed: string[] = []
  const timers = new Set<NodeJS.Timeout>()
  let passed = 0
  let onWait: (() => unknown) | undefined
  let onLook: (() => void) | undefined
  const app = new ClientApp({
    ...options,
    projectId: project.projectId,
    publishableClientKey: project.publishableClientKey,
    baseUrl: project.baseUrl,
    platform: {
      random: () => 0.5,
      clock: {
        wall: () => Date.now(),
        monotonic() {
          onLook?.()
          return passed
        },
      },
      warn: (message) => void printed.push(message),
      timers: {
        set(callback, millis) {
          // A turn after a wait is none of its own.
          const isWait = millis > 0 && !isLimit(millis)
          if (isWait) waits.push(millis)
          const pass = async () => {
            if (isWait) await onWait?.()
            if (!timers.delete(timer)) return
            passed += millis
            callback()
          }
          const timer = setTimeout(() => void pass(), isWait ? 0 : relaxLimit(millis))
          timers.add(timer)
          return timer
        },
        clear(timer) {
          timers.delete(timer as NodeJS.Timeout)
          clearTimeout(timer as NodeJS.Timeout)
        },
      },
    },
  })
  return {
    app,
    waits,
    links,
    printed,
    timers,
    /** Does something whenever the program waits. */
    whileWaiting: (action: () => unknown) => void (onWait = action),
    /** Does something whenever the program looks at the clock. */
    whileLooking: (action: () => void) => void (onLook = action),
    login: (more: Partial<CliLoginOptions> = {}) =>
      app.promptCliLogin({ appUrl, promptLink: (url) => void links.push(url), ...more }),
    code: () => new URL(String(links[0])).searchParams.get('login_code')!,
  }
}
type Terminal = ReturnType<typeof openTerminal>

async function openBrowser() {
  const tab = openTab(project)
  await tab.app.signInWithCredential({ ...ada, noRedirect: true })
  return tab.app
}

/** Logs in with somebody who agrees while the program waits for the n-th time. */
async function agreed(terminal: Terminal, { onWait = 1, ...options } = {}) {
  const browser = await openBrowser()
  let waits = 0
  terminal.whileWaiting(async () => {
    if (++waits === onWait) await browser.completeCliLogin(terminal.code())
  })
  const result = await terminal.login(options)
  const { refreshToken } = await (await browser.getUser({ or: 'throw' })).currentSession.getTokens()
  return { result, refreshToken }
}

describe('a login of a command-line tool', () => {
  it('CL06, CL24: waits 2 s after each poll, and ends with the session of the browser', async () => {
    const terminal = openTerminal()
    const { result, refreshToken } = await agreed(terminal, { onWait: 3 })
    expect(result).toEqual({ status: 'ok', data: refreshToken })
    expect(terminal.waits).toEqual([2000, 2000, 2000])
    expect(network.calls(POLL)).toBe(4)
  })

  it('CL25: is printed nowhere', async () => {
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(() => {}),
    )
    const terminal = openTerminal()
    const browser = await openBrowser()
    terminal.whileWaiting(() => browser.completeCliLogin(codeIn(terminal.printed[0])))
    const result = await terminal.app.promptCliLogin({ appUrl })
    const said = JSON.stringify([terminal.printed, spies.map((spy) => spy.mock.calls)])
    vi.restoreAllMocks()
    expect(result.status).toBe('ok')
    expect(terminal.printed).toEqual([expect.stringContaining('To sign in, open https://')])
    expect(said).not.toContain(result.status === 'ok' && result.data)
  })

  it.each([[null], [undefined]])('CL01: needs a token store, not %s', async (tokenStore) => {
    const terminal = openTerminal(tokenStore === null ? { tokenStore } : {})
    await expect(terminal.login()).rejects.toThrow('CLI auth needs a persistent token store')
    expect(network.calls(BEGIN)).toBe(0)
  })

  it.each([
    ['no polling code', { login_code: 'l', expires_at: '' }],
    ['no login code', { polling_code: 'p', expires_at: '' }],
    ['codes of another type', { polling_code: 1, login_code: {} }],
    ['nothing', {}],
  ])('CL02: fails when the service begins it with %s', async (_, body) => {
    network.replaceAnswer(BEGIN, answer(body))
    const terminal = openTerminal()
    expect(await terminal.login()).toMatchObject({ error: { code: 'CLI_AUTH_ERROR' } })
    expect(terminal.links).toEqual([])
    expect(network.calls(POLL)).toBe(0)
  })
})

const codeIn = (text = '') =>
  new URL(text.slice(text.indexOf('https:'))).searchParams.get('login_code')!

describe('the page that a person is sent to', () => {
  it('CL20: shows the phrase that the terminal shows', async () => {
    const phrases: string[] = []
    const terminal = openTerminal()
    const promptLink = (url: string, phrase: string) => {
      terminal.links.push(url)
      phrases.push(phrase)
    }
    await terminal.login({ promptLink, maxAttempts: 0 })
    expect(phrases).toEqual([cliLoginPhrase(terminal.code())])
    expect(phrases).toEqual([await terminal.app.getCliLoginPhrase(terminal.code())])
    await terminal.app.promptCliLogin({ appUrl, maxAttempts: 0 })
    expect(terminal.printed[0]).toContain(cliLoginPhrase(codeIn(terminal.printed[0])))
  })

  it('CL03: is told the login code, encoded', async () => {
    network.replaceAnswer(BEGIN, answer({ polling_code: 'p', login_code: 'a&b=c#d/../' }))
    const terminal = openTerminal()
    await terminal.login({ maxAttempts: 0 })
    expect(terminal.links).toEqual([
      `${appUrl}/handler/cli-auth-confirm?login_code=a%26b%3Dc%23d%2F..%2F`,
    ])
  })

  it.each([
    ['https://app.example.com/', undefined, 'https://app.example.com/handler/cli-auth-confirm'],
    ['https://app.example.com///', undefined, 'https://app.example.com/handler/cli-auth-confirm'],
    ['http://localhost:3000/a/b', undefined, 'http://localhost:3000/a/b/handler/cli-auth-confirm'],
    ['https://app.example.com', '/confirm', 'https://app.example.com/confirm'],
    ['https://app.example.com', '//evil.example', 'https://app.example.com/evil.example'],
    ['https://app.example.com', '///evil.example', 'https://app.example.com/evil.example'],
    ['https://app.example.com', 'c?lang=de', 'https://app.example.com/c?lang=de'],
    [
      'https://bücher.example/\u009b1m/ü',
      undefined,
      'https://xn--bcher-kva.example/%C2%9B1m/%C3%BC/handler/cli-auth-confirm',
    ],
  ])('CL04, CL05: at %j under %j is %s, in printable letters', async (url, confirmPath, page) => {
    const terminal = openTerminal()
    await terminal.login({ appUrl: url, maxAttempts: 0, ...(confirmPath && { confirmPath }) })
    const [link] = terminal.links
    expect(link?.replace(/[?&]login_code=\w{45}$/, '')).toBe(page)
    expect(link).toMatch(/^http[!-~]+$/)
  })

  it.each([
    'https://app.example.com?a=1',
    'https://app.example.com/#a',
    'https://someone@app.example.com',
    'https:\\\\app.example.com',
    'javascript:alert(1)',
    'app.example.com',
    '',
  ])('CL04: is not at %j', async (url) => {
    await expect(openTerminal().login({ appUrl: url })).rejects.toThrow(TypeError)
    expect(network.calls(BEGIN)).toBe(0)
  })

  it('CL05: is on the web', async () => {
    const refused = openTerminal().login({ confirmPath: 'javascript:alert(1)' })
    await expect(refused).rejects.toThrow(TypeError)
  })
})

describe('what a poll says', () => {
  const ended = (...answers: Answer[]) => {
    for (const one of answers) network.replaceAnswer(POLL, one)
    return openTerminal().login({ maxAttempts: 1 })
  }

  it.each([
    ['CL07: a success that is not 201', answer({ status: 'success', refresh_token: 'r' })],
    ['CL08: a success without a token', answer({ status: 'success' }, 201)],
    ['CL08: an empty token', answer({ status: 'success', refresh_token: '' }, 201)],
    ['CL08: a token that is no text', answer({ status: 'success', refresh_token: 1 }, 201)],
    ['CL08: "undefined"', answer({ status: 'success', refresh_token: 'undefined' }, 201)],
    ['CL17: a page', { status: 200, body: '<html>', headers: { 'Content-Type': 'text/html' } }],
    ['CL17: nothing', { status: 204 }],
  ])('is an error with %s', async (_, one) => {
    const result = await ended(one)
    expect(result).toMatchObject({ status: 'error', error: { code: 'CLI_AUTH_ERROR' } })
    expect(network.calls(POLL)).toBe(1)
  })

  it.each([
    ['"pending"', { status: 'pending' }],
    ['"WAITING"', { status: 'WAITING' }],
    ['null', { status: null }],
    ['undefined', {}],
    ['7', { status: 7 }],
    ['"x', { status: 'x'.repeat(1000) }],
  ])('CL11: is an error that quotes the odd status %s', async (quoted, body) => {
    const result = await ended(answer(body))
    const error = result.status === 'error' ? result.error : undefined
    expect(error?.code).toBe('CLI_AUTH_ERROR')
    expect(error?.message).toContain(`the status ${quoted}`)
    expect(error?.message.length).toBeLessThan(120)
  })

  it('CL09: may be that the login has expired', async () => {
    const terminal = openTerminal()
    terminal.whileWaiting(() => project.clock.advance('2h'))
    expect(await terminal.login()).toMatchObject({
      error: {
        code: 'CLI_AUTH_EXPIRED_ERROR',
        message: 'CLI authentication request expired. Please try again.',
      },
    })
    expect(await openTerminal().login({ expiresInMillis: 0 })).toMatchObject({
      error: { code: 'CLI_AUTH_EXPIRED_ERROR' },
    })
  })

  it('CL10: may be that the token was handed out before', async () => {
    const terminal = openTerminal()
    const browser = await openBrowser()
    terminal.whileWaiting(async () => {
      if (network.calls(COMPLETE) > 0) return
      await browser.completeCliLogin(terminal.code())
      network.dropAnswer(POLL)
    })
    expect(await terminal.login()).toMatchObject({
      error: {
        code: 'CLI_AUTH_USED_ERROR',
        message: 'This authentication token has already been used.',
      },
    })
  })

  it('CL16: may be that nobody knows of the login, or that an option is not taken', async () => {
    const terminal = openTerminal()
    terminal.whileWaiting(() => project.reset())
    expect(await terminal.login()).toMatchObject({ error: { code: 'INVALID_POLLING_CODE' } })
    expect(await openTerminal().login({ expiresInMillis: 0.5 })).toMatchObject({
      error: { code: 'SCHEMA_ERROR' },
    })
  })

  it('is worded as the protocol words it', async () => {
    const result = await ended(answer({ status: 'used' }))
    const { message } = catalogue.CLI_AUTH_USED_ERROR
    expect(result).toMatchObject({ error: { message: message(undefined), status: 400 } })
  })
})

describe('how often and how long it is asked', () => {
  it.each([0, 1, 3])('CL12: %d times, when told so', async (maxAttempts) => {
    const terminal = openTerminal()
    expect(await terminal.login({ maxAttempts })).toMatchObject({
      error: { code: 'CLI_AUTH_ERROR' },
    })
    expect(network.calls(POLL)).toBe(maxAttempts)
    expect(terminal.waits).toHaveLength(Math.max(0, maxAttempts - 1))
  })

  it.each([NaN, -1, 1.5, -Infinity])('CL12: never %s times', async (maxAttempts) => {
    await expect(openTerminal().login({ maxAttempts })).rejects.toThrow(/maxAttempts/)
    expect(network.calls(BEGIN)).toBe(0)
  })

  it('CL13: every 100 ms at most', async () => {
    const terminal = openTerminal()
    await terminal.login({ waitTimeMillis: 0, maxAttempts: 2 })
    expect(terminal.waits).toEqual([100])
  })

  it.each([-1, NaN, 2 ** 31, Infinity])(
    'CL13: never with a pause of %s',
    async (waitTimeMillis) => {
      await expect(openTerminal().login({ waitTimeMillis })).rejects.toThrow(/waitTimeMillis/)
      expect(network.calls(BEGIN)).toBe(0)
    },
  )

  it('CL14: goes on after a lost poll, which counts', async () => {
    network.fail(POLL, { times: 4 })
    const terminal = openTerminal()
    expect((await agreed(terminal, { onWait: 9 })).result).toMatchObject({ status: 'ok' })
    const before = network.calls(POLL)
    network.fail(POLL, { times: 2 })
    expect(await openTerminal().login({ maxAttempts: 2 })).toMatchObject({
      error: { code: 'CLI_AUTH_ERROR' },
    })
    expect(network.calls(POLL) - before).toBe(2)
  })

  it('goes on after polls that the service or a proxy failed to answer, and gives up after five', async () => {
    network.replaceAnswer(POLL, { status: 502 }, { times: 4 })
    const terminal = openTerminal()
    expect((await agreed(terminal, { onWait: 9 })).result).toMatchObject({ status: 'ok' })
    network.replaceAnswer(POLL, { status: 502 }, { times: 5 })
    await expect(openTerminal().login()).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 502,
    })
  })

  it('CL14: gives up when five in a row are lost', async () => {
    network.fail(POLL, { times: 4 })
    const terminal = openTerminal()
    terminal.whileWaiting(() => {
      if (network.calls(POLL) === 5) network.fail(POLL, { times: 5 })
    })
    await expect(terminal.login()).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    expect(network.calls(POLL)).toBe(10)
  })

  it('CL15: waits as told when it asks too often, which does not count', async () => {
    network.respond429(POLL, { retryAfter: 90, times: 3 })
    const terminal = openTerminal()
    expect(await terminal.login({ maxAttempts: 1 })).toMatchObject({
      error: { code: 'CLI_AUTH_ERROR' },
    })
    expect(terminal.waits).toEqual([90_000, 90_000, 90_000])
    expect(network.calls(POLL)).toBe(4)
  })

  it('CL19: ends a minute after the login should have expired', async () => {
    const terminal = openTerminal()
    const waiting = answer({ status: 'waiting' })
    network.replaceAnswer(POLL, waiting, { times: 1000 })
    expect(await terminal.login({ expiresInMillis: 20_000 })).toMatchObject({
      error: { code: 'CLI_AUTH_EXPIRED_ERROR' },
    })
    expect(terminal.waits).toHaveLength(40)
    expect(network.calls(POLL)).toBe(41)
  })

  it('CL19: waits no longer than that, whatever it is told', async () => {
    network.respond429(POLL, { retryAfter: 90, times: 2 })
    const terminal = openTerminal()
    expect(await terminal.login({ expiresInMillis: 20_000 })).toMatchObject({
      error: { code: 'CLI_AUTH_EXPIRED_ERROR' },
    })
    expect(terminal.waits).toEqual([80_000])
  })

  it('CL18: stops at once while it waits', async () => {
    const terminal = openTerminal()
    const controller = new AbortController()
    terminal.whileWaiting(() => {
      controller.abort(new Error('Ctrl-C'))
      return new Promise(() => {})
    })
    await expect(terminal.login({ signal: controller.signal })).rejects.toThrow('Ctrl-C')
    expect(terminal.timers.size).toBe(0)
    expect(network.calls(POLL)).toBe(1)
  })

  it('CL18: stops at once before it waits', async () => {
    const terminal = openTerminal()
    const controller = new AbortController()
    terminal.whileLooking(() => {
      if (network.calls(POLL) === 1) controller.abort(new Error('Ctrl-C'))
    })
    await expect(terminal.login({ signal: controller.signal })).rejects.toThrow('Ctrl-C')
    expect(terminal.waits).toEqual([])
  })

  it('CL18: stops at once while it asks', async () => {
    const terminal = openTerminal()
    const controller = new AbortController()
    let answerAtLast = () => {}
    network.delay(POLL, new Promise<void>((resolve) => (answerAtLast = resolve)))
    const login = terminal.login({ signal: controller.signal })
    await expect.poll(() => network.calls(POLL)).toBe(1)
    controller.abort(new Error('Ctrl-C'))
    await expect(login).rejects.toThrow('Ctrl-C')
    expect(terminal.timers.size).toBe(0)
    answerAtLast()
  })

  it('CL18: asks nothing for a caller who has left before', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(openTerminal().login({ signal })).rejects.toThrow('gone')
    expect(network.calls(BEGIN)).toBe(0)
  })
})

describe('agreeing to a login', () => {
  it('CL23: works once', async () => {
    const terminal = openTerminal()
    await terminal.login({ maxAttempts: 0 })
    const browser = await openBrowser()
    expect(await browser.completeCliLogin(terminal.code())).toEqual({
      status: 'ok',
      data: undefined,
    })
    expect(await browser.completeCliLogin(terminal.code())).toMatchObject({
      error: { code: 'CLI_AUTH_ERROR' },
    })
  })

  it('sends the token that it hands over once, and nothing else of the session', async () => {
    const browser = await openBrowser()
    await browser.completeCliLogin('unknown')
    const [sent] = network.requests(COMPLETE)
    const names = [...(sent?.headers.keys() ?? [])]
    expect(names.filter((name) => name.includes('token'))).toEqual([])
  })

  it('needs somebody who is signed in, and hands nothing over before', async () => {
    const terminal = openTerminal()
    await terminal.login({ maxAttempts: 0 })
    const { app } = openTab(project)
    expect(await app.completeCliLogin(terminal.code())).toMatchObject({
      error: { code: 'USER_AUTHENTICATION_REQUIRED' },
    })
    expect(network.calls(COMPLETE)).toBe(0)
  })

  it('does not give the tool the session of another user who signs in meanwhile', async () => {
    const { app, pass } = await signedIn(project)
    // The page waits for a new access token.
    pass(11 * 60_000)
    let release = () => {}
    network.delay(REFRESH, new Promise<void>((resolve) => (release = resolve)))
    const completing = app.completeCliLogin('code')
    await expect.poll(() => network.calls(REFRESH)).toBe(1)
    await app.signUpWithPassword({ ...grace, noRedirect: true })
    release()
    await expect(completing).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    expect(network.calls(COMPLETE)).toBe(0)
  })

  it('tells of a code that nobody knows', async () => {
    const browser = await openBrowser()
    expect(await browser.completeCliLogin('unknown')).toMatchObject({
      error: { code: 'CLI_AUTH_ERROR' },
    })
  })
  it('rejects when the service failed', async () => {
    const browser = await openBrowser()
    network.replaceAnswer(COMPLETE, { status: 502 })
    await expect(browser.completeCliLogin('code')).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 502,
    })
  })
})
