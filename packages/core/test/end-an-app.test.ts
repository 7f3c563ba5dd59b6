import { setImmediate } from 'node:timers/promises'
import type { Platform } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLocks } from './fake-locks.js'
import { openNetwork } from './open-network.js'
import { ada, type Jar, openTab } from './open-tab.js'
import { stubWebAuthn } from './stub-webauthn.js'
import { createOAuthProject } from './visit-provider.js'

const network = openNetwork()
afterEach(() => vi.unstubAllGlobals())

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada], config: { passkeyEnabled: true } })
})

/** A tab in which no timer ever runs by itself, and nothing is forgotten that it has begun. */
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
    /** Waits until the app waits for so long. */
    waitsFor: (millis: number) => expect.poll(() => [...timers.values()]).toContain(millis),
    held: () => ({ timers: [...timers.values()], listeners: listeners.size }),
  }
}

const nothing = { timers: [], listeners: 0 }
const settled = () => setImmediate()
const failure = (promise: Promise<unknown>) => promise.then(() => 'resolved', String)
const DISPOSED = expect.stringMatching(/disposed/) as unknown

async function signedIn(): Promise<Jar> {
  const { app, browser } = open()
  await app.signInWithCredential({ ...ada, noRedirect: true })
  app.dispose()
  return browser
}

/** Locks that some other tab holds for ever, and who waits for one. */
function heldElsewhere() {
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

describe('CC30: an app that is disposed of ends at once what waits', () => {
  it('for another tab', async () => {
    const { locks, waiting } = heldElsewhere()
    const { app, pass, waitsFor, held } = open({ browser: await signedIn(), platform: { locks } })
    pass(11 * 60_000)
    const read = failure(app.getUser())
    await waitsFor(2_000)
    expect(waiting.size).toBe(1)
    app.dispose()
    expect(held()).toEqual(nothing)
    expect(waiting.size).toBe(0)
    expect(await read).toEqual(DISPOSED)
    await settled()
    expect(held()).toEqual(nothing)
  })

  it('for an answer that other tabs wait for, too', async () => {
    const { locks, isHeld } = fakeLocks()
    const { app, pass, held } = open({ browser: await signedIn(), platform: { locks } })
    pass(11 * 60_000)
    network.delay('POST /auth/oauth/token', new Promise(() => {}))
    const read = failure(app.getUser())
    await expect.poll(() => network.calls('POST /auth/oauth/token')).toBe(1)
    app.dispose()
    expect(held()).toEqual(nothing)
    expect(await read).toEqual(DISPOSED)
    await settled()
    expect(isHeld()).toBe(false)
    expect(held()).toEqual(nothing)
  })

  it.each([
    ['that nobody else ends', undefined],
    ['that can be ended from outside', new AbortController().signal],
  ])('for another look at a command-line login %s', async (_, signal) => {
    const { app, waitsFor, held } = open({ tokenStore: 'memory' })
    const promptLink = () => {}
    const login = failure(
      app.promptCliLogin({ appUrl: 'https://app.test', promptLink, ...(signal && { signal }) }),
    )
    await waitsFor(2_000)
    app.dispose()
    expect(held()).toEqual(nothing)
    expect(await login).toEqual(DISPOSED)
    expect(network.calls('POST /auth/cli/poll')).toBe(1)
    await settled()
    expect(held()).toEqual(nothing)
  })

  it('for the page that it has gone to', async () => {
    const { app, visited, waitsFor, held } = open()
    const signIn = app.signInWithCredential(ada)
    await waitsFor(2_000)
    expect(visited).toEqual(['/'])
    app.dispose()
    expect(held()).toEqual(nothing)
    expect(await signIn).toMatchObject({ status: 'ok' })
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('for the pages of a provider', async () => {
    const { app, visited, held } = open({}, await createOAuthProject())
    const signIn = failure(app.signInWithOAuth('github'))
    await expect.poll(() => visited).toHaveLength(1)
    app.dispose()
    expect(held()).toEqual(nothing)
    expect(await signIn).toEqual(DISPOSED)
  })

  it('for a person with a passkey', async () => {
    const get = vi.fn(
      (options?: { signal?: AbortSignal }) =>
        new Promise((_, reject) => {
          options?.signal?.addEventListener('abort', () =>
            reject(new DOMException('given up', 'AbortError')),
          )
        }),
    )
    stubWebAuthn({ create: get, get })
    const { app, held } = open()
    const signIn = app.signInWithPasskey()
    await expect.poll(() => get).toHaveBeenCalled()
    app.dispose()
    expect(get.mock.calls[0]?.[0]?.signal?.aborted).toBe(true)
    expect(await signIn).toMatchObject({
      status: 'error',
      error: { details: { code: 'ERROR_CEREMONY_ABORTED' } },
    })
    await settled()
    expect(held()).toEqual(nothing)
  })

  it.each([
    ['that nobody else ends', undefined],
    ['that can be ended from outside', new AbortController().signal],
  ])('for an answer %s, whose request is no longer on its way', async (_, signal) => {
    const asked: RequestInit[] = []
    const fetch = (_request: unknown, init: RequestInit = {}) => {
      asked.push(init)
      return new Promise<Response>(() => {})
    }
    const { app, held } = open({ tokenStore: 'memory', platform: { fetch } })
    const answer = failure(app.sendRequest('/users/me', signal && { signal }))
    await expect.poll(() => asked).toHaveLength(1)
    app.dispose()
    expect(asked[0]?.signal?.aborted).toBe(true)
    expect(held()).toEqual(nothing)
    expect(await answer).toEqual(DISPOSED)
    await settled()
    expect(held()).toEqual(nothing)
  })

  it('for a service that is told of a sign-out', async () => {
    const { app, reported, held } = open({ browser: await signedIn() })
    network.delay('DELETE /auth/sessions/current', new Promise(() => {}))
    const signOut = app.signOut({ noRedirect: true })
    await expect.poll(() => network.calls('DELETE /auth/sessions/current')).toBe(1)
    app.dispose()
    expect(held()).toEqual(nothing)
    expect(await signOut).toEqual({ confirmed: false })
    await expect.poll(() => reported.map(String)).toEqual([DISPOSED])
    await settled()
    expect(held()).toEqual(nothing)
  })
})

it('CC30: remembers nothing more that an app reads once it is disposed of', async () => {
  const { app, held } = open({ browser: await signedIn() })
  const user = await app.getUser({ or: 'throw' })
  app.user.subscribe(() => {})
  app.dispose()
  const attempts = [
    app.getUser(),
    app.getProject(),
    app.user.refresh(),
    user.listTeams(),
    user.update({ displayName: 'Ada' }),
  ].map(failure)
  expect(await Promise.all(attempts)).toEqual(attempts.map(() => DISPOSED))
  await settled()
  expect(held().timers).toEqual([])
})
