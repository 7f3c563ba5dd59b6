import { createTestProject, type TestProject } from '@latchkey/testing'
import { inspect } from 'node:util'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { signedIn } from '../support/signed-in.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const SIGN_IN = 'POST /auth/password/sign-in'
const SIGN_UP = 'POST /auth/password/sign-up'

describe('a network failure', () => {
  it('is not retried for a sign-up, which may have succeeded (RT03)', async () => {
    network.dropAnswer(SIGN_UP)
    const { app } = openTab(project)
    const credential = { email: 'new@example.com', password: 'a new password', noRedirect: true }
    await expect(app.signUpWithCredential(credential)).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
    })
    expect(network.calls(SIGN_UP)).toBe(1)
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await app.signInWithCredential(credential)).toMatchObject({ status: 'ok' })
  })

  it('is ignored for a deletion whose response was lost (RT05)', async () => {
    const config = { clientTeamCreationEnabled: true }
    const { app } = openTab(await createTestProject({ users: [ada], config }))
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    const [first, second] = [
      await user.createTeam({ displayName: 'Engines' }),
      await user.createTeam({ displayName: 'Notes' }),
    ]
    const stop = queryOf(app, user, 'listTeams').subscribe(() => {})
    network.dropAnswer('DELETE /teams/{team_id}')
    await first.delete()
    network.dropAnswer('DELETE /team-memberships/{team_id}/{user_id}')
    await user.leaveTeam(second)
    await expect.poll(() => queryOf(app, user, 'listTeams').get().data).toEqual([])
    stop()
    await expect(first.delete()).rejects.toMatchObject({ code: 'TEAM_MEMBERSHIP_NOT_FOUND' })
  })

  it('creates no session if the response to a sign-in is lost, and allows another try (CC15)', async () => {
    network.dropAnswer(SIGN_IN)
    const { app, browser } = openTab(project)
    await expect(app.signInWithCredential(ada)).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    expect(network.calls(SIGN_IN)).toBe(1)
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(browser.cookies.size).toBe(0)
    expect(await app.signInWithCredential({ ...ada, noRedirect: true })).toMatchObject({
      status: 'ok',
    })
  })

  it('is reported as a missing connection on an offline device (HT46)', async () => {
    network.offline()
    const { app, goOffline } = openTab(project)
    goOffline()
    const rejection = app.signInWithCredential(ada)
    await expect(rejection).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      details: { isOffline: true },
    })
    await expect(rejection).rejects.toThrow(/internet connection/)
  })
})

describe('an unexpected response', () => {
  it.each([
    [
      'an HTML page of a captive portal',
      { status: 200, body: '<html>', headers: { 'Content-Type': 'text/html' } },
    ],
    ['a redirect', { status: 302, headers: { Location: 'https://evil.example/' } }],
    [
      'an error code in the header that differs from the body',
      {
        status: 400,
        body: '{"code":"A","error":"x"}',
        headers: { 'Content-Type': 'application/json', 'X-Stack-Known-Error': 'B' },
      },
    ],
  ])('is rejected with UNEXPECTED_RESPONSE: %s', async (_, response) => {
    network.replaceAnswer(SIGN_IN, response)
    const { app, browser } = openTab(project)
    await expect(app.signInWithCredential(ada)).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
    })
    expect(browser.cookies.size).toBe(0)
  })

  it.each([204, 205])('is accepted with status %i for writes only (HT12)', async (status) => {
    const { app, user } = await signedIn(project)
    network.replaceAnswer('PATCH /users/me', { status })
    await user.update({ displayName: 'Ada' })
    const rejection = { code: 'UNEXPECTED_RESPONSE', status }
    network.replaceAnswer('GET /users/me', { status })
    await expect(app.user.refresh()).rejects.toMatchObject(rejection)
    expect(app.user.get().data).toMatchObject({ id: user.id })
    network.replaceAnswer(SIGN_IN, { status })
    const other = openTab(project).app
    await expect(other.signInWithCredential(ada)).rejects.toMatchObject(rejection)
    expect(other.session.get()).toEqual({ status: 'signed-out' })
    network.replaceAnswer('DELETE /auth/sessions/current', { status })
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
  })
})

it('errors contain no password, key or token (LG01)', async () => {
  network.replaceAnswer(SIGN_IN, {
    status: 500,
    body: `Failed for ${ada.password}`,
    headers: { 'Content-Type': 'text/plain' },
  })
  network.fail(SIGN_UP, { times: 1 })
  const { app } = openTab(project)
  const errors: unknown[] = [
    await app.signInWithCredential(ada).catch((error: unknown) => error),
    await app.signUpWithCredential(ada).catch((error: unknown) => error),
  ]
  const printed = errors
    .map((error) => inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error))
    .join()
  expect(printed).not.toContain(ada.password)
  expect(printed).not.toContain(project.publishableClientKey)
})

it('concurrent requests cause no listener warning of the runtime', async () => {
  const { app } = openTab(project)
  const onWarning = vi.fn()
  process.on('warning', onWarning)
  await Promise.all(Array.from({ length: 20 }, () => app.project.refresh()))
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', onWarning)
  expect(onWarning).not.toHaveBeenCalled()
})
