import type { ClientApp } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'
import { scaledTimers, expireSignOut } from './timers.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const END = 'DELETE /auth/sessions/current'
const REFRESH = 'POST /auth/oauth/token'

/** A platform on which a sign-out does not wait for the service. */
const expiringSignOut = { timers: scaledTimers(expireSignOut) }

const signedIn = async (options = {}) => {
  const tab = openTab(project, options)
  await tab.app.signInWithCredential({ ...ada, noRedirect: true })
  const user = await tab.app.getUser({ or: 'throw' })
  return { ...tab, tokens: await user.getAuthJson() }
}

/** Whether the service still takes the refresh token. */
async function isAlive(refreshToken: string | null): Promise<boolean> {
  const { app } = openTab(project, { tokenStore: { accessToken: null, refreshToken } })
  return (await app.getUser()) !== null
}

describe('signing out', () => {
  it('ends the session here and at the service, then goes to the page for signed-out people', async () => {
    const { app, browser, visited, tokens } = await signedIn({ urls: { afterSignOut: '/bye' } })
    expect(await app.signOut()).toEqual({ confirmed: true })
    expect(browser.cookies.size).toBe(0)
    expect(await app.getUser()).toBeNull()
    expect(visited).toEqual(['/bye'])
    expect(await isAlive(tokens.refreshToken)).toBe(false)
  })

  it('goes where it is told to, through the gate', async () => {
    const { app, visited } = await signedIn()
    await app.signOut({ redirectUrl: '/goodbye' })
    expect(visited).toEqual(['/goodbye'])
    await expect(app.signOut({ redirectUrl: 'https://evil.example' })).rejects.toThrow(
      /not trusted/,
    )
  })

  it('is seen in the other tabs of the browser', async () => {
    const { app, browser } = await signedIn()
    const other = openTab(project, { browser })
    const seen = vi.fn()
    other.app.user.subscribe(seen)
    await other.app.getUser()
    await app.signOut({ noRedirect: true })
    expect(other.app.session.get()).toEqual({ status: 'signed-out' })
    expect(other.app.user.get().data).toBeNull()
    expect(seen).toHaveBeenCalled()
  })

  it('CC10 does not wait for a service that does not answer, which is told all the same', async () => {
    const { app, browser, tokens } = await signedIn({ platform: expiringSignOut })
    let release = () => {}
    network.delay(END, new Promise<void>((resolve) => (release = resolve)))
    const signingOut = app.signOut({ noRedirect: true })
    expect(browser.cookies.size).toBe(0)
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await signingOut).toEqual({ confirmed: false })
    release()
    await expect.poll(() => isAlive(tokens.refreshToken)).toBe(false)
  })

  it('CC10 tells the service again when the network fails', async () => {
    const { app, tokens } = await signedIn()
    network.fail(END, { times: 3 })
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(network.calls(END)).toBe(4)
    expect(await isAlive(tokens.refreshToken)).toBe(false)
  })

  it('reports when the service could not be told at all', async () => {
    const { app, reported } = await signedIn()
    network.replaceAnswer(END, { status: 503, body: 'down' })
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: false })
    expect(reported).toHaveLength(1)
  })

  it('CC30: listens for the connection no longer once it is disposed of', async () => {
    const listeners = new Set<unknown>()
    const onLifecycle = (listener: unknown) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
    const { app, reported } = await signedIn({ platform: { onLifecycle } })
    network.replaceAnswer(END, { status: 503, body: 'down' })
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: false })
    expect(listeners.size).toBe(1)
    app.dispose()
    await expect.poll(() => listeners.size).toBe(0)
    expect(reported).toHaveLength(1)
  })

  it('CC07 CC09 waits for no refresh that is under way, and none brings the session back', async () => {
    const { app, browser, pass } = await signedIn()
    let release = () => {}
    network.delay(REFRESH, new Promise<void>((resolve) => (release = resolve)))
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

  it('tells the service also when the access token has expired', async () => {
    const { app, pass, tokens } = await signedIn()
    pass(11 * 60_000)
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(await isAlive(tokens.refreshToken)).toBe(false)
  })

  it('is one sign-out when it is pressed twice: nobody leaves the page before the service was told', async () => {
    const { app, visited, tokens } = await signedIn({ urls: { afterSignOut: '/bye' } })
    await project.clock.advance('11m')
    let release = () => {}
    network.delay(REFRESH, new Promise<void>((resolve) => (release = resolve)))
    const pressed = [app.signOut(), app.signOut()]
    await expect.poll(() => network.calls(REFRESH)).toBe(1)
    expect(visited).toEqual([])
    release()
    expect(await Promise.all(pressed)).toEqual([{ confirmed: true }, { confirmed: true }])
    expect(visited).toEqual(['/bye'])
    expect(await isAlive(tokens.refreshToken)).toBe(false)
  })

  it('CC13 tells the service of the next session, too, which ends while it is told of the first', async () => {
    const { app, tokens } = await signedIn()
    let release = () => {}
    network.delay(END, new Promise<void>((resolve) => (release = resolve)))
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

  it('CC12 pressed twice is one, also when an earlier one comes to its end in between', async () => {
    const { app, visited } = await signedIn({ urls: { afterSignOut: '/bye' } })
    const releases: (() => void)[] = []
    const hold = () => network.delay(END, new Promise<void>((go) => releases.push(go)))
    hold()
    const first = app.signOut({ noRedirect: true })
    await expect.poll(() => network.calls(END)).toBe(1)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    hold()
    const pressed = [app.signOut()]
    await expect.poll(() => network.calls(END)).toBe(2)
    releases[0]?.()
    await first
    pressed.push(app.signOut())
    releases[1]?.()
    expect(await Promise.all(pressed)).toEqual([{ confirmed: true }, { confirmed: true }])
    expect(visited).toEqual(['/bye'])
  })

  it('rejects where there is no place that a session could be in, as other calls do', async () => {
    const { app } = openTab(project, { platform: { kind: 'server', cookies: undefined } })
    await expect(app.signOut()).rejects.toThrow('There is no tokenStore here.')
  })

  it('CC11 takes a session that is dead already for signed out', async () => {
    const { app, tokens } = await signedIn()
    await openTab(project, { tokenStore: tokens }).app.signOut({ noRedirect: true })
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
  })

  it('CC11 takes one for signed out, too, that has died after it was refreshed to be ended', async () => {
    const dying = async (url: string, init: RequestInit) => {
      const answer = await fetch(url, init)
      if (!url.endsWith('/auth/oauth/token')) return answer
      const tokenStore = { ...tab.tokens, accessToken: null }
      await openTab(project, { tokenStore }).app.signOut({ noRedirect: true })
      return answer
    }
    const tab = await signedIn({ platform: { fetch: dying } })
    await project.clock.advance('11m')
    expect(await tab.app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(network.calls(END)).toBe(3)
    expect(tab.reported).toEqual([])
  })

  /** A page that only signed-in people may see: whoever is not is sent away, by two guards. */
  const guarded = async (options = {}) => {
    const tab = await signedIn({ urls: { afterSignOut: '/bye', signIn: '/in' }, ...options })
    const { app } = tab
    const outcomes: Promise<unknown>[] = []
    app.user.subscribe(() => {
      if (app.user.get().data !== null) return
      outcomes.push(app.redirectToSignIn({ replace: true }))
      outcomes.push(app.getUser({ or: 'redirect' }).catch(() => {}))
    })
    return { ...tab, settled: () => Promise.all(outcomes) }
  }

  /** Keeps the service from answering that a session has ended, until `release`. */
  const holdEnd = () => {
    let release = () => {}
    network.delay(END, new Promise<void>((resolve) => (release = resolve)))
    /** Waits until the service is being told, and for a whole request after that: guards have acted by then. */
    const told = async (app: ClientApp) => {
      await expect.poll(() => network.calls(END)).toBe(1)
      await app.getProject()
    }
    return { told, release: () => release() }
  }

  it('goes to the afterSignOut page although guards redirect signed-out users to sign in', async () => {
    const { app, tokens, visited, settled } = await guarded()
    const { told, release } = holdEnd()
    const signingOut = app.signOut()
    await told(app)
    expect(visited).toEqual([])
    release()
    expect(await signingOut).toEqual({ confirmed: true })
    await settled()
    expect(visited).toEqual(['/bye'])
    expect(await isAlive(tokens.refreshToken)).toBe(false)
    // What comes later is a guard's own.
    await app.redirectToSignIn()
    expect(visited).toEqual(['/bye', '/in?after_auth_return_to=%2F'])
  })

  it('ends there too when the account is deleted', async () => {
    project = await createTestProject({ users: [ada], config: { clientUserDeletionEnabled: true } })
    const { app, visited, settled } = await guarded()
    await (await app.getUser({ or: 'throw' })).delete()
    await settled()
    expect(visited).toEqual(['/bye'])
  })

  it('lets guards redirect to sign in once the service knows, with noRedirect', async () => {
    const { app, tokens, visited, settled } = await guarded()
    const { told, release } = holdEnd()
    const visitedBefore = app.signOut({ noRedirect: true }).then(() => visited.length)
    await told(app)
    expect(visited).toEqual([])
    release()
    expect(await visitedBefore).toBe(0)
    await settled()
    expect(visited).toEqual(Array(2).fill('replace /in?after_auth_return_to=%2F'))
    expect(await isAlive(tokens.refreshToken)).toBe(false)
  })

  it('lets guards send people to sign in where the page for signed-out people is theirs', async () => {
    const { app, visited, settled } = await guarded({ urls: { afterSignOut: '/', signIn: '/in' } })
    await app.signOut()
    await settled()
    expect(visited.at(0)).toBe('/')
    expect(visited.at(-1)).toBe('replace /in?after_auth_return_to=%2F')
  })

  it('lets guards send people to sign in where a router has led from one protected page to the next', async () => {
    const gone: string[] = []
    const navigate = (to: string) => {
      gone.push(to)
      tab.platform.navigation?.rewrite(to)
    }
    const tab = await guarded({ redirectMethod: { navigate } })
    await tab.app.signOut()
    await expect.poll(() => gone.at(-1)).toBe('/in?after_auth_return_to=%2Fbye')
    expect(gone[0]).toBe('/bye')
    await tab.settled()
  })

  it('lets guards send people to sign in when the sign-out cannot go where it was told to', async () => {
    const { app, visited, settled } = await guarded()
    await expect(app.signOut({ redirectUrl: 'https://evil.example' })).rejects.toThrow(/trusted/)
    await settled()
    expect(visited.at(-1)).toBe('replace /in?after_auth_return_to=%2F')
  })

  it('lets guards send people to sign in who come back to the page that the sign-out has left', async () => {
    const { app, visited, happen, settled } = await guarded()
    const leaving = app.signOut()
    await expect.poll(() => visited).toEqual(['/bye'])
    happen('shown-from-cache')
    await settled()
    expect(visited.slice(1)).toEqual(Array(2).fill('replace /in?after_auth_return_to=%2F'))
    await leaving
  })

  it('lets guards wait no longer than the sign-out itself for a service that does not respond', async () => {
    const { app, visited, settled } = await guarded({ platform: expiringSignOut })
    let release = () => {}
    network.delay(END, new Promise<void>((resolve) => (release = resolve)))
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: false })
    await settled()
    expect(visited).toHaveLength(2)
    release()
  })

  it('asks nobody when nobody is signed in', async () => {
    const { app, visited } = openTab(project)
    expect(await app.signOut()).toEqual({ confirmed: true })
    expect(network.calls(END)).toBe(0)
    expect(visited).toEqual(['/'])
  })
})
