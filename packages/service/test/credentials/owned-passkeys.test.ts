import { describe, expect, it } from 'vitest'
import { createAuthenticator, type Authenticator } from '../support/authenticator.js'
import { openTestProject, signUp, type TestUser } from '../support/project.js'
import { createTestDatabase, openTestService, START, setupTestService } from '../support/service.js'
import { addPasskey, beginCeremony, ORIGIN, proveEmail } from '../support/sign-in.js'
import { refreshWith } from '../support/users.js'

const MINUTE = 60_000
const PATH = '/latchkey/passkeys'
/** The AAGUID of Bitwarden. */
const BITWARDEN = 'd548826e-79b4-db40-a3d8-11116f7e8349'

const database = await createTestDatabase()
const service = await setupTestService({}, database)
const project = await openTestProject(service, { config: { passkeyEnabled: true } })

async function list({ accessToken }: TestUser, on = project) {
  const response = await on.call('GET', `${PATH}?user_id=me`, { accessToken })
  expect(response.status).toBe(200)
  return response.body['items'] as ({ id: string } & Record<string, unknown>)[]
}
/** The only passkey of a user. */
async function onlyPasskey(user: TestUser, on = project) {
  const [passkey] = await list(user, on)
  if (passkey === undefined) throw new Error('The user has no passkey.')
  return passkey
}
/** The two passkeys of a user, oldest first. */
async function twoPasskeys(user: TestUser, on = project) {
  const [first, second] = await list(user, on)
  if (first === undefined || second === undefined) throw new Error('A passkey is missing.')
  return [first, second] as const
}
const rename = (user: TestUser, id: string, name: string) =>
  project.call('PATCH', `${PATH}/me/${id}`, { accessToken: user.accessToken, body: { name } })
const remove = (user: TestUser, id: string, on = project) =>
  on.call('DELETE', `${PATH}/me/${id}`, { accessToken: user.accessToken })

async function signIn(user: TestUser, authenticator: Authenticator, on = project) {
  const { challenge, code } = await beginCeremony(on, 'authentication')
  const response = authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id })
  const body = { authentication_response: response, code }
  return on.call('POST', '/auth/passkey/sign-in', { body })
}

const eventsOf = async (user: TestUser, action: string) => {
  const path = `/latchkey/audit-log?action=${action}&subject_id=${user.id}`
  const response = await project.call('GET', path, { access: 'admin' })
  return (response.body['items'] as { details: unknown }[]).map(({ details }) => details)
}

describe('the passkeys of a user', () => {
  it('are listed with name, dates and backup state, and each signs in', async () => {
    const user = await signUp(project)
    const first = await addPasskey(
      project,
      user,
      createAuthenticator(undefined, { aaguid: BITWARDEN, isBackedUp: true }),
    )
    service.clock.now += MINUTE
    const second = await addPasskey(project, user)
    service.clock.now += MINUTE
    expect((await signIn(user, first)).status).toBe(200)
    const common = { id: expect.any(String), user_id: user.id }
    expect(await list(user)).toEqual([
      {
        ...common,
        name: 'Bitwarden',
        credential_id: first.id,
        created_at_millis: START,
        last_used_at_millis: START + 2 * MINUTE,
        is_backed_up: true,
      },
      {
        ...common,
        name: null,
        credential_id: second.id,
        created_at_millis: START + MINUTE,
        last_used_at_millis: null,
        is_backed_up: false,
      },
    ])
    expect((await signIn(user, second)).status).toBe(200)
  })

  it('have the backup state of the last sign-in', async () => {
    const user = await signUp(project)
    const backup = { isBackedUp: false }
    const authenticator = await addPasskey(project, user, createAuthenticator(undefined, backup))
    backup.isBackedUp = true
    await signIn(user, authenticator)
    expect(await list(user)).toMatchObject([{ is_backed_up: true }])
  })

  it('are excluded from another registration', async () => {
    const user = await signUp(project)
    const { id } = await addPasskey(project, user)
    const { options } = await beginCeremony(project, 'registration', user.accessToken)
    expect(options['excludeCredentials']).toEqual([
      { id, type: 'public-key', transports: ['internal'] },
    ])
  })

  it('have different credential IDs', async () => {
    const user = await signUp(project)
    const { id } = await addPasskey(project, user)
    await expect(addPasskey(project, user, createAuthenticator(id))).rejects.toThrow(
      'PASSKEY_REGISTRATION_FAILED',
    )
    expect(await list(user)).toHaveLength(1)
  })

  it('count as one user of passkeys', async () => {
    const own = await openTestProject(service, { config: { passkeyEnabled: true } })
    const user = await signUp(own)
    await addPasskey(own, user)
    await addPasskey(own, user)
    const response = await own.call('GET', '/internal/metrics', { access: 'admin' })
    expect(response.body['login_methods']).toContainEqual({ method: 'passkey', count: 1 })
  })

  it('can be listed, renamed and removed by a server', async () => {
    const own = await openTestProject(service, {
      config: { passkeyEnabled: true, credentialEnabled: true },
    })
    const user = await signUp(own)
    await addPasskey(own, user)
    const passkey = await onlyPasskey(user, own)
    const path = `${PATH}/${user.id}/${passkey.id}`
    const renamed = await own.call('PATCH', path, { access: 'server', body: { name: 'Key' } })
    expect(renamed.body).toEqual({ ...passkey, name: 'Key' })
    expect((await own.call('DELETE', path, { access: 'server' })).body).toEqual({ success: true })
    const listed = await own.call('GET', `${PATH}?user_id=${user.id}`, { access: 'server' })
    expect(listed.body['items']).toEqual([])
  })
})

