import { webcrypto } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { REDIRECT_WAIT_MILLIS } from '@latchkey/contract/constants'
import type * as core from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { bundleScript } from './bundle-for.js'

/** Converts a response to one of React Native, which has no stream. */
const toNativeResponse = (response: Response) => ({
  status: response.status,
  headers: response.headers,
  text: () => response.text(),
})

/** An abort controller of React Native, which loses the reason. */
class ReasonlessAbortController extends AbortController {
  constructor() {
    super()
    Object.defineProperty(this.signal, 'reason', { value: undefined })
  }
}

/** Globals that the client may use without a browser. No document, location, storage or stream. */
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
  fetch: async (url: string, init: RequestInit) => toNativeResponse(await fetch(url, init)),
  performance,
  // Skips the wait after a redirect. Time limits keep their length.
  setTimeout: (callback: () => void, millis: number) =>
    setTimeout(callback, millis === REDIRECT_WAIT_MILLIS ? 0 : millis),
})

/** Globals of React Native, whose `window` is not that of a browser. */
const reactNative = () => {
  const globals = { ...basics(), navigator: { product: 'ReactNative' } }
  return Object.assign(globals, { window: globals, self: globals })
}

let project: TestProject
const script = (await bundleScript(`export * from '@latchkey/core'`)).text
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

/** Loads the client in a new realm with only these globals. */
function openRealm(globals: object) {
  const context = createContext(globals)
  return runInContext(`${script}; kit`, context) as typeof core
}

describe.each([
  ['a runtime without a browser', basics],
  ['React Native', reactNative],
])('ClientApp in %s', (_, globals) => {
  const open = (options: core.ClientAppOptions = {}) => {
    const { ClientApp } = openRealm(globals())
    const { projectId, publishableClientKey, baseUrl } = project
    return new ClientApp({
      ...{ projectId, publishableClientKey, baseUrl, tokenStore: 'memory' },
      ...options,
    })
  }

  it('signs in, reads the user, navigates with the router of the app and signs out', async () => {
    const navigations: [to: string, options: { replace: boolean }][] = []
    const app = open({
      redirectMethod: { navigate: (to, options) => void navigations.push([to, options]) },
      urls: { afterSignIn: '/inbox', afterSignOut: '/welcome' },
    })
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await app.signInWithCredential(ada)).toMatchObject({ status: 'ok' })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(await app.signOut()).toEqual({ confirmed: true })
    expect(await app.getUser()).toBeNull()
    expect(navigations.map(([to]) => to)).toEqual(['/inbox', '/welcome'])
    app.dispose()
  })

  it('continues with tokens that the app has stored', async () => {
    const first = open()
    await first.signInWithCredential({ ...ada, noRedirect: true })
    const tokens = await (await first.getUser({ or: 'throw' })).currentSession.getTokens()
    const { refreshToken } = JSON.parse(JSON.stringify(tokens)) as core.TokenPair
    const second = open({ tokenStore: { refreshToken, accessToken: null } })
    expect(await second.getUser()).toMatchObject({ primaryEmail: ada.email })
    first.dispose()
    second.dispose()
  })

  it('stores the session in the cookies of the app from sign-in to sign-out', async () => {
    const jar = new Map<string, string>()
    const cookies = {
      read: () => Array.from(jar, (cookie) => cookie.join('=')).join('; '),
      write: (name: string, value: string) => void jar.set(name, value),
      remove: (name: string) => void jar.delete(name),
      subscribe: () => () => {},
    }
    const openWithJar = () => open({ tokenStore: 'cookie', platform: { cookies } })
    const first = openWithJar()
    await first.signInWithCredential({ ...ada, noRedirect: true })
    const names = [`latchkey-refresh-${project.projectId}`, 'latchkey-access']
    expect(Array.from(jar.keys()).toSorted()).toEqual(names.toSorted())
    first.dispose()
    jar.delete('latchkey-access')
    const second = openWithJar()
    expect(await second.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(await second.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(jar.size).toBe(0)
    second.dispose()
  })

  it('rejects an aborted call and calls of a disposed app (HT49, CC30)', async () => {
    const app = open()
    const call = new ReasonlessAbortController()
    const sending = app.sendRequest('/users/me', { signal: call.signal })
    call.abort()
    await expect(sending).rejects.toMatchObject({ name: 'AbortError', message: 'Aborted.' })
    const signingIn = app.signInWithCredential(ada)
    app.dispose()
    await expect(signingIn).rejects.toMatchObject({ code: 'APP_DISPOSED' })
  })

  it('returns an error for a wrong password', async () => {
    const app = open()
    const credential = { ...ada, password: 'not the password' }
    expect(await app.signInWithCredential(credential)).toMatchObject({
      status: 'error',
      error: { code: 'EMAIL_PASSWORD_MISMATCH' },
    })
    app.dispose()
  })
})
