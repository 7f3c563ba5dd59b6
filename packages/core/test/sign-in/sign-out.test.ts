import type { ClientApp } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdResponse, openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { scaledTimers, expireSignOut } from '../support/timers.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const END = 'DELETE /auth/sessions/current'
const REFRESH = 'POST /auth/oauth/token'

/** A platform on which a sign-out does not wait for the service. */
const expiringSignOut = { timers: scaledTimers(expireSignOut) }

const openSignedIn = async (options = {}) => {
  const tab = openTab(project, options)
  await tab.app.signInWithCredential({ ...ada, noRedirect: true })
  const user = await tab.app.getUser({ or: 'throw' })
  return { ...tab, tokens: await user.getAuthJson() }
}

/** Resolves to whether the service accepts the refresh token. */
async function isAlive(refreshToken: string | null): Promise<boolean> {
  const { app } = openTab(project, { tokenStore: { accessToken: null, refreshToken } })
  return (await app.getUser()) !== null
}

describe('app.signOut', () => {
  it('ends the session locally and on the server and redirects to the page after sign-out', async () => {
    const { app, browser, visited, tokens } = await openSignedIn({ urls: { afterSignOut: '/bye' } })
    expect(await app.signOut()).toEqual({ confirmed: true })
    expect(browser.cookies.size).toBe(0)
    expect(await app.getUser()).toBeNull()
    expect(visited).toEqual(['/bye'])
    expect(await isAlive(tokens.refreshToken)).toBe(false)
  })

  it.each([
    [{ redirectUrl: '/goodbye' }, ['/goodbye']],
    [{ redirectUrl: '/goodbye', noRedirect: true }, ['/goodbye']],
    [{ noRedirect: true }, []],
  ])('with %o redirects to %o', async (options, pages) => {
    const { app, visited } = await openSignedIn()
    await app.signOut(options)
    expect(visited).toEqual(pages)
  })

  it.each(['http://localhost:3000/goodbye', new URL('http://localhost:3000/goodbye')])(
    'redirects to an absolute URL of its own origin: %s (80)',
    async (redirectUrl) => {
      const { app, visited } = await openSignedIn()
      await app.signOut({ redirectUrl })
      expect(visited).toEqual(['/goodbye'])
    },
  )

  it('keeps the session if redirectUrl is not trusted (80)', async () => {
    const { app, tokens } = await openSignedIn()
    const user = await app.getUser({ or: 'throw' })
    for (const owner of [app, user])
      await expect(owner.signOut({ redirectUrl: 'https://evil.example' })).rejects.toMatchObject({
        code: 'REDIRECT_URL_NOT_WHITELISTED',
      })
    expect(await app.getUser()).not.toBeNull()
    expect(await isAlive(tokens.refreshToken)).toBe(true)
  })

  it('signs out other tabs of the browser', async () => {
    const { app, browser } = await openSignedIn()
    const other = openTab(project, { browser })
    const onChange = vi.fn()
    other.app.user.subscribe(onChange)
    await other.app.getUser()
    await app.signOut({ noRedirect: true })
    expect(other.app.session.get()).toEqual({ status: 'signed-out' })
    expect(other.app.user.get().data).toBeNull()
    expect(onChange).toHaveBeenCalled()
  })

  it('does not wait for a service that does not respond, but sends the request (CC10)', async () => {
    const { app, browser, tokens, visited } = await openSignedIn({ platform: expiringSignOut })
    const release = holdResponse(network, END)
    const signingOut = app.signOut()
    expect(browser.cookies.size).toBe(0)
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await signingOut).toEqual({ confirmed: false })
    expect(visited).toEqual(['/'])
    release()
    await expect.poll(() => isAlive(tokens.refreshToken)).toBe(false)
  })

  it('retries after a network error (CC10)', async () => {
    const { app, tokens } = await openSignedIn()
    network.fail(END, { times: 3 })
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(network.calls(END)).toBe(4)
    expect(await isAlive(tokens.refreshToken)).toBe(false)
  })

  it('reports an error and resolves to unconfirmed if the service fails', async () => {
    const { app, reported } = await openSignedIn()
    network.replaceAnswer(END, { status: 500, body: 'down' })
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: false })
    expect(reported).toHaveLength(1)
  })

  it('removes its lifecycle listener when the app is disposed (CC30)', async () => {
    const listeners = new Set<unknown>()
    const onLifecycle = (listener: unknown) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
    const { app, reported } = await openSignedIn({ platform: { onLifecycle } })
    network.replaceAnswer(END, { status: 500, body: 'down' })
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: false })
    expect(listeners.size).toBe(1)
    app.dispose()
    await expect.poll(() => listeners.size).toBe(0)
    expect(reported).toHaveLength(1)
  })

  it('does not wait for a pending refresh, whose result is ignored (CC07, CC09)', async () => {
    const { app, browser, pass } = await openSignedIn()
    const release = holdResponse(network, REFRESH)
    pass(11 * 60_000)
    const reading = app.user.refresh()
    await expect.poll(() => network.calls(REFRESH)).toBe(1)
    const signingOut = app.signOut({ noRedirect: true })
    expect(browser.cookies.size).toBe(0)
    expect(await signingOut).toEqual({ confirmed: true })
    release()
    expect(await reading).toBeNull()
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(browser.cookies.size).toBe(0)
  })

  it('ends the session on the server if the access token has expired', async () => {
    const { app, pass, tokens } = await openSignedIn()
    pass(11 * 60_000)
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(await isAlive(tokens.refreshToken)).toBe(false)
  })

  it('runs once for two concurrent calls and redirects after the response', async () => {
    const { app, visited, tokens } = await openSignedIn({ urls: { afterSignOut: '/bye' } })
    await project.clock.advance('11m')
    const release = holdResponse(network, REFRESH)
    const signOuts = [app.signOut(), app.signOut()]
    await expect.poll(() => network.calls(REFRESH)).toBe(1)
    expect(visited).toEqual([])
    release()
    expect(await Promise.all(signOuts)).toEqual([{ confirmed: true }, { confirmed: true }])
    expect(visited).toEqual(['/bye'])
    expect(await isAlive(tokens.refreshToken)).toBe(false)
  })

  it('ends a session on the server that starts while the previous sign-out is pending (CC13)', async () => {
    const { app, tokens } = await openSignedIn()
    const release = holdResponse(network, END)
    const first = app.signOut({ noRedirect: true })
    await expect.poll(() => network.calls(END)).toBe(1)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const next = await (await app.getUser({ or: 'throw' })).getAuthJson()
    const second = app.signOut({ noRedirect: true })
    release()
    expect(await Promise.all([first, second])).toEqual([{ confirmed: true }, { confirmed: true }])
    expect(await isAlive(tokens.refreshToken)).toBe(false)
    expect(await isAlive(next.refreshToken)).toBe(false)
  })

  it('runs once for two calls if an earlier sign-out ends between them (CC12)', async () => {
    const { app, visited } = await openSignedIn({ urls: { afterSignOut: '/bye' } })
    const releases: (() => void)[] = []
    const holdNext = () => network.delay(END, new Promise<void>((go) => releases.push(go)))
    holdNext()
    const first = app.signOut({ noRedirect: true })
    await expect.poll(() => network.calls(END)).toBe(1)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    holdNext()
    const signOuts = [app.signOut()]
    await expect.poll(() => network.calls(END)).toBe(2)
    releases[0]?.()
    await first
    signOuts.push(app.signOut())
    releases[1]?.()
    expect(await Promise.all(signOuts)).toEqual([{ confirmed: true }, { confirmed: true }])
    expect(visited).toEqual(['/bye'])
  })

  it('rejects on a server without a token store', async () => {
    const { app } = openTab(project, { platform: { kind: 'server', cookies: undefined } })
    await expect(app.signOut()).rejects.toThrow('This app has no tokenStore.')
  })

  it('resolves to confirmed if the session was already ended (CC11)', async () => {
    const { app, tokens } = await openSignedIn()
    await openTab(project, { tokenStore: tokens }).app.signOut({ noRedirect: true })
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
  })

  it('resolves to confirmed if a service responds that the session cannot be deleted', async () => {
    const { app } = await openSignedIn()
    const code = 'CANNOT_DELETE_CURRENT_SESSION'
    const headers = { 'x-stack-known-error': code, 'content-type': 'application/json' }
    const body = JSON.stringify({ code, error: 'Cannot delete the current session.' })
    network.replaceAnswer(END, { status: 400, headers, body })
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(network.calls(END)).toBe(1)
  })

  it('resolves to confirmed if the session was ended after its refresh (CC11)', async () => {
    const fetchAndEndSession = async (url: string, init: RequestInit) => {
      const response = await fetch(url, init)
      if (!url.endsWith('/auth/oauth/token')) return response
      const tokenStore = { ...tab.tokens, accessToken: null }
      await openTab(project, { tokenStore }).app.signOut({ noRedirect: true })
      return response
    }
    const tab = await openSignedIn({ platform: { fetch: fetchAndEndSession } })
    await project.clock.advance('11m')
    expect(await tab.app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(network.calls(END)).toBe(3)
    expect(tab.reported).toEqual([])
  })

  /** Opens a page with two guards that redirect signed-out users to the sign-in page. */
  const openGuarded = async (options = {}) => {
    const tab = await openSignedIn({ urls: { afterSignOut: '/bye', signIn: '/in' }, ...options })
    const { app } = tab
    const outcomes: Promise<unknown>[] = []
    app.user.subscribe(() => {
      if (app.user.get().data !== null) return
      outcomes.push(app.redirectToSignIn({ replace: true }))
      outcomes.push(app.getUser({ or: 'redirect' }).catch(() => {}))
    })
    return { ...tab, guardsSettled: () => Promise.all(outcomes) }
  }

  /** Delays the response that ends the session until `release` is called. */
  const holdEnd = () => {
    const release = holdResponse(network, END)
    /** Waits for the request and for another full request, after which the guards have run. */
    const requestSent = async (app: ClientApp) => {
      await expect.poll(() => network.calls(END)).toBe(1)
      await app.getProject()
    }
    return { requestSent, release: () => release() }
  }

  it('redirects to the afterSignOut page although guards redirect signed-out users', async () => {
    const { app, tokens, visited, guardsSettled } = await openGuarded()
    const { requestSent, release } = holdEnd()
    const signingOut = app.signOut()
    await requestSent(app)
    expect(visited).toEqual([])
    release()
    expect(await signingOut).toEqual({ confirmed: true })
    await guardsSettled()
    expect(visited).toEqual(['/bye'])
    expect(await isAlive(tokens.refreshToken)).toBe(false)
    // A later call of a guard redirects.
    await app.redirectToSignIn()
    expect(visited).toEqual(['/bye', '/in?after_auth_return_to=%2F'])
  })

  it('redirects to the afterSignOut page after user.delete', async () => {
    project = await createTestProject({ users: [ada], config: { clientUserDeletionEnabled: true } })
    const { app, visited, guardsSettled } = await openGuarded()
    await (await app.getUser({ or: 'throw' })).delete()
    await guardsSettled()
    expect(visited).toEqual(['/bye'])
  })

  it('lets guards redirect after the response with noRedirect', async () => {
    const { app, tokens, visited, guardsSettled } = await openGuarded()
    const { requestSent, release } = holdEnd()
    const visitedBefore = app.signOut({ noRedirect: true }).then(() => visited.length)
    await requestSent(app)
    expect(visited).toEqual([])
    release()
    expect(await visitedBefore).toBe(0)
    await guardsSettled()
    expect(visited).toEqual(Array(2).fill('replace /in?after_auth_return_to=%2F'))
    expect(await isAlive(tokens.refreshToken)).toBe(false)
  })

  it('lets guards redirect if afterSignOut is the protected page itself', async () => {
    const { app, visited, guardsSettled } = await openGuarded({
      urls: { afterSignOut: '/', signIn: '/in' },
    })
    await app.signOut()
    await guardsSettled()
    expect(visited.at(0)).toBe('/')
    expect(visited.at(-1)).toBe('replace /in?after_auth_return_to=%2F')
  })

  it('lets guards redirect if a router has navigated to another protected page', async () => {
    const navigations: string[] = []
    const navigate = (to: string) => {
      navigations.push(to)
      tab.platform.navigation?.rewrite(to)
    }
    const tab = await openGuarded({ redirectMethod: { navigate } })
    await tab.app.signOut()
    await expect.poll(() => navigations.at(-1)).toBe('/in?after_auth_return_to=%2Fbye')
    expect(navigations[0]).toBe('/bye')
    await tab.guardsSettled()
  })

  it('lets guards redirect when the page is restored from the back-forward cache', async () => {
    const { app, visited, emit, guardsSettled } = await openGuarded()
    const signingOut = app.signOut()
    await expect.poll(() => visited).toEqual(['/bye'])
    emit('shown-from-cache')
    await guardsSettled()
    expect(visited.slice(1)).toEqual(Array(2).fill('replace /in?after_auth_return_to=%2F'))
    await signingOut
  })

  it('lets guards redirect after the time limit if the service does not respond', async () => {
    const { app, visited, guardsSettled } = await openGuarded({ platform: expiringSignOut })
    const release = holdResponse(network, END)
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: false })
    await guardsSettled()
    expect(visited).toHaveLength(2)
    release()
  })

  it('sends no request without a session', async () => {
    const { app, visited } = openTab(project)
    expect(await app.signOut()).toEqual({ confirmed: true })
    expect(network.calls(END)).toBe(0)
    expect(visited).toEqual(['/'])
  })
})
