import type { ServerUser } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { openServer } from './open-server.js'

const network = openNetwork()
const config = { allowUserApiKeys: true, allowTeamApiKeys: true }

let project: TestProject
let app: ReturnType<typeof openServer>
let user: ServerUser
beforeEach(async () => {
  project = await createTestProject({ config })
  app = openServer(project)
  user = await app.createUser({})
})

describe('checkApiKey', () => {
  it('resolves to a valid key with its owner and without its secret part', async () => {
    const { value, id } = await user.createApiKey({ description: 'script' })
    const key = await app.checkApiKey(value, { type: 'user' })
    const lastFour = value.slice(-4)
    expect(key).toMatchObject({ id, userId: user.id, type: 'user', value: { lastFour } })
    expect(key?.isValid()).toBe(true)
    const team = await app.createTeam({ displayName: 'Engines' })
    const teamKey = await team.createApiKey({ description: 'script' })
    expect(await app.checkApiKey(teamKey.value, { type: 'team' })).toMatchObject({
      teamId: team.id,
    })
  })

  it('resolves to null for a key that is not valid (AK05)', async () => {
    const key = await user.createApiKey({ description: 'script' })
    const { value } = key
    expect(await app.checkApiKey(value, { type: 'team' })).toBeNull()
    expect(await app.checkApiKey(`${value.slice(0, -1)}x`, { type: 'user' })).toBeNull()
    await key.revoke()
    expect(await app.checkApiKey(value, { type: 'user' })).toBeNull()
    const expired = await user.createApiKey({ description: 'old', expiresAt: new Date(0) })
    expect(await app.checkApiKey(expired.value, { type: 'user' })).toBeNull()
  })

  it('resolves to null for a malformed key without a request (AK06)', async () => {
    for (const text of ['', ' ', 'x'.repeat(10_000), 'ключ', 'a\nb', null])
      expect(await app.checkApiKey(text, { type: 'user' })).toBeNull()
    expect(network.calls('POST /user-api-keys/check')).toBe(0)
  })

  it('resolves to null for a key of another project and for a project key (AK06)', async () => {
    const other = openServer(await createTestProject({ config }))
    const { value } = await user.createApiKey({ description: 'script' })
    expect(await other.checkApiKey(value, { type: 'user' })).toBeNull()
    expect(await app.checkApiKey(project.secretServerKey, { type: 'user' })).toBeNull()
  })

  it('does not put the key into a URL or an error (AK06)', async () => {
    const { value } = await user.createApiKey({ description: 'script' })
    const appWithoutKeys = openServer(await createTestProject())
    const error: unknown = await appWithoutKeys
      .checkApiKey(value, { type: 'user' })
      .catch((e: unknown) => e)
    expect(error).toBeInstanceOf(Error)
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(value)
    const urls = network.requests('POST /user-api-keys/check').map(({ url }) => url)
    expect(urls).toHaveLength(1)
    expect(urls.join()).not.toContain(value)
  })

  it('resolves to a key that can be updated and revoked', async () => {
    const { value } = await user.createApiKey({ description: 'script' })
    const key = await app.checkApiKey(value, { type: 'user' })
    await key?.update({ description: 'found on the street' })
    await key?.revoke()
    expect((await user.listApiKeys())[0]).toMatchObject({
      description: 'found on the street',
      manuallyRevokedAt: expect.any(Date),
    })
  })
})
