import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { openServer } from '../server/open-server.js'

const network = openNetwork()

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [{ ...ada, emailVerified: true }],
    config: { clientUserDeletionEnabled: true, accountDeletionGraceDays: 30 },
  })
})

const signIn = (app: ReturnType<typeof openTab>['app']) =>
  app.signInWithPassword({ ...ada, noRedirect: true })

async function openUser() {
  const { app } = openTab(project)
  await signIn(app)
  return { app, user: await app.getUser({ or: 'throw' }) }
}

/** Deletes the account, and signs in to it again. */
async function openDeleted() {
  const { app, user } = await openUser()
  await user.delete()
  const result = await signIn(app)
  if (result.status !== 'error' || result.error.code !== 'ACCOUNT_DELETION_PENDING')
    throw new Error('The account is not waiting for its deletion.')
  return { app, details: result.error.details }
}

it('signs out when the account is deleted, and rejects a sign-in with the date', async () => {
  const { app, user } = await openUser()
  expect(await user.getDeletionGraceDays()).toBe(30)
  await user.delete()
  expect(app.session.get()).toEqual({ status: 'signed-out' })
  expect(await signIn(app)).toMatchObject({
    status: 'error',
    error: { code: 'ACCOUNT_DELETION_PENDING', details: { deleteAtMillis: expect.any(Number) } },
  })
})

it('restores the account with the code of the error, then signs in', async () => {
  const { app, details } = await openDeleted()
  expect(await app.restoreAccount(details.restoreCode)).toEqual({ status: 'ok', data: undefined })
  expect(await signIn(app)).toMatchObject({ status: 'ok' })
  expect(await app.restoreAccount(details.restoreCode)).toMatchObject({
    status: 'error',
    error: { code: 'VERIFICATION_CODE_NOT_FOUND' },
  })
})

it('restores the account on a server, which sees the date', async () => {
  const { app, details } = await openDeleted()
  const user = (await openServer(project).listUsers())[0]!
  expect(await user.getDeletion()).toEqual({ deleteAt: new Date(details.deleteAtMillis) })
  await user.restore()
  expect(await user.getDeletion()).toEqual({ deleteAt: null })
  expect(await signIn(app)).toMatchObject({ status: 'ok' })
})

it('has no grace period on a service without one', async () => {
  const { user } = await openUser()
  network.replaceAnswer('GET /latchkey/account-deletion', { status: 404 })
  expect(await user.getDeletionGraceDays()).toBe(0)
})
