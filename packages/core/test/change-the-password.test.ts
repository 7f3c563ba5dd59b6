import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada, openTab } from './open-tab.js'
import { signedIn } from './signed-in.js'

const done = { status: 'ok', data: undefined }
const refused = (code: string, details?: object) => ({ status: 'error', error: { code, details } })
const next = 'a much better password'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada], config: { magicLinkEnabled: true } })
})

const signsInWith = async (password: string) => {
  const { app } = openTab(project)
  return (await app.signInWithCredential({ email: ada.email, password, noRedirect: true })).status
}

describe('changing the password', () => {
  it('ends every other session', async () => {
    const other = await signedIn(project)
    const { user, app } = await signedIn(project)
    expect(await user.listSessions()).toHaveLength(2)
    expect(await user.updatePassword({ oldPassword: ada.password, newPassword: next })).toEqual(
      done,
    )
    expect(await user.listSessions()).toMatchObject([{ isCurrentSession: true }])
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(await signsInWith(next)).toBe('ok')
    expect(await signsInWith(ada.password)).toBe('error')
    other.pass(600_000)
    await project.clock.advance('10m')
    expect(await other.app.user.refresh()).toBeNull()
  })

  it.each([
    [
      'the old one is wrong',
      { oldPassword: 'wrong', newPassword: next },
      'PASSWORD_CONFIRMATION_MISMATCH',
      undefined,
    ],
    [
      'it is too short',
      { oldPassword: ada.password, newPassword: 'short' },
      'PASSWORD_TOO_SHORT',
      { min_length: 8 },
    ],
    [
      'it is too long',
      { oldPassword: ada.password, newPassword: '€'.repeat(30) },
      'PASSWORD_TOO_LONG',
      { maxLength: 70 },
    ],
  ])('is refused when %s', async (_, passwords, code, details) => {
    const { user } = await signedIn(project)
    expect(await user.updatePassword(passwords)).toMatchObject(refused(code, details))
    expect(await signsInWith(ada.password)).toBe('ok')
  })

  it('is refused where the project has no passwords', async () => {
    const without = await createTestProject({
      users: [{ email: ada.email, emailVerified: true }],
      config: { credentialEnabled: false, magicLinkEnabled: true },
    })
    const { app } = openTab(without)
    await app.sendMagicLinkEmail(ada.email)
    const { code } = await without.inbox.next({ to: ada.email })
    await app.signInWithMagicLink(code!, { noRedirect: true })
    const bare = await app.getUser({ or: 'throw' })
    const off = refused('PASSWORD_AUTHENTICATION_NOT_ENABLED')
    expect(await bare.setPassword({ password: next })).toMatchObject(off)
    expect(await bare.updatePassword({ oldPassword: '', newPassword: next })).toMatchObject(off)
  })
})

describe('a first password', () => {
  /** Somebody who has signed in with a mail only. */
  const signedInByMail = async () => {
    const { app } = openTab(project)
    const email = 'grace@example.com'
    await app.sendMagicLinkEmail(email)
    const { code } = await project.inbox.next({ to: email })
    await app.signInWithMagicLink(code!, { noRedirect: true })
    return { app, user: await app.getUser({ or: 'throw' }) }
  }

  it('is set by a user who has none', async () => {
    const { app, user } = await signedInByMail()
    expect(user.hasPassword).toBe(false)
    expect(await user.updatePassword({ oldPassword: '', newPassword: next })).toMatchObject(
      refused('USER_DOES_NOT_HAVE_PASSWORD'),
    )
    expect(await user.setPassword({ password: 'short' })).toMatchObject(
      refused('PASSWORD_TOO_SHORT', { min_length: 8 }),
    )
    expect(await user.setPassword({ password: '€'.repeat(30) })).toMatchObject(
      refused('PASSWORD_TOO_LONG', { maxLength: 70 }),
    )
    expect(await user.setPassword({ password: next })).toEqual(done)
    expect(app.user.get().data?.hasPassword).toBe(true)
  })

  it('never replaces one, and no error repeats it', async () => {
    const { user } = await signedIn(project)
    const error = await user.setPassword({ password: next }).catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 400 })
    expect(`${error} ${error.stack} ${JSON.stringify(error)}`).not.toContain(next)
    expect(await signsInWith(ada.password)).toBe('ok')
  })
})
