import assert from 'node:assert/strict'
import { createApps } from '../apps.mjs'

const inAnHour = () => new Date(Date.now() + 3_600_000)

/**
 * API keys of users and teams.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkApiKeys = async ({ client, createProject, check }) => {
  const project = await createProject()
  const { newServerApp, signUp } = createApps(client, project)
  const createKey = async () => {
    const { user } = await signUp()
    const key = await user.createApiKey({ description: 'Laptop', expiresAt: inAnHour() })
    return { user, key }
  }
  const createTeamKey = async () => {
    const { user } = await signUp()
    const team = await user.createTeam({ displayName: 'Engines' })
    const key = await team.createApiKey({ description: 'Pipeline', expiresAt: null })
    return { team, key }
  }

  await check('creates an API key of a user and lists it', async () => {
    const { user, key } = await createKey()
    assert.equal(typeof key.value, 'string')
    const [listed, ...others] = await user.listApiKeys()
    assert.deepEqual(others, [])
    assert.equal(listed.id, key.id)
    assert.equal(listed.description, 'Laptop')
    assert.equal(listed.value.lastFour, key.value.slice(-4))
    assert.equal(listed.isValid(), true)
  })

  await check('finds the user of an API key on the server', async () => {
    const { user, key } = await createKey()
    assert.equal((await newServerApp().getUser({ apiKey: key.value })).id, user.id)
  })

  await check('updates the description of an API key', async () => {
    const { user, key } = await createKey()
    await key.update({ description: 'Desktop' })
    assert.equal((await user.listApiKeys())[0].description, 'Desktop')
  })

  await check('revokes an API key of a user', async () => {
    const { user, key } = await createKey()
    await key.revoke()
    const [revoked] = await user.listApiKeys()
    assert.equal(revoked.isValid(), false)
    assert.equal(revoked.whyInvalid(), 'manually-revoked')
    assert.equal(await newServerApp().getUser({ apiKey: key.value }), null)
  })

  await check('creates an API key of a team and lists it', async () => {
    const { team, key } = await createTeamKey()
    const [listed] = await team.listApiKeys()
    assert.equal(listed.id, key.id)
    assert.equal(listed.type, 'team')
    assert.equal(listed.teamId, team.id)
  })

  await check('finds the team of an API key on the server', async () => {
    const { team, key } = await createTeamKey()
    assert.equal((await newServerApp().getTeam({ apiKey: key.value })).id, team.id)
  })

  await check('revokes an API key of a team', async () => {
    const { key } = await createTeamKey()
    await key.revoke()
    assert.equal(await newServerApp().getTeam({ apiKey: key.value }), null)
  })
}
