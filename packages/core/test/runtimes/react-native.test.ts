import { webcrypto } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { REDIRECT_WAIT_MILLIS } from '@latchkey/contract/constants'
import type * as core from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { bundleScript } from './bundle-for.js'

/** An answer as React Native gives it: whole, without a stream. */
const answerOf = (response: Response) => ({
  status: response.status,
  headers: response.headers,
  text: () => response.text(),
})

/** As React Native has it: why something was aborted is not kept. */
class ReasonlessAbortController extends AbortController {
  constructor() {
    super()
    Object.defineProperty(this.signal, 'reason', { value: undefined })
  }
}

/** All that the kit may count on where there is no browser. No document, location, storage or stream. */
const basics = () => ({
  AbortController: ReasonlessAbortController,
  Headers,
  URL,
  URLSearchParams,
  TextDecoder,
  atob,
  clearTimeout,
  console,
  crypto: { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) },
  fetch: async (url: string, init: RequestInit) => answerOf(await fetch(url, init)),
  performance,
  // What is only waited for after a redirect passes quickly; limits keep their length.
  setTimeout: (callback: () => void, millis: number) =>
    setTimeout(callback, millis === REDIRECT_WAIT_MILLIS ? 0 : millis),
})

/** What React Native has besides: something that looks like a window and is none. */
const reactNative = () => {
  const globals = { ...basics(), navigator: { product: 'ReactNative' } }
  return Object.assign(globals, { window: globals, self: globals })
}

let script: string
let project: TestProject
beforeAll(async () => {
  script = (await bundleScript(`export * from '@latchkey/core'`)).text
})
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

/** The kit in a realm of its own, with these globals and no others. */
function openRealm(globals: object) {
  const context = createContext(globals)
  return runInContext(`${script}; kit`, context) as typeof core
}

describe.each([
  ['a place without a browser', basics],
  ['React Native', reactNative],
])('in %s', (_, globals) => {
  const open = (options: core.ClientAppOptions = {}) => {
    const { ClientApp } = openRealm(globals())
    const { projectId, publishableClientKey, baseUrl } = project
    return new ClientApp({
      ...{ projectId, publishableClientKey, baseUrl, tokenStore: 'memory' },
      ...options,
    })
  }

  it('signs in, reads the user, goes where the router of the app goes, and signs out', async () => {
    const went: [to: string, options: { replace: boolean }][] = []
    const app = open({
      redirectMethod: { navigate: (to, options) => void went.push([to, options]) },
      urls: { afterSignIn: '/inbox', afterSignOut: '/welcome' },
    })
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await app.signInWithCredential(ada)).toMatchObject({ status: 'ok' })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(await app.signOut()).toEqual({ confirmed: true })
    expect(await app.getUser()).toBeNull()
    expect(went.map(([to]) => to)).toEqual(['/inbox', '/welcome'])
    app.dispose()
  })

  it('goes on with tokens that the app has kept', async () => {
    const first = open()
    await first.signInWithCredential({ ...ada, noRedirect: true })
    const tokens = await (await first.getUser({ or: 'throw' })).currentSession.getTokens()
    const { refreshToken } = JSON.parse(JSON.stringify(tokens)) as core.TokenPair
    const second = open({ tokenStore: { refreshToken, accessToken: null } })
    expect(await second.getUser()).toMatchObject({ primaryEmail: ada.email })
    first.dispose()
    second.dispose()
  })

  it('keeps the session where the app says, from sign-in to sign-out', async () => {
    const kept = new Map<string, string>()
    const cookies = {
      read: () => Array.from(kept, (cookie) => cookie.join('=')).join('; '),
      write: (name: string, value: string) => void kept.set(name, value),
      remove: (name: string) => void kept.delete(name),
      subscribe: () => () => {},
    }
    const openKept = () => open({ tokenStore: 'cookie', platform: { cookies } })
    const first = openKept()
    await first.signInWithCredential({ ...ada, noRedirect: true })
    const names = [`latchkey-refresh-${project.projectId}`, 'latchkey-access']
    expect(Array.from(kept.keys()).toSorted()).toEqual(names.toSorted())
    first.dispose()
    kept.delete('latchkey-access')
    const second = openKept()
    expect(await second.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(await second.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(kept.size).toBe(0)
    second.dispose()
  })

  it('HT49, CC30: says that a call was aborted, or was by the end of the app', async () => {
    const ended = { name: 'Error', message: 'Aborted.' }
    const app = open()
    const call = new ReasonlessAbortController()
    const asking = app.sendRequest('/users/me', { signal: call.signal })
    call.abort()
    await expect(asking).rejects.toMatchObject(ended)
    const signingIn = app.signInWithCredential(ada)
    app.dispose()
    await expect(signingIn).rejects.toMatchObject(ended)
  })

  it('tells a refusal from success', async () => {
    const app = open()
    const credential = { ...ada, password: 'not the password' }
    expect(await app.signInWithCredential(credential)).toMatchObject({
      status: 'error',
      error: { code: 'EMAIL_PASSWORD_MISMATCH' },
    })
    app.dispose()
  })
})
