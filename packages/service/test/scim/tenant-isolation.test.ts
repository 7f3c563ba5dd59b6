import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestProject, PASSWORD, signUp, uniqueEmail } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { createAsServer } from '../support/users.js'
import {
  asServer,
  connectionsPath,
  domainsPath,
  fakeDns,
} from '../team-connections/connection-world.js'
import {
  accountIdOf,
  connectScim,
  createToken,
  newUser,
  openScimWorld,
  patch,
  provision,
  provisionedUsers,
  tokensPath,
} from './scim-client.js'

const service = await setupTestService()
const records = fakeDns(service)
const project = await openTestProject(service)
const own = await openScimWorld(service, project, { records })
const other = await openScimWorld(service, project, { records })

const isMember = async (teamId: string, userId: string): Promise<boolean> => {
  const { body } = await project.call('GET', `/teams?user_id=${userId}`, { access: 'server' })
  return (body['items'] as { id: string }[]).some(({ id }) => id === teamId)
}

describe('a SCIM token', () => {
  it('works for its connection only, until it is revoked', async () => {
    const { teamId, connectionId, token } = own
    const { baseUrl } = token
    const status = async (value: string, url = baseUrl) =>
      (await connectScim(service, { baseUrl: url, token: value })('GET', '/Users')).status
    const second = await createToken(project, { teamId, connectionId })
    expect(await status(second.value)).toBe(200)
    expect(await status(token.value)).toBe(200)
    const statuses = [
      await status(other.token.value),
      await status(token.value, other.token.baseUrl),
      await status('latchkey_scim_unknown'),
      await status(''),
    ]
    expect(statuses).toEqual([401, 401, 401, 401])
    // An unknown connection looks like an unknown path.
    expect(await status(token.value, baseUrl.replace(connectionId, randomUUID()))).toBe(404)
    const path = `${tokensPath(teamId, connectionId)}/${second.id}`
    await asServer(project, 'DELETE', path)
    expect(await status(second.value)).toBe(401)
    const repeated = await project.call('DELETE', path, { access: 'server' })
    expect(repeated.code).toBe('SCIM_TOKEN_NOT_FOUND')
    const ofOther = await project.call(
      'DELETE',
      `${tokensPath(teamId, connectionId)}/${other.token.id}`,
      { access: 'server' },
    )
    expect(ofOther.code).toBe('SCIM_TOKEN_NOT_FOUND')
    const listed = await project.call('GET', tokensPath(teamId, connectionId), { access: 'server' })
    expect(listed.body['items']).toMatchObject([
      { id: token.id, value: { last_four: token.value.slice(-4) } },
    ])
    expect(listed.text).not.toContain(token.value)
  })

  it('is rejected with an error of SCIM', async () => {
    const send = connectScim(service, { baseUrl: own.token.baseUrl, token: 'unknown' })
    const { status, headers, body } = await send('GET', '/Users')
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '401',
    })
  })

  it('does not call the API', async () => {
    const authorization = `Bearer ${own.token.value}`
    const options = { access: 'none', headers: { authorization } } as const
    expect((await project.call('GET', '/users', options)).status).toBe(400)
  })
})

