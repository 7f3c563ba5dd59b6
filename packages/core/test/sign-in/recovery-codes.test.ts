import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { createAuthenticatorApp } from '../support/totp.js'
import { signedIn } from '../support/signed-in.js'

const network = openNetwork()

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [{ ...ada, emailVerified: true }] })
})

it('creates and counts recovery codes, and signs in with one', async () => {
  const { app, user } = await signedIn(project)
  expect(await user.getRecoveryCodes()).toEqual({ remaining: 0, createdAt: null })
  await user.update({ totpMultiFactorSecret: createAuthenticatorApp(project).secret })
  const codes = await user.createRecoveryCodes()
  expect(codes).toHaveLength(10)
  expect(await user.getRecoveryCodes()).toEqual({ remaining: 10, createdAt: expect.any(Date) })

  await app.signOut({ redirectUrl: '/' })
  const required = await app.signInWithCredential({ ...ada, noRedirect: true })
  if (required.status !== 'error' || required.error.code !== 'MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    throw new Error('The sign-in needs no second factor.')
  const attempt = required.error.details.attemptCode
  const code = ` ${codes[4]?.replaceAll('-', ' ').toUpperCase()}`
  expect(await app.signInWithMfa(code, attempt, { noRedirect: true })).toMatchObject({
    status: 'ok',
  })
  const owner = await app.getUser({ or: 'throw' })
  expect(await owner.getRecoveryCodes()).toMatchObject({ remaining: 9 })
})

it('counts no codes after the second factor was turned off', async () => {
  const { user } = await signedIn(project)
  await user.update({ totpMultiFactorSecret: createAuthenticatorApp(project).secret })
  await user.createRecoveryCodes()
  await user.update({ totpMultiFactorSecret: null })
  expect(await user.getRecoveryCodes()).toMatchObject({ remaining: 0 })
})

it('counts none and rejects with FEATURE_NOT_SUPPORTED on a service without recovery codes', async () => {
  const { user } = await signedIn(project)
  network.replaceAnswer('GET /latchkey/recovery-codes', { status: 404 })
  network.replaceAnswer('POST /latchkey/recovery-codes', { status: 404 })
  expect(await user.getRecoveryCodes()).toBeNull()
  await expect(user.createRecoveryCodes()).rejects.toMatchObject({ code: 'FEATURE_NOT_SUPPORTED' })
})
