import { randomUUID } from 'node:crypto'
import { ServerApp } from '@latchkey/core/server'
import { beforeEach, describe, expect, inject, it } from 'vitest'

/** The project, with its secret server key. */
const project = new ServerApp({
  baseUrl: inject('serviceUrl'),
  projectId: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
  secretServerKey: 'ssk_development_example',
})

/** Creates a user, with the header that the user's page sends. */
async function signUp() {
  const primaryEmail = `${randomUUID()}@example.com`
  const user = await project.createUser({ primaryEmail, displayName: 'Ada' })
  const { accessToken } = await user.createSession()
  return { user, primaryEmail, headers: { authorization: `Bearer ${accessToken}` } }
}

describe.each([
  ['Hono', inject('honoUrl')],
  ['Express', inject('expressUrl')],
])('API on %s', (_, url) => {
  let ada: Awaited<ReturnType<typeof signUp>>
  beforeEach(async () => {
    ada = await signUp()
  })

  async function send(path: string, headers: Record<string, string> = {}, body?: unknown) {
    const [method, to] = path.split(' ')
    const response = await fetch(`${url}${to}`, {
      method: method!,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }

  it('changes a team only for users with the permission', async () => {
    const team = await project.createTeam({ displayName: 'Engines', creatorUserId: ada.user.id })
    const bob = await signUp()
    await team.addUser(bob.user.id)
    const outsider = await signUp()
    const change = (headers: Record<string, string>) =>
      send(`PUT /teams/${team.id}/motto`, headers, { motto: 'Full steam' })
    expect(await change(bob.headers)).toMatchObject({ status: 403 })
    expect(await change(outsider.headers)).toMatchObject({ status: 404 })
    expect(await change({})).toMatchObject({ status: 401 })
    expect(await project.getTeam(team.id)).toMatchObject({ clientReadOnlyMetadata: null })
    expect(await change(ada.headers)).toMatchObject({ status: 200 })
    await bob.user.grantPermission(team, '$update_team')
    expect(await change(bob.headers)).toMatchObject({ status: 200 })
    expect(await project.getTeam(team.id)).toMatchObject({
      clientReadOnlyMetadata: { motto: 'Full steam' },
    })
  })

  it('opens impersonation sessions for the support staff only', async () => {
    const open = (authorization: string, email = ada.primaryEmail) =>
      send('POST /support/sessions', { authorization }, { email })
    for (const wrong of ['', 'Bearer ', 'Bearer undefined', 'Bearer support_development_exampl'])
      expect(await open(wrong)).toMatchObject({ status: 401 })
    expect(await send('POST /support/sessions', ada.headers, {})).toMatchObject({ status: 401 })
    const right = 'Bearer support_development_example'
    expect(await open(right, ada.primaryEmail.slice(0, 8))).toMatchObject({ status: 404 })
    const { status, body, headers } = await open(right)
    expect(status).toBe(201)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const user = await project.getUser({ tokenStore: JSON.parse(body), or: 'throw' })
    expect(user.id).toBe(ada.user.id)
    expect(await ada.user.listSessions()).toHaveLength(1)
  })

  it('accepts the API keys that it created until they are revoked', async () => {
    const created = await send('POST /keys', ada.headers, { for: 'a script' })
    const { id, value } = JSON.parse(created.body) as { id: string; value: string }
    const headers = { 'x-api-key': value }
    expect(await send('GET /report', headers)).toMatchObject({ status: 200 })
    const [key] = await ada.user.listApiKeys()
    expect(key).toMatchObject({ id, description: 'a script' })
    await key!.revoke()
    expect(await send('GET /report', headers)).toMatchObject({ status: 401 })
  })

  it('rejects malformed and large bodies', async () => {
    for (const body of ['{', '[]', 'null', '{"name":1}', '{"name":""}'])
      expect(await send('POST /teams', ada.headers, body)).toMatchObject({ status: 400 })
    const large = { name: 'x'.repeat(20_000) }
    expect(await send('POST /teams', ada.headers, large)).toMatchObject({ status: 413 })
    expect(await ada.user.listTeams()).toEqual([])
  })

  it('forbids caching, and allows cross-origin calls from the app only (SR09, AH09)', async () => {
    for (const answer of [await send('GET /me', ada.headers), await send('OPTIONS /me')]) {
      expect([200, 204]).toContain(answer.status)
      const { 'cache-control': cache, vary, ...rest } = Object.fromEntries(answer.headers)
      expect(cache).toBe('private, no-store')
      expect(vary).toMatch(/authorization, cookie, x-stack-auth/i)
      expect(rest).toMatchObject({
        'access-control-allow-origin': inject('exampleUrl'),
        'access-control-allow-headers': 'authorization, content-type',
      })
      expect(rest['access-control-allow-credentials']).toBeUndefined()
    }
  })

  it('rejects a damaged access token', async () => {
    const answer = await send('GET /me', { authorization: ada.headers.authorization.slice(0, -4) })
    expect(answer.status).toBe(401)
  })

  it('accepts the header of getAuthHeaders, and rejects a malformed one', async () => {
    const header = JSON.stringify(await ada.user.createSession())
    expect(await send('GET /me', { 'x-stack-auth': header })).toMatchObject({ status: 200 })
    const malformed = await send('GET /me', { 'x-stack-auth': header.slice(0, -1) })
    expect(malformed.status).toBe(400)
  })
})
