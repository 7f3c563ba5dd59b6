import assert from 'node:assert/strict'
import { createApps } from '../apps.mjs'
import { assertRejects } from '../expect.mjs'

/**
 * Access tokens, refresh, and the user's sessions.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkTokens = async ({ client, createProject, check, wireLog }) => {
  const project = await createProject()
  const { newClientApp, newServerApp, signUp } = createApps(client, project)

  await check('refreshes an access token that the service rejects as expired', async () => {
    const aging = await createProject()
    const { app, user } = await createApps(client, aging).signUp()
    const before = await user.getAuthJson()
    await aging.advanceClock(2)
    await user.setDisplayName('After the refresh')
    assert.equal((await app.getUser()).displayName, 'After the refresh')
    const after = await user.getAuthJson()
    assert.notEqual(after.accessToken, before.accessToken)
    assert.equal(after.refreshToken, before.refreshToken)
  })

  await check('gets an access token for a stored refresh token', async () => {
    const { user } = await signUp()
    const { refreshToken } = await user.getAuthJson()
    const app = newClientApp({ tokenStore: { accessToken: '', refreshToken } })
    assert.equal((await app.getUser()).id, user.id)
  })

  await check('refreshes once for concurrent calls', async () => {
    const aging = await createProject()
    const { user } = await createApps(client, aging).signUp()
    await aging.advanceClock(2)
    wireLog.clear()
    await Promise.all([user.listTeams(), user.listContactChannels(), user.getActiveSessions()])
    const refreshes = wireLog.exchanges().filter(({ url }) => url.includes('/auth/oauth/token'))
    assert.equal(refreshes.length, 1)
  })

  await check('signs out when the refresh token has expired', async () => {
    const aging = await createProject()
    const { app } = await createApps(client, aging).signUp()
    await aging.advanceClock(2 * 365 * 24)
    assert.equal(await app.getUser(), null)
  })

  await check('reads the session of a request on the server', async () => {
    const { user } = await signUp()
    const headers = new Headers(await user.getAuthHeaders())
    const server = newServerApp({ tokenStore: { headers } })
    assert.equal((await server.getUser()).id, user.id)
    const other = newServerApp({ tokenStore: null })
    assert.equal((await other.getUser({ tokenStore: { headers } })).id, user.id)
  })

  await check('lists the sessions and marks the current one', async () => {
    const { user, email, password } = await signUp()
    await newClientApp().signInWithCredential({ email, password, noRedirect: true })
    const sessions = await user.getActiveSessions()
    assert.equal(sessions.length, 2)
    const current = sessions.filter((/** @type {any} */ session) => session.isCurrentSession)
    assert.equal(current.length, 1)
    assert.equal(current[0].userId, user.id)
    assert.ok(current[0].createdAt instanceof Date)
  })

  await check('revokes another session', async () => {
    const { user, email, password } = await signUp()
    const other = newClientApp()
    await other.signInWithCredential({ email, password, noRedirect: true })
    const { refreshToken } = await (await other.getUser()).getAuthJson()
    const sessions = await user.getActiveSessions()
    const { id } = sessions.find((/** @type {any} */ session) => !session.isCurrentSession)
    await user.revokeSession(id)
    assert.equal((await user.getActiveSessions()).length, 1)
    const revoked = newClientApp({ tokenStore: { accessToken: '', refreshToken } })
    assert.equal(await revoked.getUser(), null)
  })

  await check('rejects the revocation of the current session', async () => {
    const { user } = await signUp()
    const [{ id }] = await user.getActiveSessions()
    await assertRejects(user.revokeSession(id), 'CANNOT_DELETE_CURRENT_SESSION')
  })
}
