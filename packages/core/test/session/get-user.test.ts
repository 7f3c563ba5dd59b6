import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdResponse, openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const READ = 'GET /users/me'

describe('getUser without a session', () => {
  it('resolves to null without a request', async () => {
    const { app } = openTab(project)
    expect(app.user.get()).toEqual({ status: 'ready', data: null, error: undefined })
    expect(await app.getUser()).toBeNull()
    expect(await app.getUser({ or: 'return-null' })).toBeNull()
    expect(await app.getUser({ or: 'anonymous-if-exists' })).toBeNull()
    expect(network.calls(READ)).toBe(0)
  })

  it('rejects with NOT_SIGNED_IN for or: throw', async () => {
    await expect(openTab(project).app.getUser({ or: 'throw' })).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('redirects to the sign-in page with the return URL for or: redirect', async () => {
    const { app, visited } = openTab(project, { href: 'http://localhost:3000/inbox' })
    await expect(app.getUser({ or: 'redirect' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(visited).toEqual(['replace /handler/sign-in?after_auth_return_to=%2Finbox'])
  })

  it('rejects for or: anonymous in a project without anonymous users', async () => {
    const anonymousUser = openTab(project).app.getUser({ or: 'anonymous' })
    await expect(anonymousUser).rejects.toMatchObject({ code: 'ANONYMOUS_ACCOUNTS_NOT_ENABLED' })
  })
})

describe('getUser for an anonymous user', () => {
  const open = async () =>
    openTab(await createTestProject({ config: { anonymousAccountsEnabled: true } }))

  it('creates the user once and reuses the session', async () => {
    const { app, browser } = await open()
    const user = await app.getUser({ or: 'anonymous' })
    expect(user).toMatchObject({ isAnonymous: true, primaryEmail: null })
    expect(browser.cookies.size).toBe(2)
    expect((await app.getUser({ or: 'anonymous' })).id).toBe(user.id)
    expect((await app.getUser({ or: 'anonymous-if-exists' }))?.id).toBe(user.id)
    expect(network.calls('POST /auth/anonymous/sign-up')).toBe(1)
  })

  it('treats the user as signed out unless anonymous users are allowed (IN28)', async () => {
    const { app, visited } = await open()
    await app.signInAnonymously()
    expect(await app.getUser()).toBeNull()
    await expect(app.getUser({ or: 'throw' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    await expect(app.getUser({ or: 'redirect' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(visited).toHaveLength(1)
  })
})

describe('getUser with a session', () => {
  const signedIn = async () => {
    const tab = openTab(project)
    await tab.app.signInWithCredential({ ...ada, noRedirect: true })
    return tab
  }

  it('sends a single request for concurrent calls and subscribers', async () => {
    const { app } = await signedIn()
    const stop = app.user.subscribe(() => {})
    await Promise.all(Array.from({ length: 100 }, () => app.getUser()))
    expect(network.calls(READ)).toBe(1)
    expect(app.user.get().data).toBe(await app.getUser())
    stop()
  })

  it('returns a user whose methods update the query', async () => {
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

  it('returns a user whose tokens authenticate requests to a server', async () => {
    const { app } = await signedIn()
    const user = await app.getUser({ or: 'throw' })
    const tokens = await user.getAuthJson()
    expect(tokens).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) })
    expect(await user.getAuthHeaders()).toEqual({ 'x-stack-auth': JSON.stringify(tokens) })
  })

  it('returns a user whose methods reject with SESSION_CHANGED after another user signed in', async () => {
    const other = { email: 'grace@example.com', password: 'another password' }
    const { app } = await signedIn()
    const first = await app.getUser({ or: 'throw' })
    await app.signUpWithCredential({ ...other, noRedirect: true })
    await expect(first.setDisplayName('Mallory')).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    await expect(first.getAuthJson()).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    await expect(first.signOut()).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    expect(await app.getUser()).toMatchObject({ primaryEmail: other.email, displayName: null })
  })

  it('never exposes a user from a response that arrives after another user signed in (C3)', async () => {
    const other = { email: 'grace@example.com', password: 'another password' }
    const { app } = await signedIn()
    const release = holdResponse(network, READ)
    const seenEmails = new Set<string | null | undefined>()
    app.user.subscribe(() => seenEmails.add(app.user.get().data?.primaryEmail))
    const pending = app.getUser()
    await app.signUpWithCredential({ ...other, noRedirect: true })
    release()
    expect(await pending).toMatchObject({ primaryEmail: other.email })
    await app.getUser()
    expect(seenEmails).not.toContain(ada.email)
  })
})

describe('user.delete', () => {
  const DELETE = 'DELETE /users/me'
  const openWithDeletion = async () => {
    const { app } = openTab(
      await createTestProject({ users: [ada], config: { clientUserDeletionEnabled: true } }),
    )
    await app.signInWithCredential({ ...ada, noRedirect: true })
    return { app, user: await app.getUser({ or: 'throw' }) }
  }
  const expectDeleted = async ({ app }: Awaited<ReturnType<typeof openWithDeletion>>) =>
    expect(await app.signInWithCredential(ada)).toMatchObject({
      error: { code: 'EMAIL_PASSWORD_MISMATCH' },
    })

  it('deletes the account and ends the session if the project allows it', async () => {
    const tab = await openWithDeletion()
    await tab.user.delete()
    expect(tab.app.session.get().status).toBe('signed-out')
    await expectDeleted(tab)
  })

  it('succeeds if the first response is lost and the account no longer exists', async () => {
    const tab = await openWithDeletion()
    network.dropAnswer(DELETE)
    await tab.user.delete()
    expect(network.calls(DELETE)).toBe(2)
    expect(tab.app.session.get().status).toBe('signed-out')
    await expectDeleted(tab)
  })

  it('keeps the session of another user who signed in during the request (CC13)', async () => {
    const tab = await openWithDeletion()
    const other = { email: 'grace@example.com', password: 'another password' }
    const release = holdResponse(network, DELETE)
    const pending = tab.user.delete()
    await expect.poll(() => network.calls(DELETE)).toBe(1)
    await tab.app.signUpWithCredential({ ...other, noRedirect: true })
    release()
    await pending
    expect(await tab.app.getUser()).toMatchObject({ primaryEmail: other.email })
    await expectDeleted(tab)
  })

  it('rejects after a sign-out', async () => {
    const { app, user } = await openWithDeletion()
    await app.signOut({ noRedirect: true })
    await expect(user.delete()).rejects.toMatchObject({ code: 'CANNOT_GET_OWN_USER_WITHOUT_USER' })
    expect(await app.signInWithCredential({ ...ada, noRedirect: true })).toMatchObject({
      status: 'ok',
    })
  })
})

it('getProject returns the public configuration without a session', async () => {
  const { app } = openTab(project)
  expect(await app.getProject()).toMatchObject({
    id: project.projectId,
    config: { signUpEnabled: true, credentialEnabled: true, oauthProviders: [] },
  })
})
