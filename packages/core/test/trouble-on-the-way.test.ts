import { createTestProject, type TestProject } from '@latchkey/testing'
import { inspect } from 'node:util'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'
import { signedIn } from './signed-in.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const SIGN_IN = 'POST /auth/password/sign-in'
const SIGN_UP = 'POST /auth/password/sign-up'
const PROJECT = 'GET /projects/current'

describe('a network that fails', () => {
  it('is tried again for a read (RT01)', async () => {
    network.fail(PROJECT, { times: 4 })
    expect(await openTab(project).app.getProject()).toMatchObject({ id: project.projectId })
    expect(network.calls(PROJECT)).toBe(5)
  })

  it('is given up after five attempts (RT02)', async () => {
    network.fail(PROJECT, { times: 9 })
    await expect(openTab(project).app.getProject()).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    expect(network.calls(PROJECT)).toBe(5)
  })

  it('is never tried again for a sign-up, which may have happened (RT03)', async () => {
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

  it('is no failure of a deletion whose answer was lost: it was done (RT05)', async () => {
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

  it('CC15 leaves nobody signed in when the answer to a sign-in is lost, and lets them try again', async () => {
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

  it('is said to be the connection when the device is offline (HT46)', async () => {
    network.offline()
    const { app, goOffline } = openTab(project)
    goOffline()
    const refused = app.signInWithCredential(ada)
    await expect(refused).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      details: { isOffline: true },
    })
    await expect(refused).rejects.toThrow(/internet connection/)
  })
})

describe('too many requests', () => {
  it('are waited for and tried again, also a sign-in (RT06)', async () => {
    network.respond429(SIGN_IN, { retryAfter: 2, times: 2 })
    const { app } = openTab(project)
    expect(await app.signInWithCredential({ ...ada, noRedirect: true })).toMatchObject({
      status: 'ok',
    })
    expect(network.calls(SIGN_IN)).toBe(3)
  })

  it('are told at once when the wait would be over a minute (HT28)', async () => {
    network.respond429(SIGN_IN, { retryAfter: 61 })
    const refused = openTab(project).app.signInWithCredential(ada)
    await expect(refused).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterMillis: 61_000 },
    })
    expect(network.calls(SIGN_IN)).toBe(1)
  })
})

describe('answers that are not the protocol', () => {
  it.each([
    [
      'a page of a captive portal',
      { status: 200, body: '<html>', headers: { 'Content-Type': 'text/html' } },
    ],
    ['a redirect', { status: 302, headers: { Location: 'https://evil.example/' } }],
    [
      'a code in the header that the body does not repeat',
      {
        status: 400,
        body: '{"code":"A","error":"x"}',
        headers: { 'Content-Type': 'application/json', 'X-Stack-Known-Error': 'B' },
      },
    ],
  ])('are refused: %s', async (_, answer) => {
    network.replaceAnswer(SIGN_IN, answer)
    const { app, browser } = openTab(project)
    await expect(app.signInWithCredential(ada)).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
    })
    expect(browser.cookies.size).toBe(0)
  })

  it.each([204, 205])(
    'are enough with %i for a change, and for nothing else (HT12)',
    async (status) => {
      const { app, user } = await signedIn(project)
      network.replaceAnswer('PATCH /users/me', { status })
      await user.update({ displayName: 'Ada' })
      const refused = { code: 'UNEXPECTED_RESPONSE', status }
      network.replaceAnswer('GET /users/me', { status })
      await expect(app.user.refresh()).rejects.toMatchObject(refused)
      expect(app.user.get().data).toMatchObject({ id: user.id })
      network.replaceAnswer(SIGN_IN, { status })
      const other = openTab(project).app
      await expect(other.signInWithCredential(ada)).rejects.toMatchObject(refused)
      expect(other.session.get()).toEqual({ status: 'signed-out' })
      network.replaceAnswer('DELETE /auth/sessions/current', { status })
      expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    },
  )

  it('keep the code of an error that this version does not know (HT39)', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Stack-Known-Error': 'FROM_THE_FUTURE' }
    const body = JSON.stringify({ code: 'FROM_THE_FUTURE', error: 'Something new.' })
    network.replaceAnswer(SIGN_IN, { status: 418, body, headers })
    await expect(openTab(project).app.signInWithCredential(ada)).rejects.toMatchObject({
      code: 'UNSUPPORTED_ERROR',
      status: 500,
      details: { originalErrorCode: 'FROM_THE_FUTURE' },
    })
  })
})

it('never shows a password, key or token in an error (LG01)', async () => {
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

it('may be asked many things at once: nothing piles up that a runtime would warn of', async () => {
  const { app } = openTab(project)
  const warned = vi.fn()
  process.on('warning', warned)
  await Promise.all(Array.from({ length: 20 }, () => app.project.refresh()))
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', warned)
  expect(warned).not.toHaveBeenCalled()
})
