import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada, openTab } from '../support/open-tab.js'
import { signedIn } from '../support/signed-in.js'

const ok = { status: 'ok', data: undefined }
const errorResult = (code: string, details?: object) => ({
  status: 'error',
  error: { code, details },
})
const newPassword = 'a much better password'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada], config: { magicLinkEnabled: true } })
})

const signsInWith = async (password: string) => {
  const { app } = openTab(project)
  return (await app.signInWithCredential({ email: ada.email, password, noRedirect: true })).status
}

describe('user.updatePassword', () => {
  it('changes the password and ends every other session', async () => {
    const other = await signedIn(project)
    const { user, app } = await signedIn(project)
    expect(await user.listSessions()).toHaveLength(2)
    expect(
      await user.updatePassword({ oldPassword: ada.password, newPassword: newPassword }),
    ).toEqual(ok)
    expect(await user.listSessions()).toMatchObject([{ isCurrentSession: true }])
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(await signsInWith(newPassword)).toBe('ok')
    expect(await signsInWith(ada.password)).toBe('error')
    other.pass(600_000)
    await project.clock.advance('10m')
    expect(await other.app.user.refresh()).toBeNull()
  })

  it.each([
    [
      'the old password is wrong',
      { oldPassword: 'wrong', newPassword: newPassword },
      'PASSWORD_CONFIRMATION_MISMATCH',
      undefined,
    ],
    [
      'the new password is too short',
      { oldPassword: ada.password, newPassword: 'short' },
      'PASSWORD_TOO_SHORT',
      { minLength: 8 },
    ],
    [
      'the new password is too long',
      { oldPassword: ada.password, newPassword: '€'.repeat(257) },
      'PASSWORD_TOO_LONG',
      { maxLength: 256 },
    ],
  ])('returns an error when %s', async (_, passwords, code, details) => {
    const { user } = await signedIn(project)
    expect(await user.updatePassword(passwords)).toMatchObject(errorResult(code, details))
    expect(await signsInWith(ada.password)).toBe('ok')
  })

  it('returns PASSWORD_AUTHENTICATION_NOT_ENABLED in a project without passwords', async () => {
    const projectWithoutPasswords = await createTestProject({
      users: [{ email: ada.email, emailVerified: true }],
      config: { credentialEnabled: false, magicLinkEnabled: true },
    })
    const { app } = openTab(projectWithoutPasswords)
    await app.sendMagicLinkEmail(ada.email)
    const { code } = await projectWithoutPasswords.inbox.next({ to: ada.email })
    await app.signInWithMagicLink(code!, { noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    const notEnabled = errorResult('PASSWORD_AUTHENTICATION_NOT_ENABLED')
    expect(await user.setPassword({ password: newPassword })).toMatchObject(notEnabled)
    expect(await user.updatePassword({ oldPassword: '', newPassword: newPassword })).toMatchObject(
      notEnabled,
    )
  })
})

describe('user.setPassword', () => {
  /** Signs in a user without a password through a magic link. */
  const openWithMagicLink = async () => {
    const { app } = openTab(project)
    const email = 'grace@example.com'
    await app.sendMagicLinkEmail(email)
    const { code } = await project.inbox.next({ to: email })
    await app.signInWithMagicLink(code!, { noRedirect: true })
    return { app, user: await app.getUser({ or: 'throw' }) }
  }

  it('sets the first password, and updatePassword does not', async () => {
    const { app, user } = await openWithMagicLink()
    expect(user.hasPassword).toBe(false)
    expect(await user.updatePassword({ oldPassword: '', newPassword: newPassword })).toMatchObject(
      errorResult('USER_DOES_NOT_HAVE_PASSWORD'),
    )
    expect(await user.setPassword({ password: 'short' })).toMatchObject(
      errorResult('PASSWORD_TOO_SHORT', { minLength: 8 }),
    )
    expect(await user.setPassword({ password: '€'.repeat(257) })).toMatchObject(
      errorResult('PASSWORD_TOO_LONG', { maxLength: 256 }),
    )
    expect(await user.setPassword({ password: newPassword })).toEqual(ok)
    expect(app.user.get().data?.hasPassword).toBe(true)
  })

  it('rejects if the user has a password, and no error contains the new one', async () => {
    const { user } = await signedIn(project)
    const error = await user.setPassword({ password: newPassword }).catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 400 })
    expect(`${error} ${error.stack} ${JSON.stringify(error)}`).not.toContain(newPassword)
    expect(await signsInWith(ada.password)).toBe('ok')
  })
})
