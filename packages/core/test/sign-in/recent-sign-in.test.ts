import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada, openTab } from '../support/open-tab.js'
import { openServer } from '../server/authenticate/authenticate-app.js'
import { grace, signedIn } from '../support/signed-in.js'

const MAX_AGE_SECONDS = 600
const newPassword = 'a much better password'
const tooOld = {
  code: 'RECENT_SIGN_IN_REQUIRED',
  status: 403,
  details: { maxAgeSeconds: MAX_AGE_SECONDS },
}

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [{ ...ada, emailVerified: true }],
    config: { clientUserDeletionEnabled: true, passkeyEnabled: true },
  })
})

/** Opens a tab whose sign-in is too old for sensitive writes. */
async function openOldSession() {
  const tab = await signedIn(project)
  await project.clock.advance(`${MAX_AGE_SECONDS + 1}s`)
  tab.pass((MAX_AGE_SECONDS + 1) * 1000)
  return tab
}

describe('a security-sensitive write', () => {
  it('rejects with RECENT_SIGN_IN_REQUIRED after an old sign-in, and works after a new one (60)', async () => {
    const { app, user } = await openOldSession()
    const passwords = { oldPassword: ada.password, newPassword: newPassword }
    const changes = [
      () => user.updatePassword(passwords),
      () => user.registerPasskey(),
      () => user.createContactChannel({ type: 'email', value: 'a@b.example', usedForAuth: true }),
      () => user.exportData(),
      () => user.delete(),
    ]
    for (const change of changes) await expect(change()).rejects.toMatchObject(tooOld)
    expect(app.session.get()).toEqual({ status: 'active' })

    await app.signInWithCredential({ ...ada, noRedirect: true })
    const updatedUser = await app.getUser({ or: 'throw' })
    expect(await updatedUser.updatePassword(passwords)).toMatchObject({ status: 'ok' })
  })

  it('ends the session of a user who deletes the account after a new sign-in', async () => {
    const { app } = await openOldSession()
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await (await app.getUser({ or: 'throw' })).delete()
    expect(app.session.get()).toEqual({ status: 'signed-out' })
  })

  it('accepts a sign-in that is slightly newer than the limit', async () => {
    const { user } = await signedIn(project)
    await project.clock.advance(`${MAX_AGE_SECONDS - 5}s`)
    await user.createContactChannel({ type: 'email', value: 'a@b.example', usedForAuth: true })
    expect(await user.listContactChannels()).toHaveLength(2)
  })

  it('signs the user out once after the session was revoked', async () => {
    const { user: owner } = await signedIn(project)
    const statuses: string[] = []
    const { app, browser, reported } = openTab(project, {
      onEvent: (event) => void (event.type === 'session' && statuses.push(event.status)),
    })
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    for (const { id, isCurrentSession } of await owner.listSessions())
      if (!isCurrentSession) await owner.revokeSession(id)

    await expect(user.update({ displayName: 'Ada' })).rejects.toMatchObject({
      code: 'CANNOT_GET_OWN_USER_WITHOUT_USER',
    })
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(browser.cookies.size).toBe(0)
    expect(await app.getUser()).toBeNull()
    expect([statuses, reported]).toEqual([['active', 'signed-out'], []])
  })
})