describe('renaming a passkey', () => {
  it('changes one passkey, without surrounding spaces, and is recorded', async () => {
    const user = await signUp(project)
    await addPasskey(project, user)
    service.clock.now += MINUTE
    await addPasskey(project, user)
    const [first, second] = await twoPasskeys(user)
    expect((await rename(user, first.id, ' Laptop ')).status).toBe(200)
    expect(await list(user)).toEqual([{ ...first, name: 'Laptop' }, second])
    expect(await eventsOf(user, 'passkey.renamed')).toEqual([
      { passkey_id: first.id, name: 'Laptop' },
    ])
  })

  it('requires a name', async () => {
    const user = await signUp(project)
    await addPasskey(project, user)
    const passkey = await onlyPasskey(user)
    expect((await rename(user, passkey.id, '  ')).code).toBe('SCHEMA_ERROR')
  })

  it('is rejected for the passkey of another user', async () => {
    const [owner, other] = [await signUp(project), await signUp(project)]
    await addPasskey(project, owner)
    const passkey = await onlyPasskey(owner)
    expect((await rename(other, passkey.id, 'Mine')).status).toBe(404)
    const path = `${PATH}/${owner.id}/${passkey.id}`
    const { accessToken } = other
    const response = await project.call('PATCH', path, { accessToken, body: { name: 'Mine' } })
    expect(response.status).toBe(403)
    expect(await list(owner)).toEqual([passkey])
  })
})

describe('removing a passkey', () => {
  it('leaves the other passkeys, and turns the field off with the last one', async () => {
    const user = await signUp(project)
    const first = await addPasskey(project, user)
    service.clock.now += MINUTE
    const second = await addPasskey(project, user)
    const hasPasskey = async () => {
      const { accessToken } = user
      return (await project.call('GET', '/users/me', { accessToken })).body['passkey_auth_enabled']
    }
    const [{ id: firstId }, { id: secondId }] = await twoPasskeys(user)
    expect((await remove(user, firstId)).body).toEqual({ success: true })
    expect((await signIn(user, first)).code).toBe('PASSKEY_AUTHENTICATION_FAILED')
    expect((await signIn(user, second)).status).toBe(200)
    expect(await hasPasskey()).toBe(true)
    await remove(user, secondId)
    expect(await hasPasskey()).toBe(false)
    const removed = await eventsOf(user, 'passkey.removed')
    expect(removed).toHaveLength(2)
    expect(removed).toEqual(
      expect.arrayContaining([{ passkey_id: firstId }, { passkey_id: secondId }]),
    )
  })

  it('is rejected for the last sign-in method', async () => {
    const own = await openTestProject(service, {
      config: { passkeyEnabled: true, credentialEnabled: true },
    })
    const user = await signUp(own)
    await addPasskey(own, user)
    await addPasskey(own, user)
    await own.call('PATCH', '/internal/projects/current', {
      access: 'admin',
      body: { config: { credential_enabled: false, magic_link_enabled: false } },
    })
    const [first, second] = await twoPasskeys(user, own)
    expect((await remove(user, first.id, own)).status).toBe(200)
    const response = await remove(user, second.id, own)
    expect(response.code).toBe('LAST_SIGN_IN_METHOD')
    expect(await list(user, own)).toEqual([second])
  })

  it('is rejected for the passkey of another user', async () => {
    const [owner, other] = [await signUp(project), await signUp(project)]
    await addPasskey(project, owner)
    const passkey = await onlyPasskey(owner)
    expect((await remove(other, passkey.id)).status).toBe(404)
    expect(await list(owner)).toEqual([passkey])
  })

  it('removes all when the field of the user is turned off, each recorded', async () => {
    const user = await signUp(project)
    await addPasskey(project, user)
    await addPasskey(project, user)
    const body = { passkey_auth_enabled: false }
    await project.call('PATCH', '/users/me', { accessToken: user.accessToken, body })
    expect(await list(user)).toEqual([])
    expect(await eventsOf(user, 'passkey.removed')).toHaveLength(2)
  })
})

it.each(['PATCH', 'DELETE'] as const)('requires a recent sign-in for %s', async (method) => {
  const user = await signUp(project)
  await addPasskey(project, user)
  const passkey = await onlyPasskey(user)
  service.clock.now += 11 * MINUTE
  const { body } = await refreshWith(project, user.refreshToken)
  const response = await project.call(method, `${PATH}/me/${passkey.id}`, {
    accessToken: String(body['access_token']),
    ...(method === 'PATCH' && { body: { name: 'Key' } }),
  })
  expect(response.code).toBe('RECENT_SIGN_IN_REQUIRED')
})

it('is a feature that clients can look for', async () => {
  const body = { feature_name: 'passkeys' }
  const response = await project.call('POST', '/check-feature-support', { body })
  expect(response.text).toContain('GET /latchkey/passkeys')
})

it('replaces the passkey and excludes none with the responses of June 2025', async () => {
  const recorded = await openTestService({ compatibility: 'june-2025' }, database)
  const own = await openTestProject(recorded, { config: { passkeyEnabled: true } })
  const user = await signUp(own)
  await proveEmail(own, user)
  const first = await addPasskey(own, user)
  const { options } = await beginCeremony(own, 'registration', user.accessToken)
  expect(options['excludeCredentials']).toEqual([])
  const second = await addPasskey(own, user)
  expect((await signIn(user, first, own)).code).toBe('PASSKEY_AUTHENTICATION_FAILED')
  expect((await signIn(user, second, own)).status).toBe(200)
  await recorded.close()
})
