import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const READ = 'GET /users/me'

describe('when nobody is signed in', () => {
  it('knows so without a request', async () => {
    const { app } = openTab(project)
    expect(app.user.get()).toEqual({ status: 'ready', data: null, error: undefined })
    expect(await app.getUser()).toBeNull()
    expect(await app.getUser({ or: 'return-null' })).toBeNull()
    expect(await app.getUser({ or: 'anonymous-if-exists' })).toBeNull()
    expect(network.calls(READ)).toBe(0)
  })

  it('throws when asked to', async () => {
    await expect(openTab(project).app.getUser({ or: 'throw' })).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('goes to the sign-in page, with the way back', async () => {
    const { app, visited } = openTab(project, { href: 'http://localhost:3000/inbox' })
    await expect(app.getUser({ or: 'redirect' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(visited).toEqual(['replace /handler/sign-in?after_auth_return_to=%2Finbox'])
  })

  it('is told by the service when a project takes no anonymous users', async () => {
    const refused = openTab(project).app.getUser({ or: 'anonymous' })
    await expect(refused).rejects.toMatchObject({ code: 'ANONYMOUS_ACCOUNTS_NOT_ENABLED' })
  })
})

describe('an anonymous user', () => {
  const open = async () =>
    openTab(await createTestProject({ config: { anonymousAccountsEnabled: true } }))

  it('is created once and kept', async () => {
    const { app, browser } = await open()
    const user = await app.getUser({ or: 'anonymous' })
    expect(user).toMatchObject({ isAnonymous: true, primaryEmail: null })
    expect(browser.cookies.size).toBe(2)
    expect((await app.getUser({ or: 'anonymous' })).id).toBe(user.id)
    expect((await app.getUser({ or: 'anonymous-if-exists' }))?.id).toBe(user.id)
    expect(network.calls('POST /auth/anonymous/sign-up')).toBe(1)
  })

  it('counts as signed out unless allowed (IN28)', async () => {
    const { app, visited } = await open()
    await app.signInAnonymously()
    expect(await app.getUser()).toBeNull()
    await expect(app.getUser({ or: 'throw' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    await expect(app.getUser({ or: 'redirect' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(visited).toHaveLength(1)
  })
})

describe('the signed-in person', () => {
  const signedIn = async () => {
    const tab = openTab(project)
    await tab.app.signInWithCredential({ ...ada, noRedirect: true })
    return tab
  }

  it('is asked for once by all who ask at the same time, and watched by any number', async () => {
    const { app } = await signedIn()
    const stop = app.user.subscribe(() => {})
    await Promise.all(Array.from({ length: 100 }, () => app.getUser()))
    expect(network.calls(READ)).toBe(1)
    expect(app.user.get().data).toBe(await app.getUser())
    stop()
  })

  it('changes by its own methods, and the query with it', async () => {
    const { app } = await signedIn()
    const user = await app.getUser({ or: 'throw' })
    await user.update({ displayName: 'Ada', clientMetadata: { theme_color: 'dark' } })
    expect(app.user.get().data).toMatchObject({
      displayName: 'Ada',
      clientMetadata: { theme_color: 'dark' },
    })
    await user.setDisplayName('')
    expect(app.user.get().data?.displayName).toBeNull()
    expect(user.displayName).toBeNull()
    expect(Object.isFrozen(user)).toBe(true)
  })

  it('tells the own server who is calling', async () => {
    const { app } = await signedIn()
    const user = await app.getUser({ or: 'throw' })
    const tokens = await user.getAuthJson()
    expect(tokens).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) })
    expect(await user.getAuthHeaders()).toEqual({ 'x-stack-auth': JSON.stringify(tokens) })
  })

  it('speaks for nobody else once somebody else has signed in', async () => {
    const other = { email: 'grace@example.com', password: 'another password' }
    const { app } = await signedIn()
    const first = await app.getUser({ or: 'throw' })
    await app.signUpWithCredential({ ...other, noRedirect: true })
    await expect(first.setDisplayName('Mallory')).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    await expect(first.getAuthJson()).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    await expect(first.signOut()).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    expect(await app.getUser()).toMatchObject({ primaryEmail: other.email, displayName: null })
  })

  it('is never shown to the next one, however late the answer comes (C3)', async () => {
    const other = { email: 'grace@example.com', password: 'another password' }
    const { app } = await signedIn()
    let release = () => {}
    network.delay(READ, new Promise<void>((resolve) => (release = resolve)))
    const seen = new Set<string | null | undefined>()
    app.user.subscribe(() => seen.add(app.user.get().data?.primaryEmail))
    const asked = app.getUser()
    await app.signUpWithCredential({ ...other, noRedirect: true })
    release()
    expect(await asked).toMatchObject({ primaryEmail: other.email })
    await app.getUser()
    expect(seen).not.toContain(ada.email)
  })
})

describe('the own account', () => {
  const DELETE = 'DELETE /users/me'
  const allowing = async () => {
    const { app } = openTab(
      await createTestProject({ users: [ada], config: { clientUserDeletionEnabled: true } }),
    )
    await app.signInWithCredential({ ...ada, noRedirect: true })
    return { app, user: await app.getUser({ or: 'throw' }) }
  }
  const isGone = async ({ app }: Awaited<ReturnType<typeof allowing>>) =>
    expect(await app.signInWithCredential(ada)).toMatchObject({
      error: { code: 'EMAIL_PASSWORD_MISMATCH' },
    })

  it('may be deleted where the project allows it', async () => {
    const tab = await allowing()
    await tab.user.delete()
    expect(tab.app.session.get().status).toBe('signed-out')
    await isGone(tab)
  })

  it('is deleted, too, when the answer was lost and it is not there to be asked again', async () => {
    const tab = await allowing()
    network.dropAnswer(DELETE)
    await tab.user.delete()
    expect(network.calls(DELETE)).toBe(2)
    expect(tab.app.session.get().status).toBe('signed-out')
    await isGone(tab)
  })

  it('ends no session of somebody else who has signed in meanwhile (CC13)', async () => {
    const tab = await allowing()
    const other = { email: 'grace@example.com', password: 'another password' }
    let release = () => {}
    network.delay(DELETE, new Promise<void>((resolve) => (release = resolve)))
    const asked = tab.user.delete()
    await expect.poll(() => network.calls(DELETE)).toBe(1)
    await tab.app.signUpWithCredential({ ...other, noRedirect: true })
    release()
    await asked
    expect(await tab.app.getUser()).toMatchObject({ primaryEmail: other.email })
    await isGone(tab)
  })

  it('is not deleted by somebody who has signed out before', async () => {
    const { app, user } = await allowing()
    await app.signOut({ noRedirect: true })
    await expect(user.delete()).rejects.toMatchObject({ code: 'CANNOT_GET_OWN_USER_WITHOUT_USER' })
    expect(await app.signInWithCredential({ ...ada, noRedirect: true })).toMatchObject({
      status: 'ok',
    })
  })
})

it('tells what the project offers, to anybody', async () => {
  const { app } = openTab(project)
  expect(await app.getProject()).toMatchObject({
    id: project.projectId,
    config: { signUpEnabled: true, credentialEnabled: true, oauthProviders: [] },
  })
})