describe('a connection', () => {
  it('neither reads nor changes users and groups of another one', async () => {
    const user = await provision(other.send, `ada@${other.domain}`)
    const userId = await accountIdOf(other, user)
    const group = String(
      (await other.send('POST', '/Groups', { displayName: 'Staff', members: [{ value: user }] }))
        .body['id'],
    )
    const deactivate = patch({ op: 'replace', path: 'active', value: false })
    const responses = [
      await own.send('GET', `/Users/${user}`),
      await own.send('PUT', `/Users/${user}`, newUser(`ada@${other.domain}`)),
      await own.send('PATCH', `/Users/${user}`, deactivate),
      await own.send('DELETE', `/Users/${user}`),
      await own.send('GET', `/Groups/${group}`),
      await own.send('PUT', `/Groups/${group}`, { displayName: 'Mine' }),
      await own.send('PATCH', `/Groups/${group}`, patch({ op: 'remove', path: 'members' })),
      await own.send('DELETE', `/Groups/${group}`),
    ]
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]))
    expect((await own.send('GET', '/Users')).body['totalResults']).toBe(0)
    expect((await own.send('GET', '/Groups')).body['totalResults']).toBe(0)
    const members = [{ value: user }]
    expect((await own.send('POST', '/Groups', { displayName: 'Staff', members })).status).toBe(400)
    expect(await isMember(other.teamId, userId)).toBe(true)
    expect((await other.send('GET', `/Groups/${group}`)).body['members']).toMatchObject(members)
  })

  it('does not provision addresses outside of the verified domains of its team', async () => {
    const victim = await signUp(project, { email: uniqueEmail() })
    const { id: colleague } = await createAsServer(project, {
      primary_email: `bob@${other.domain}`,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
    })
    const user = await provision(own.send, `eve@${own.domain}`)
    for (const email of [victim.email, `bob@${other.domain}`, `eve@sub.${own.domain}`, 'eve']) {
      const address = patch({ op: 'replace', path: 'emails', value: [{ value: email }] })
      const responses = [
        await own.send('POST', '/Users', newUser(email)),
        // The name alone gives no claim to an address either.
        await own.send('POST', '/Users', { userName: email }),
        await own.send('PATCH', `/Users/${user}`, address),
      ]
      expect(responses).toMatchObject([
        { status: 400, body: { scimType: 'invalidValue' } },
        { status: 400 },
        { status: 400 },
      ])
    }
    expect(await isMember(own.teamId, victim.id)).toBe(false)
    expect(await isMember(own.teamId, colleague)).toBe(false)
    expect((await provisionedUsers(own)).map(({ email }) => email)).toEqual([`eve@${own.domain}`])
  })

  it('does not take the address of another account of its domain', async () => {
    const world = await openScimWorld(service, project, { records })
    const [ada, bob] = [`ada@${world.domain}`, `bob@${world.domain}`]
    const first = await provision(world.send, ada)
    await provision(world.send, bob)
    const change = patch({ op: 'replace', path: 'emails[type eq "work"].value', value: bob })
    expect((await world.send('PATCH', `/Users/${first}`, change)).status).toBe(409)
    const name = patch({ op: 'replace', path: 'userName', value: bob })
    expect((await world.send('PATCH', `/Users/${first}`, name)).body['scimType']).toBe('uniqueness')
  })

  it('ends the credentials of an account that never proved the address', async () => {
    const email = `squatted@${own.domain}`
    const squatter = await signUp(project, { email })
    expect(await accountIdOf(own, await provision(own.send, email))).toBe(squatter.id)
    const body = { email, password: PASSWORD }
    expect((await project.call('POST', '/auth/password/sign-in', { body })).code).toBe(
      'EMAIL_PASSWORD_MISMATCH',
    )
  })

  it('only ends the membership of a user who has given up the address of the domain', async () => {
    const id = await provision(own.send, `leaver@${own.domain}`)
    const userId = await accountIdOf(own, id)
    const personal = { primary_email: uniqueEmail(), primary_email_verified: true }
    await asServer(project, 'PATCH', `/users/${userId}`, personal)
    const session = await asServer(project, 'POST', '/auth/sessions', { user_id: userId })
    const name = patch({ op: 'replace', path: 'displayName', value: 'Somebody' })
    expect((await own.send('PATCH', `/Users/${id}`, name)).status).toBe(400)
    expect((await own.send('DELETE', `/Users/${id}`)).status).toBe(204)
    expect(await isMember(own.teamId, userId)).toBe(false)
    const accessToken = String(session['access_token'])
    expect((await project.call('GET', '/users/me', { accessToken })).status).toBe(200)
  })

  it('deactivates users after the team has lost the domain, and activates none', async () => {
    const world = await openScimWorld(service, project, { records })
    const id = await provision(world.send, `ada@${world.domain}`)
    const domains = await project.call('GET', domainsPath(world.teamId), { access: 'server' })
    const [{ id: domainId } = { id: '' }] = domains.body['items'] as { id: string }[]
    await asServer(project, 'DELETE', `${domainsPath(world.teamId)}/${domainId}`)
    const activate = (active: boolean) =>
      world.send('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active } }))
    expect((await activate(false)).status).toBe(200)
    expect((await activate(true)).status).toBe(400)
  })

  it('creates no account while the project accepts no sign-ups', async () => {
    const closed = await openTestProject(service, { config: { signUpEnabled: false } })
    const world = await openScimWorld(service, closed, { records })
    const { status } = await world.send('POST', '/Users', newUser(`ada@${world.domain}`))
    expect([status, await provisionedUsers(world)]).toEqual([400, []])
  })

  it('ends with everything that it provisioned', async () => {
    const world = await openScimWorld(service, project, { records })
    await provision(world.send, `ada@${world.domain}`)
    await asServer(project, 'DELETE', `${connectionsPath(world.teamId)}/${world.connectionId}`)
    expect((await world.send('GET', '/Users')).status).toBe(404)
  })
})

