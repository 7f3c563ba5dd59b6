import { createService } from '@latchkey/service'
import { createTestProject } from '@latchkey/testing'
import { afterAll, expect, it } from 'vitest'
import { withKey } from '../admin/open-owner.js'
import { ada } from '../support/open-tab.js'
import { openServer } from '../server/open-server.js'
import { createAuthenticatorApp } from '../support/totp.js'
import { signedIn } from '../support/signed-in.js'

// The client against a service that has the recorded calls only.

const service = createService({
  port: 0,
  passwordHashing: { memoryKibibytes: 8, passes: 1 },
  extensions: false,
})
const users = [{ ...ada, emailVerified: true }]
const project = await createTestProject({ users }, await service.listen(0))
afterAll(() => service.close())

const findAda = async () => (await openServer(project).listUsers())[0]!

const unsupported = { code: 'FEATURE_NOT_SUPPORTED' }

it('supports no feature', async () => {
  const { app } = await signedIn(project)
  expect(await app.supportsFeature('data-export')).toBe(false)
})

it('lists sessions without devices', async () => {
  const { user } = await signedIn(project)
  const current = (await user.listSessions()).find((session) => session.isCurrentSession)
  expect(current?.createdAt).toBeInstanceOf(Date)
  expect(current?.browser).toBeUndefined()
  expect(current?.signInMethod).toBeUndefined()
})

it('has no list of passkeys or connected apps, and no recovery codes', async () => {
  const { user } = await signedIn(project)
  expect(await user.listPasskeys()).toBeNull()
  expect(await user.listConnectedApps()).toBeNull()
  expect(await user.getRecoveryCodes()).toBeNull()
  expect(await (await findAda()).listPasskeys()).toBeNull()
})

it('still turns the second factor on and off', async () => {
  const { user } = await signedIn(project)
  await user.update({ totpMultiFactorSecret: createAuthenticatorApp(project).secret })
  await expect(user.createRecoveryCodes()).rejects.toMatchObject(unsupported)
  await user.update({ totpMultiFactorSecret: null })
})

it('still requires a recent sign-in', async () => {
  const { user } = await signedIn(project)
  await expect(user.requireRecentSignIn()).resolves.toBeUndefined()
})

it('rejects the extensions for users with FEATURE_NOT_SUPPORTED', async () => {
  const { user } = await signedIn(project)
  await expect(user.exportData()).rejects.toMatchObject(unsupported)
})

it('has no grace period, and rejects the restoration of an account', async () => {
  const { app, user } = await signedIn(project)
  expect(await user.getDeletionGraceDays()).toBe(0)
  await expect(app.restoreAccount('code')).rejects.toMatchObject(unsupported)
})

it('rejects the extensions for servers with FEATURE_NOT_SUPPORTED', async () => {
  const user = await findAda()
  await expect(user.exportData()).rejects.toMatchObject(unsupported)
  await expect(user.ban()).rejects.toMatchObject(unsupported)
  await expect(user.unban()).rejects.toMatchObject(unsupported)
  await expect(user.getBan()).rejects.toMatchObject(unsupported)
  await expect(user.getDeletion()).rejects.toMatchObject(unsupported)
  await expect(user.restore()).rejects.toMatchObject(unsupported)
  await expect(user.setGeneratedPassword()).rejects.toMatchObject(unsupported)
})

it('rejects the extensions for admins with FEATURE_NOT_SUPPORTED', async () => {
  const admin = withKey(project)
  const type = 'new_device'
  const patch = { isEnabled: false }
  await expect(admin.listAuditEvents()).rejects.toMatchObject(unsupported)
  await expect(admin.listSecurityNotifications()).rejects.toMatchObject(unsupported)
  await expect(admin.updateSecurityNotification(type, patch)).rejects.toMatchObject(unsupported)
  await expect(admin.resetSecurityNotification(type)).rejects.toMatchObject(unsupported)
  await expect(admin.importUsers({})).rejects.toMatchObject(unsupported)
  await expect(admin.exportUsers()).rejects.toMatchObject(unsupported)
})
