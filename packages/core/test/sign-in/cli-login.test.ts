import { ClientApp, type CliLoginOptions } from '@latchkey/core'
import { cliLoginPhrase } from '@latchkey/core/internal'
import { catalogue } from '@latchkey/contract/errors'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdResponse, openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { grace, signedIn } from '../support/signed-in.js'
import { isLimit, relaxLimit } from '../support/timers.js'

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

type PollResponse = Parameters<typeof network.replaceAnswer>[1]
const responseOf = (body: unknown, status = 200): PollResponse => ({
  status,
  body: JSON.stringify(body),
  headers: JSON_TYPE,
})

/** Opens an app of a command-line tool. Its waits end immediately and are recorded. */
function openTerminal(options: { tokenStore?: null | 'memory' } = { tokenStore: 'memory' }) {
  const waits: number[] = []
  const links: string[] = []
  const printed: string[] = []
  const timers = new Set<NodeJS.Timeout>()
  let elapsedMillis = 0
  let onWait: (() => unknown) | undefined
  let onClockRead: (() => void) | undefined
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
          onClockRead?.()
          return elapsedMillis
        },
      },
      warn: (message) => void printed.push(message),
      timers: {
        set(callback, millis) {
          // A zero timer that follows a wait is not a wait itself.
          const isWait = millis > 0 && !isLimit(millis)
          if (isWait) waits.push(millis)
          const fire = async () => {
            if (isWait) await onWait?.()
            if (!timers.delete(timer)) return
            elapsedMillis += millis
            callback()
          }
          const timer = setTimeout(() => void fire(), isWait ? 0 : relaxLimit(millis))
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
    /** Runs an action whenever the program waits. */
    whileWaiting: (action: () => unknown) => void (onWait = action),
    /** Runs an action whenever the program reads the clock. */
    onClockReading: (action: () => void) => void (onClockRead = action),
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

/** Logs in and confirms the login in a browser during the n-th wait. */
async function loginConfirmed(terminal: Terminal, { onWait = 1, ...options } = {}) {
  const browser = await openBrowser()
  let waits = 0
  terminal.whileWaiting(async () => {
    if (++waits === onWait) await browser.completeCliLogin(terminal.code())
  })
  const result = await terminal.login(options)
  const { refreshToken } = await (await browser.getUser({ or: 'throw' })).currentSession.getTokens()
  return { result, refreshToken }
}

describe('promptCliLogin', () => {
  it('waits 2 s after each poll and resolves to the refresh token of the browser (CL06, CL24)', async () => {
    const terminal = openTerminal()
    const { result, refreshToken } = await loginConfirmed(terminal, { onWait: 3 })
    expect(result).toEqual({ status: 'ok', data: refreshToken })
    expect(terminal.waits).toEqual([2000, 2000, 2000])
    expect(network.calls(POLL)).toBe(4)
  })

  it('does not print the refresh token (CL25)', async () => {
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(() => {}),
    )
    const terminal = openTerminal()
    const browser = await openBrowser()
    terminal.whileWaiting(() => browser.completeCliLogin(codeIn(terminal.printed[0])))
    const result = await terminal.app.promptCliLogin({ appUrl })
    const printedTexts = JSON.stringify([terminal.printed, spies.map((spy) => spy.mock.calls)])
    vi.restoreAllMocks()
    expect(result.status).toBe('ok')
    expect(terminal.printed).toEqual([expect.stringContaining('To sign in, open https://')])
    expect(printedTexts).not.toContain(result.status === 'ok' && result.data)
  })

  it.each([[null], [undefined]])('rejects without a token store: %s (CL01)', async (tokenStore) => {
    const terminal = openTerminal(tokenStore === null ? { tokenStore } : {})
    await expect(terminal.login()).rejects.toThrow('CLI auth needs a persistent token store')
    expect(network.calls(BEGIN)).toBe(0)
  })

  it.each([
    ['no polling code', { login_code: 'l', expires_at: '' }],
    ['no login code', { polling_code: 'p', expires_at: '' }],
    ['codes of another type', { polling_code: 1, login_code: {} }],
    ['no fields', {}],
  ])('returns CLI_AUTH_ERROR for a first response with %s (CL02)', async (_, body) => {
    network.replaceAnswer(BEGIN, responseOf(body))
    const terminal = openTerminal()
    expect(await terminal.login()).toMatchObject({ error: { code: 'CLI_AUTH_ERROR' } })
    expect(terminal.links).toEqual([])
    expect(network.calls(POLL)).toBe(0)
  })
})

const codeIn = (text = '') =>
  new URL(text.slice(text.indexOf('https:'))).searchParams.get('login_code')!

describe('the confirmation URL of promptCliLogin', () => {
  it('belongs to the phrase that the terminal prints (CL20)', async () => {
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

  it('contains the encoded login code (CL03)', async () => {
    network.replaceAnswer(BEGIN, responseOf({ polling_code: 'p', login_code: 'a&b=c#d/../' }))
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
  ])(
    'of %j with the path %j is %s, in ASCII characters (CL04, CL05)',
    async (url, confirmPath, page) => {
      const terminal = openTerminal()
      await terminal.login({ appUrl: url, maxAttempts: 0, ...(confirmPath && { confirmPath }) })
      const [link] = terminal.links
      expect(link?.replace(/[?&]login_code=\w{45}$/, '')).toBe(page)
      expect(link).toMatch(/^http[!-~]+$/)
    },
  )

  it.each([
    'https://app.example.com?a=1',
    'https://app.example.com/#a',
    'https://someone@app.example.com',
    'https:\\\\app.example.com',
    'javascript:alert(1)',
    'app.example.com',
    '',
  ])('is rejected for the app URL %j (CL04)', async (url) => {
    await expect(openTerminal().login({ appUrl: url })).rejects.toThrow(TypeError)
    expect(network.calls(BEGIN)).toBe(0)
  })

  it('is rejected for a path with the scheme javascript: (CL05)', async () => {
    const login = openTerminal().login({ confirmPath: 'javascript:alert(1)' })
    await expect(login).rejects.toThrow(TypeError)
  })
})

describe('the poll responses of promptCliLogin', () => {
  const pollOnce = (...responses: PollResponse[]) => {
    for (const response of responses) network.replaceAnswer(POLL, response)
    return openTerminal().login({ maxAttempts: 1 })
  }

  it.each([
    [
      'CL07: the status is success, but not 201',
      responseOf({ status: 'success', refresh_token: 'r' }),
    ],
    ['CL08: the token is missing', responseOf({ status: 'success' }, 201)],
    ['CL08: the token is empty', responseOf({ status: 'success', refresh_token: '' }, 201)],
    ['CL08: the token is not a string', responseOf({ status: 'success', refresh_token: 1 }, 201)],
    [
      'CL08: the token is "undefined"',
      responseOf({ status: 'success', refresh_token: 'undefined' }, 201),
    ],
    [
      'CL17: the body is HTML',
      { status: 200, body: '<html>', headers: { 'Content-Type': 'text/html' } },
    ],
    ['CL17: the body is empty', { status: 204 }],
  ])('return CLI_AUTH_ERROR if %s', async (_, response) => {
    const result = await pollOnce(response)
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
  ])('return an error that quotes the unknown status %s (CL11)', async (quoted, body) => {
    const result = await pollOnce(responseOf(body))
    const error = result.status === 'error' ? result.error : undefined
    expect(error?.code).toBe('CLI_AUTH_ERROR')
    expect(error?.message).toContain(`the status ${quoted}`)
    expect(error?.message.length).toBeLessThan(120)
  })

  it('return CLI_AUTH_EXPIRED_ERROR for an expired login (CL09)', async () => {
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

  it('return CLI_AUTH_USED_ERROR if the token was returned before (CL10)', async () => {
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

  it('return INVALID_POLLING_CODE and SCHEMA_ERROR as errors (CL16)', async () => {
    const terminal = openTerminal()
    terminal.whileWaiting(() => project.reset())
    expect(await terminal.login()).toMatchObject({ error: { code: 'INVALID_POLLING_CODE' } })
    expect(await openTerminal().login({ expiresInMillis: 0.5 })).toMatchObject({
      error: { code: 'SCHEMA_ERROR' },
    })
  })

  it('return an error with the message of the catalog', async () => {
    const result = await pollOnce(responseOf({ status: 'used' }))
    const { message } = catalogue.CLI_AUTH_USED_ERROR
    expect(result).toMatchObject({ error: { message: message(undefined), status: 400 } })
  })
})

describe('the polling of promptCliLogin', () => {
  it.each([0, 1, 3])('stops after maxAttempts: %d (CL12)', async (maxAttempts) => {
    const terminal = openTerminal()
    expect(await terminal.login({ maxAttempts })).toMatchObject({
      error: { code: 'CLI_AUTH_ERROR' },
    })
    expect(network.calls(POLL)).toBe(maxAttempts)
    expect(terminal.waits).toHaveLength(Math.max(0, maxAttempts - 1))
  })

  it.each([NaN, -1, 1.5, -Infinity])('rejects maxAttempts: %s (CL12)', async (maxAttempts) => {
    await expect(openTerminal().login({ maxAttempts })).rejects.toThrow(/maxAttempts/)
    expect(network.calls(BEGIN)).toBe(0)
  })

  it('waits at least 100 ms (CL13)', async () => {
    const terminal = openTerminal()
    await terminal.login({ waitTimeMillis: 0, maxAttempts: 2 })
    expect(terminal.waits).toEqual([100])
  })

  it.each([-1, NaN, 2 ** 31, Infinity])(
    'rejects waitTimeMillis: %s (CL13)',
    async (waitTimeMillis) => {
      await expect(openTerminal().login({ waitTimeMillis })).rejects.toThrow(/waitTimeMillis/)
      expect(network.calls(BEGIN)).toBe(0)
    },
  )

  it('counts a lost request as an attempt and continues (CL14)', async () => {
    network.fail(POLL, { times: 4 })
    const terminal = openTerminal()
    expect((await loginConfirmed(terminal, { onWait: 9 })).result).toMatchObject({ status: 'ok' })
    const before = network.calls(POLL)
    network.fail(POLL, { times: 2 })
    expect(await openTerminal().login({ maxAttempts: 2 })).toMatchObject({
      error: { code: 'CLI_AUTH_ERROR' },
    })
    expect(network.calls(POLL) - before).toBe(2)
  })

  it('continues after four 502 responses and rejects after five', async () => {
    network.replaceAnswer(POLL, { status: 502 }, { times: 4 })
    const terminal = openTerminal()
    expect((await loginConfirmed(terminal, { onWait: 9 })).result).toMatchObject({ status: 'ok' })
    network.replaceAnswer(POLL, { status: 502 }, { times: 5 })
    await expect(openTerminal().login()).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 502,
    })
  })

  it('rejects after five lost requests in a row (CL14)', async () => {
    network.fail(POLL, { times: 4 })
    const terminal = openTerminal()
    terminal.whileWaiting(() => {
      if (network.calls(POLL) === 5) network.fail(POLL, { times: 5 })
    })
    await expect(terminal.login()).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    expect(network.calls(POLL)).toBe(10)
  })

  it('waits for Retry-After without counting the attempt (CL15)', async () => {
    network.respond429(POLL, { retryAfter: 80, times: 3 })
    const terminal = openTerminal()
    expect(await terminal.login({ maxAttempts: 1 })).toMatchObject({
      error: { code: 'CLI_AUTH_ERROR' },
    })
    expect(terminal.waits).toEqual([80_000, 80_000, 80_000])
    expect(network.calls(POLL)).toBe(4)
  })

  it('stops a minute after the login has expired (CL19)', async () => {
    const terminal = openTerminal()
    const waiting = responseOf({ status: 'waiting' })
    network.replaceAnswer(POLL, waiting, { times: 1000 })
    expect(await terminal.login({ expiresInMillis: 20_000 })).toMatchObject({
      error: { code: 'CLI_AUTH_EXPIRED_ERROR' },
    })
    expect(terminal.waits).toHaveLength(40)
    expect(network.calls(POLL)).toBe(41)
  })

  it('limits Retry-After to the lifetime of the login (CL19)', async () => {
    network.respond429(POLL, { retryAfter: 90, times: 2 })
    const terminal = openTerminal()
    expect(await terminal.login({ expiresInMillis: 20_000 })).toMatchObject({
      error: { code: 'CLI_AUTH_EXPIRED_ERROR' },
    })
    expect(terminal.waits).toEqual([80_000])
  })

  it('stops immediately when aborted during a wait (CL18)', async () => {
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

  it('stops immediately when aborted before a wait (CL18)', async () => {
    const terminal = openTerminal()
    const controller = new AbortController()
    terminal.onClockReading(() => {
      if (network.calls(POLL) === 1) controller.abort(new Error('Ctrl-C'))
    })
    await expect(terminal.login({ signal: controller.signal })).rejects.toThrow('Ctrl-C')
    expect(terminal.waits).toEqual([])
  })

  it('stops immediately when aborted during a request (CL18)', async () => {
    const terminal = openTerminal()
    const controller = new AbortController()
    const release = holdResponse(network, POLL)
    const login = terminal.login({ signal: controller.signal })
    await expect.poll(() => network.calls(POLL)).toBe(1)
    controller.abort(new Error('Ctrl-C'))
    await expect(login).rejects.toThrow('Ctrl-C')
    expect(terminal.timers.size).toBe(0)
    release()
  })

  it('sends no request with an aborted signal (CL18)', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(openTerminal().login({ signal })).rejects.toThrow('gone')
    expect(network.calls(BEGIN)).toBe(0)
  })
})

describe('completeCliLogin', () => {
  it('can confirm a login only once (CL23)', async () => {
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

  it('sends the refresh token once and no other token', async () => {
    const browser = await openBrowser()
    await browser.completeCliLogin('unknown')
    const [request] = network.requests(COMPLETE)
    const names = [...(request?.headers.keys() ?? [])]
    expect(names.filter((name) => name.includes('token'))).toEqual([])
  })

  it('returns USER_AUTHENTICATION_REQUIRED without a session and sends nothing', async () => {
    const terminal = openTerminal()
    await terminal.login({ maxAttempts: 0 })
    const { app } = openTab(project)
    expect(await app.completeCliLogin(terminal.code())).toMatchObject({
      error: { code: 'USER_AUTHENTICATION_REQUIRED' },
    })
    expect(network.calls(COMPLETE)).toBe(0)
  })

  it('rejects if another user signs in during the call', async () => {
    const { app, pass } = await signedIn(await createTestProject({ users: [ada, grace] }))
    // The page waits for a new access token.
    pass(11 * 60_000)
    const release = holdResponse(network, REFRESH)
    const completing = app.completeCliLogin('code')
    await expect.poll(() => network.calls(REFRESH)).toBe(1)
    await app.signInWithPassword({ ...grace, noRedirect: true })
    release()
    await expect(completing).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    expect(network.calls(COMPLETE)).toBe(0)
  })

  it('returns CLI_AUTH_ERROR for an unknown code', async () => {
    const browser = await openBrowser()
    expect(await browser.completeCliLogin('unknown')).toMatchObject({
      error: { code: 'CLI_AUTH_ERROR' },
    })
  })
  it('rejects with the status of a failed response', async () => {
    const browser = await openBrowser()
    network.replaceAnswer(COMPLETE, { status: 502 })
    await expect(browser.completeCliLogin('code')).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 502,
    })
  })
})