describe('requireRecentSignIn', () => {
  const limit = { maxAgeSeconds: 300 }
  const rejection = {
    code: 'RECENT_SIGN_IN_REQUIRED',
    status: 403,
    details: { maxAgeSeconds: limit.maxAgeSeconds },
  }

  /** Advances the clocks of the service and of the device. */
  async function pass(tab: { pass(millis: number): void }, seconds: number) {
    await project.clock.advance(`${seconds}s`)
    tab.pass(seconds * 1000)
  }

  it('resolves while the sign-in is recent, after 600 s without a limit of its own', async () => {
    const tab = await signedIn(project)
    await pass(tab, 295)
    await tab.user.requireRecentSignIn(limit)
    await pass(tab, 10)
    await expect(
      tab.user.requireRecentSignIn({ ...limit, noRedirect: true }),
    ).rejects.toMatchObject(rejection)
    await tab.user.requireRecentSignIn()
    await pass(tab, 300)
    await expect(tab.user.requireRecentSignIn({ noRedirect: true })).rejects.toMatchObject(tooOld)
    expect(tab.app.session.get()).toEqual({ status: 'active' })
  })

  /** Opens the sign-in page that step-up led to, in the same browser. */
  async function openSignInAgain() {
    const tab = openTab(project, { href: 'http://localhost:3000/billing?plan=pro' })
    await tab.app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await tab.app.getUser({ or: 'throw' })
    await pass(tab, 301)
    await expect(user.requireRecentSignIn(limit)).rejects.toMatchObject(rejection)
    const [path = ''] = tab.visited
    const { browser } = tab
    const page = openTab(project, { href: new URL(path, 'http://localhost:3000').href, browser })
    page.pass(301_000)
    return { path, user, page }
  }

  it('leads to the sign-in page and back, where a new sign-in of the same user replaces the session', async () => {
    const { path, page } = await openSignInAgain()
    expect(path).toBe(
      '/handler/sign-in?after_auth_return_to=%2Fbilling%3Fplan%3Dpro&sign_in_again=true',
    )
    expect(page.app.session.get()).toEqual({ status: 'active' })

    await page.app.signInWithPassword(ada)
    expect(page.visited).toEqual(['/billing?plan=pro'])
    const again = await page.app.getUser({ or: 'throw' })
    await again.requireRecentSignIn(limit)
    expect(await again.listSessions()).toHaveLength(1)
  })

  it('rejects another account on that page, keeps the session and ends the new one', async () => {
    const { user: stranger } = await project.signedIn(grace)
    const { user, page } = await openSignInAgain()
    await expect(page.app.signInWithPassword({ ...grace })).rejects.toMatchObject({
      code: 'SIGNED_IN_AS_OTHER_USER',
      status: 403,
    })
    expect(page.visited).toEqual([])
    const currentUser = await page.app.getUser({ or: 'throw' })
    expect(currentUser.id).toBe(user.id)
    await expect(
      currentUser.requireRecentSignIn({ ...limit, noRedirect: true }),
    ).rejects.toMatchObject(rejection)
    const sessions = await openServer(project).app.getUser(stranger.id)
    expect(await sessions!.listSessions()).toHaveLength(1)
  })

  it('accepts another account on that page after a sign-out', async () => {
    const { user: stranger } = await project.signedIn(grace)
    const { page } = await openSignInAgain()
    await page.app.signOut({ noRedirect: true })
    await page.app.signInWithPassword({ ...grace })
    expect(await page.app.getUser()).toMatchObject({ id: stranger.id })
  })

  it('does not count a refresh as a sign-in', async () => {
    const tab = await signedIn(project)
    await pass(tab, 1_200)
    const before = await tab.user.getAccessToken()
    await expect(
      tab.user.requireRecentSignIn({ ...limit, noRedirect: true }),
    ).rejects.toMatchObject(rejection)
    await pass(tab, 1_200)
    expect(await tab.user.getAccessToken()).not.toBe(before)
    await expect(
      tab.user.requireRecentSignIn({ ...limit, noRedirect: true }),
    ).rejects.toMatchObject(rejection)
  })

  it.each([-400 * 86_400_000, 400 * 86_400_000])(
    'works on a device whose clock is wrong by %i ms',
    async (wrongBy) => {
      const tab = openTab(project)
      tab.pass(wrongBy)
      await tab.app.signInWithPassword({ ...ada, noRedirect: true })
      const user = await tab.app.getUser({ or: 'throw' })
      await user.requireRecentSignIn(limit)
      await pass(tab, 301)
      await expect(user.requireRecentSignIn({ ...limit, noRedirect: true })).rejects.toMatchObject(
        rejection,
      )
    },
  )

  it('keeps the session of an app that cannot go to another page', async () => {
    const tab = openTab(project, { redirectMethod: 'none' })
    await tab.app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await tab.app.getUser({ or: 'throw' })
    await pass(tab, 301)
    await expect(user.requireRecentSignIn(limit)).rejects.toMatchObject(rejection)
    expect(tab.app.session.get()).toEqual({ status: 'active' })
  })

  it('keeps the session of an anonymous user, who could not sign in again', async () => {
    const anonymous = await createTestProject({ config: { anonymousAccountsEnabled: true } })
    const tab = openTab(anonymous)
    const user = await tab.app.signInAnonymously()
    await anonymous.clock.advance('301s')
    tab.pass(301_000)
    await expect(user.requireRecentSignIn(limit)).rejects.toMatchObject(rejection)
    expect(tab.visited).toEqual([])
    expect(await tab.app.getUser({ or: 'anonymous-if-exists' })).toMatchObject({ id: user.id })
  })

  it('never accepts a session in which someone else acts for the user', async () => {
    const { app } = openServer(project)
    const { user } = await signedIn(project)
    const serverUser = await app.getUser(user.id)
    const tab = openTab(project, {
      tokenStore: await serverUser!.createSession({ isImpersonation: true }),
    })
    const impersonated = await tab.app.getUser({ or: 'throw' })
    await expect(
      impersonated.requireRecentSignIn({ maxAgeSeconds: 1e9, noRedirect: true }),
    ).rejects.toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' })
  })

  it.each([0, -1, Number.NaN, Infinity])('throws for a limit of %s seconds', async (maxAge) => {
    const { app, user } = await signedIn(project)
    await expect(user.requireRecentSignIn({ maxAgeSeconds: maxAge })).rejects.toThrow(
      `maxAgeSeconds must be a positive number of seconds, such as 300; it is ${maxAge}.`,
    )
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('rejects with NOT_SIGNED_IN after a sign-out', async () => {
    const { app, user } = await signedIn(project)
    await app.signOut({ noRedirect: true })
    await expect(user.requireRecentSignIn()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})
