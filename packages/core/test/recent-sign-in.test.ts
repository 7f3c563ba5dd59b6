import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada, openTab } from './open-tab.js'
import { signedIn } from './signed-in.js'

const MAX_AGE_SECONDS = 600
const newPassword = 'a much better password'
const tooOld = {
  code: 'RECENT_SIGN_IN_REQUIRED',
  status: 403,
  details: { max_age_seconds: MAX_AGE_SECONDS },
}

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [{ ...ada, emailVerified: true }],
    config: { clientUserDeletionEnabled: true },
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
  it('resolves to RECENT_SIGN_IN_REQUIRED after an old sign-in, and works after a new one', async () => {
    const { app, user } = await openOldSession()
    const passwords = { oldPassword: ada.password, newPassword: newPassword }
    expect(await user.updatePassword(passwords)).toMatchObject({ status: 'error', error: tooOld })
    expect(app.session.get()).toEqual({ status: 'active' })

    await app.signInWithCredential({ ...ada, noRedirect: true })
    const updatedUser = await app.getUser({ or: 'throw' })
    expect(await updatedUser.updatePassword(passwords)).toMatchObject({ status: 'ok' })
  })

  it('rejects with RECENT_SIGN_IN_REQUIRED if the method has no error result', async () => {
    const { app, user } = await openOldSession()
    await expect(user.delete()).rejects.toMatchObject(tooOld)
    expect(await app.getUser()).toMatchObject({ id: user.id })

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
