import { randomUUID } from 'node:crypto'
import { ServerApp } from '@latchkey/core/server'
import { beforeEach, describe, expect, inject, it } from 'vitest'

/** The project itself, as the service knows it. */
const project = new ServerApp({
  baseUrl: inject('serviceUrl'),
  projectId: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
  secretServerKey: 'ssk_development_example',
})

/** Somebody with a session, as a page would send it. */
async function signUp() {
  const primaryEmail = `${randomUUID()}@example.com`
  const user = await project.createUser({ primaryEmail, displayName: 'Ada' })
  return { user, primaryEmail, session: JSON.stringify(await user.createSession()) }
}

describe.each([
  ['Hono', inject('honoUrl')],
  ['Express', inject('expressUrl')],
])('the API on %s', (_, url) => {
  let ada: Awaited<ReturnType<typeof signUp>>
  beforeEach(async () => {
    ada = await signUp()
  })

  async function ask(path: string, headers: Record<string, string> = {}, body?: unknown) {
    const [method, to] = path.split(' ')
    const response = await fetch(`${url}${to}`, {
      method: method!,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }

  it('changes a team for those who may, and for nobody else', async () => {
    const team = await project.createTeam({ displayName: 'Engines', creatorUserId: ada.user.id })
    const bob = await signUp()
    await team.addUser(bob.user.id)
    const stranger = await signUp()
    const change = (session: string) =>
      ask(`PUT /teams/${team.id}/motto`, { 'x-stack-auth': session }, { motto: 'Full steam' })
    expect(await change(bob.session)).toMatchObject({ status: 403 })
    expect(await change(stranger.session)).toMatchObject({ status: 404 })
    expect(await change('{}')).toMatchObject({ status: 401 })
    expect(await project.getTeam(team.id)).toMatchObject({ clientReadOnlyMetadata: null })
    expect(await change(ada.session)).toMatchObject({ status: 200 })
    await bob.user.grantPermission(team, '$update_team')
    expect(await change(bob.session)).toMatchObject({ status: 200 })
    expect(await project.getTeam(team.id)).toMatchObject({
      clientReadOnlyMetadata: { motto: 'Full steam' },
    })
  })

  it('opens sessions for the support staff alone, marked as theirs', async () => {
    const open = (authorization: string, email = ada.primaryEmail) =>
      ask('POST /support/sessions', { authorization }, { email })
    for (const wrong of ['', 'Bearer ', 'Bearer undefined', 'Bearer support_development_exampl'])
      expect(await open(wrong)).toMatchObject({ status: 401 })
    expect(await ask('POST /support/sessions', { 'x-stack-auth': ada.session }, {})).toMatchObject({
      status: 401,
    })
    const right = 'Bearer support_development_example'
    expect(await open(right, ada.primaryEmail.slice(0, 8))).toMatchObject({ status: 404 })
    const { status, body, headers } = await open(right)
    expect(status).toBe(201)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const user = await project.getUser({ tokenStore: JSON.parse(body), or: 'throw' })
    expect(user.id).toBe(ada.user.id)
    expect(await ada.user.listSessions()).toHaveLength(1)
  })

  it('takes the keys that it has made, until they are revoked', async () => {
    const made = await ask('POST /keys', { 'x-stack-auth': ada.session }, { for: 'a script' })
    const { id, value } = JSON.parse(made.body) as { id: string; value: string }
    const headers = { 'x-api-key': value }
    expect(await ask('GET /report', headers)).toMatchObject({ status: 200 })
    const [key] = await ada.user.listApiKeys()
    expect(key).toMatchObject({ id, description: 'a script' })
    await key!.revoke()
    expect(await ask('GET /report', headers)).toMatchObject({ status: 401 })
  })

  it('says what is wrong with a body', async () => {
    const headers = { 'x-stack-auth': ada.session }
    for (const body of ['{', '[]', 'null', '{"name":1}', '{"name":""}'])
      expect(await ask('POST /teams', headers, body)).toMatchObject({ status: 400 })
    const large = { name: 'x'.repeat(20_000) }
    expect(await ask('POST /teams', headers, large)).toMatchObject({ status: 413 })
    expect(await ada.user.listTeams()).toEqual([])
  })

  it('SR09, AH09: no cache keeps an answer, and one page may call from elsewhere', async () => {
    const headers = { 'x-stack-auth': ada.session }
    for (const answer of [await ask('GET /me', headers), await ask('OPTIONS /me')]) {
      expect([200, 204]).toContain(answer.status)
      const { 'cache-control': cache, vary, ...rest } = Object.fromEntries(answer.headers)
      expect(cache).toBe('private, no-store')
      expect(vary).toMatch(/cookie, x-stack-auth/i)
      expect(rest).toMatchObject({
        'access-control-allow-origin': inject('exampleUrl'),
        'access-control-allow-headers': 'content-type, x-stack-auth',
      })
      expect(rest['access-control-allow-credentials']).toBeUndefined()
    }
  })

  it('refuses a damaged auth header', async () => {
    const answer = await ask('GET /me', { 'x-stack-auth': ada.session.slice(0, -1) })
    expect(answer.status).toBe(400)
  })
})
