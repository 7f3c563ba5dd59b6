import { setImmediate } from 'node:timers/promises'
import type { Platform } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '../fakes/fake-locks.js'
import { openNetwork } from '../support/open-network.js'
import { ada, type Jar, openTab } from '../support/open-tab.js'
import { stubWebAuthn } from '../support/stub-webauthn.js'
import { createOAuthProject } from '../support/visit-provider.js'

const network = openNetwork()
afterEach(() => vi.unstubAllGlobals())

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada], config: { passkeyEnabled: true } })
})

/**
 * Opens a tab whose timers never fire by themselves and whose timers and listeners are recorded.
 */
function open({ platform, ...options }: Parameters<typeof openTab>[1] = {}, at = project) {
  const timers = new Map<number, number>()
  const listeners = new Set<unknown>()
  let count = 0
  const tab = openTab(at, {
    ...options,
    platform: {
      timers: {
        set: (_, millis) => timers.set(++count, millis) && count,
        clear: (timer) => void timers.delete(timer as number),
      },
      onLifecycle(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      ...platform,
    },
  })
  return {
    ...tab,
    /** Resolves when the app has a timer of this duration. */
    waitsFor: (millis: number) => expect.poll(() => [...timers.values()]).toContain(millis),
    resources: () => ({ timers: [...timers.values()], listeners: listeners.size }),
  }
}

const nothing = { timers: [], listeners: 0 }
const nextTask = () => setImmediate()
const outcomeOf = (promise: Promise<unknown>) => promise.then(() => 'resolved', String)
const DISPOSED = expect.stringMatching(/disposed/) as unknown

async function signedInBrowser(): Promise<Jar> {
  const { app, browser } = open()
  await app.signInWithCredential({ ...ada, noRedirect: true })
  app.dispose()
  return browser
}

/** Creates locks that another tab holds forever, and a set of the pending requests. */
function locksOfAnotherTab() {
  const waiting = new Set<unknown>()
  const locks: Platform['locks'] = {
    request: (name, { signal }) =>
      new Promise((_, reject) => {
        waiting.add(name)
        signal.addEventListener('abort', () => {
          waiting.delete(name)
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as the platform does
          reject(signal.reason)
        })
      }),
  }
  return { locks, waiting }
}

describe('app.dispose ends pending operations (CC30)', () => {
  it('rejects a read that waits for the lock of another tab', async () => {
    const { locks, waiting } = locksOfAnotherTab()
    const { app, pass, waitsFor, resources } = open({
      browser: await signedInBrowser(),
      platform: { locks },
    })
    pass(11 * 60_000)
    const read = outcomeOf(app.getUser())
    await waitsFor(2_000)
    expect(waiting.size).toBe(1)
    app.dispose()
    expect(resources()).toEqual(nothing)
    expect(waiting.size).toBe(0)
    expect(await read).toEqual(DISPOSED)
    await nextTask()
    expect(resources()).toEqual(nothing)
  })

  it('rejects a refresh under a lock and releases the lock', async () => {
    const { locks, isHeld } = fakeLocks()
    const { app, pass, resources } = open({ browser: await signedInBrowser(), platform: { locks } })
    pass(11 * 60_000)
    network.delay('POST /auth/oauth/token', new Promise(() => {}))
    const read = outcomeOf(app.getUser())
    await expect.poll(() => network.calls('POST /auth/oauth/token')).toBe(1)
    app.dispose()
    expect(resources()).toEqual(nothing)
    expect(await read).toEqual(DISPOSED)
    await nextTask()
    expect(isHeld()).toBe(false)
    expect(resources()).toEqual(nothing)
  })

  it.each([
    ['without a signal', undefined],
    ['with a signal', new AbortController().signal],
  ])('rejects a command-line login between two polls %s', async (_, signal) => {
    const { app, waitsFor, resources } = open({ tokenStore: 'memory' })
    const promptLink = () => {}
    const login = outcomeOf(
      app.promptCliLogin({ appUrl: 'https://app.test', promptLink, ...(signal && { signal }) }),
    )
    await waitsFor(2_000)
    app.dispose()
    expect(resources()).toEqual(nothing)
    expect(await login).toEqual(DISPOSED)
    expect(network.calls('POST /auth/cli/poll')).toBe(1)
    await nextTask()
    expect(resources()).toEqual(nothing)
  })

  it('resolves a sign-in that waits for its redirect', async () => {
    const { app, visited, waitsFor, resources } = open()
    const signIn = app.signInWithCredential(ada)
    await waitsFor(2_000)
    expect(visited).toEqual(['/'])
    app.dispose()
    expect(resources()).toEqual(nothing)
    expect(await signIn).toMatchObject({ status: 'ok' })
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('rejects an OAuth sign-in that waits for its redirect', async () => {
    const { app, visited, resources } = open({}, await createOAuthProject())
    const signIn = outcomeOf(app.signInWithOAuth('github'))
    await expect.poll(() => visited).toHaveLength(1)
    app.dispose()
    expect(resources()).toEqual(nothing)
    expect(await signIn).toEqual(DISPOSED)
  })

  it('aborts a passkey ceremony', async () => {
    const get = vi.fn(
      (options?: { signal?: AbortSignal }) =>
        new Promise((_, reject) => {
          options?.signal?.addEventListener('abort', () =>
            reject(new DOMException('given up', 'AbortError')),
          )
        }),
    )
    stubWebAuthn({ create: get, get })
    const { app, resources } = open()
    const signIn = app.signInWithPasskey()
    await expect.poll(() => get).toHaveBeenCalled()
    app.dispose()
    expect(get.mock.calls[0]?.[0]?.signal?.aborted).toBe(true)
    expect(await signIn).toMatchObject({
      status: 'error',
      error: { details: { code: 'ERROR_CEREMONY_ABORTED' } },
    })
    await nextTask()
    expect(resources()).toEqual(nothing)
  })

  it.each([
    ['without a signal', undefined],
    ['with a signal', new AbortController().signal],
  ])('aborts a pending request %s', async (_, signal) => {
    const requests: RequestInit[] = []
    const fetch = (_request: unknown, init: RequestInit = {}) => {
      requests.push(init)
      return new Promise<Response>(() => {})
    }
    const { app, resources } = open({ tokenStore: 'memory', platform: { fetch } })
    const outcome = outcomeOf(app.sendRequest('/users/me', signal && { signal }))
    await expect.poll(() => requests).toHaveLength(1)
    app.dispose()
    expect(requests[0]?.signal?.aborted).toBe(true)
    expect(resources()).toEqual(nothing)
    expect(await outcome).toEqual(DISPOSED)
    await nextTask()
    expect(resources()).toEqual(nothing)
  })

  it('resolves a sign-out whose request is pending as unconfirmed and reports the error', async () => {
    const { app, reported, resources } = open({ browser: await signedInBrowser() })
    network.delay('DELETE /auth/sessions/current', new Promise(() => {}))
    const signOut = app.signOut({ noRedirect: true })
    await expect.poll(() => network.calls('DELETE /auth/sessions/current')).toBe(1)
    app.dispose()
    expect(resources()).toEqual(nothing)
    expect(await signOut).toEqual({ confirmed: false })
    await expect.poll(() => reported.map(String)).toEqual([DISPOSED])
    await nextTask()
    expect(resources()).toEqual(nothing)
  })
})

it('does not load again what failed before (CC30)', async () => {
  const { app, waitsFor, resources } = open({
    browser: await signedInBrowser(),
    platform: { random: () => 1 },
  })
  network.replaceAnswer('GET /users/me', { status: 500, body: 'broken' })
  app.user.subscribe(() => {})
  await waitsFor(2_000)
  app.dispose()
  expect(resources()).toMatchObject({ timers: [] })
})

it('rejects every call after dispose and starts no timer (CC30)', async () => {
  const { app, resources } = open({ browser: await signedInBrowser() })
  const user = await app.getUser({ or: 'throw' })
  app.user.subscribe(() => {})
  app.dispose()
  const attempts = [
    app.getUser(),
    app.getProject(),
    app.user.refresh(),
    user.listTeams(),
    user.update({ displayName: 'Ada' }),
  ].map(outcomeOf)
  expect(await Promise.all(attempts)).toEqual(attempts.map(() => DISPOSED))
  await nextTask()
  expect(resources().timers).toEqual([])
})
