import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada, openTab } from '../support/open-tab.js'
import { createAuthenticatorApp } from '../support/totp.js'
import { openServer } from './open-server.js'

it('removes the authenticator app and the recovery codes of a user', async () => {
  const project = await createTestProject({ users: [{ ...ada, emailVerified: true }] })
  const { app } = openTab(project)
  const signIn = () => app.signInWithPassword({ ...ada, noRedirect: true })
  await signIn()
  const user = await app.getUser({ or: 'throw' })
  await user.update({ totpMultiFactorSecret: createAuthenticatorApp(project).secret })
  await user.createRecoveryCodes()
  const [owner] = await openServer(project).listUsers()
  await owner?.resetSecondFactor()
  expect(await user.getRecoveryCodes()).toMatchObject({ remaining: 0 })
  await app.signOut({ redirectUrl: '/' })
  expect(await signIn()).toMatchObject({ status: 'ok' })
})