describe('a malformed request', () => {
  it.each([
    ['a filter with an injection', `userName eq "x" or userName pr`],
    ['a filter with a quote in its value', `userName eq "x" or "1" eq "1"`],
    ['a filter of an unknown attribute', `password eq "x"`],
    ['a filter with another operator', `userName co "a"`],
    ['a filter with an open string', `userName eq "x`],
    ['a filter that compares an attribute twice', `userName eq "a" and userName eq "b"`],
    ['a filter with a null character', `userName eq "a\\u0000"`],
    ['a filter without an end', `userName eq "a" and `],
    ['a long filter', '('.repeat(5000)],
  ])('rejects %s', async (_which, filter) => {
    expect(await own.send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).toMatchObject({
      status: 400,
      body: { scimType: 'invalidFilter' },
    })
  })

  it('finds nothing with the wildcards of SQL, or with quotes', async () => {
    await provision(own.send, `wild@${own.domain}`)
    for (const value of ['%', `' or '1'='1`, '\\"', `%@${own.domain}`]) {
      const filter = encodeURIComponent(`userName eq ${JSON.stringify(value)}`)
      expect((await own.send('GET', `/Users?filter=${filter}`)).body['totalResults']).toBe(0)
    }
  })

  it('is rejected with the part that is wrong', async () => {
    const id = await provision(own.send, `malformed@${own.domain}`)
    const path = `/Users/${id}`
    const responses = [
      await own.send('PATCH', path, patch({ op: 'replace', path: 'emails[', value: 'x' })),
      await own.send('PATCH', path, patch({ op: 'move', path: 'userName', value: 'x' })),
      await own.send('PATCH', path, patch({ op: 'replace', path: 'active', value: 'maybe' })),
      await own.send('PATCH', path, patch({ op: 'remove', path: 'userName' })),
      await own.send('PATCH', path, patch({ op: 'replace', value: 'x' })),
      await own.send('PATCH', path, { Operations: [] }),
      await own.send('POST', '/Users', { userName: 'a\0b' }),
      await own.send('POST', '/Users', []),
      await own.send('POST', '/Groups', { displayName: 'G', members: [{ value: 'no id' }] }),
    ]
    expect(responses.map(({ status, body }) => [status, body['scimType']])).toEqual([
      [400, 'invalidPath'],
      [400, 'invalidValue'],
      [400, 'invalidValue'],
      [400, 'invalidValue'],
      [400, 'invalidValue'],
      [400, 'invalidValue'],
      [400, 'invalidSyntax'],
      [400, 'invalidValue'],
      [400, 'invalidValue'],
    ])
    expect((await own.send('GET', '/Users/no-id')).status).toBe(404)
    expect(service.reports).toEqual([])
  })
})
