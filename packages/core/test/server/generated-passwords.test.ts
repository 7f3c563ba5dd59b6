import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { openServer } from './open-server.js'

const network = openNetwork()

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const findAda = async () => (await openServer(project).listUsers())[0]!

it('sets a generated password, with which the user chooses another one', async () => {
  const { password, expiresAt } = await (await findAda()).setGeneratedPassword()
  expect(expiresAt).toBeInstanceOf(Date)
  const { app } = openTab(project)
  const credentials = { email: ada.email, password, noRedirect: true }
  const result = await app.signInWithPassword(credentials)
  if (result.status === 'ok' || result.error.code !== 'PASSWORD_CHANGE_REQUIRED')
    throw new Error('The generated password was accepted.')
  const newPassword = 'another horse 7 battery'
  await app.resetPassword({ code: result.error.details.resetCode, password: newPassword })
  expect(await app.signInWithPassword({ ...credentials, password: newPassword })).toMatchObject({
    status: 'ok',
  })
})

it('rejects with FEATURE_NOT_SUPPORTED on a service without generated passwords', async () => {
  const user = await findAda()
  network.replaceAnswer('POST /latchkey/users/{user_id}/generated-password', { status: 404 })
  await expect(user.setGeneratedPassword()).rejects.toMatchObject({
    code: 'FEATURE_NOT_SUPPORTED',
  })
})
