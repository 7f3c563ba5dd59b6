import { ServerApp } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada, openTab } from '../support/open-tab.js'
import { openNetwork } from '../support/open-network.js'
import { openServer, requestWith } from '../server/authenticate/authenticate-app.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada],
    config: { requireEmailVerification: true },
  })
})

const restricted = { isRestricted: true, restrictedReason: { type: 'email_not_verified' } }

/** Opens a tab with a user whose email is not verified. */
async function signedInTab() {
  const tab = openTab(project)
  await tab.app.signInWithCredential({ ...ada, noRedirect: true })
  return tab
}

/** Verifies the email of the user as a server. */
async function verify() {
  const { projectId, secretServerKey, baseUrl } = project
  const app = new ServerApp({ projectId, secretServerKey, baseUrl })
  const [user] = await app.listUsers({ query: ada.email })
  await user?.update({ primaryEmailVerified: true })
}

describe('a user who has to verify the email first', () => {
  it('counts as signed out unless restricted users are included', async () => {
    const { app } = await signedInTab()
    expect(await app.getUser()).toBeNull()
    await expect(app.getUser({ or: 'throw' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await app.getUser({ includeRestricted: true })).toMatchObject(restricted)
  })

  it('is led to the account settings by or: redirect', async () => {
    const { app, visited } = await signedInTab()
    await expect(app.getUser({ or: 'redirect' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(visited).toEqual(['replace /handler/account-settings'])
  })

  it('is no longer restricted once the email is verified', async () => {
    const { app } = await signedInTab()
    await verify()
    await app.user.refresh()
    expect(await app.getUser()).toMatchObject({ isRestricted: false, restrictedReason: null })
  })

  it('is not replaced by an anonymous user', async () => {
    const { app } = await signedInTab()
    const user = await app.getUser({ or: 'anonymous' })
    expect(user).toMatchObject({ isAnonymous: false, primaryEmail: ada.email })
  })

  it('is signed out for a server until the email is verified, with the token from before', async () => {
    const tab = await signedInTab()
    const user = await tab.app.getUser({ or: 'throw', includeRestricted: true })
    const { app } = openServer(project)
    const request = requestWith(await user.getAuthHeaders())
    const refused = { status: 'signed-out', reason: 'USER_RESTRICTED' }
    expect(await app.authenticate(request)).toEqual(refused)
    const included = await app.authenticate(request, { includeRestricted: true })
    expect(included).toMatchObject({ status: 'signed-in', claims: { is_restricted: true } })
    if (included.status !== 'signed-in') throw new Error('The request is not signed in.')
    expect(await included.getUser()).toBeNull()
    expect(await included.getUser({ includeRestricted: true })).toMatchObject(restricted)
    await verify()
    network.reset()
    expect(await app.authenticate(request)).toMatchObject({ status: 'signed-in' })
    expect(network.calls('POST /auth/sessions/current/refresh')).toBe(0)
  })

  it('is listed for a server unless it leaves restricted users out', async () => {
    const { projectId, secretServerKey, baseUrl } = project
    const app = new ServerApp({ projectId, secretServerKey, baseUrl })
    expect([...(await app.listUsers())]).toMatchObject([restricted])
    expect(await app.listUsers({ includeRestricted: false })).toHaveLength(0)
    await verify()
    expect([...(await app.listUsers({ includeRestricted: false }))]).toMatchObject([
      { isRestricted: false, restrictedReason: null },
    ])
  })
})

it('restricts anonymous users only where the project requires no verified email', async () => {
  project = await createTestProject({ users: [ada], config: { anonymousAccountsEnabled: true } })
  const { app } = await signedInTab()
  expect(await app.getUser()).toMatchObject({ isRestricted: false, restrictedReason: null })
  const anonymous = { isRestricted: true, restrictedReason: { type: 'anonymous' } }
  expect(await app.signInAnonymously()).toMatchObject(anonymous)
})

describe('a user without the second factor that the project requires', () => {
  it('is led to its setup by or: redirect, and returns to the page', async () => {
    const config = { requireSecondFactorFrom: '2020-01-01', secondFactorGraceDays: 0 }
    const { app, visited } = openTab(await createTestProject({ users: [ada], config }))
    await app.signInWithCredential({ ...ada, noRedirect: true })
    expect(await app.getUser()).toBeNull()
    await expect(app.getUser({ or: 'redirect' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(visited).toEqual(['replace /handler/mfa-setup?after_auth_return_to=%2F'])
  })
})
