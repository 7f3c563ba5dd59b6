import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  openTestProject,
  signUp,
  type TestProject,
  type TestUser,
  uniqueEmail,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { createAsServer } from '../support/users.js'

const TAKEN = 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'
const service = await setupTestService()
const project = await openTestProject(service)

type Channel = Record<string, unknown> & { id: string }
type Options = Parameters<TestProject['call']>[2]
const server: Options = { access: 'server' }

const add = (fields: Record<string, unknown>, options: Options) =>
  project.call('POST', '/contact-channels', {
    ...options,
    body: { user_id: 'me', type: 'email', value: uniqueEmail(), used_for_auth: false, ...fields },
  })
const patch = (userId: string, id: string, options: Options) =>
  project.call('PATCH', `/contact-channels/${userId}/${id}`, options)

async function added(fields: Record<string, unknown>, options: Options): Promise<Channel> {
  const response = await add(fields, options)
  if (response.status !== 201) throw new Error(response.text)
  return response.body as Channel
}
async function list(user: TestUser): Promise<Channel[]> {
  const response = await project.call('GET', '/contact-channels?user_id=me', user)
  return response.body['items'] as Channel[]
}
const primaryOf = async (user: TestUser) =>
  (await list(user)).filter((channel) => channel['is_primary'])

describe('the primary email address', () => {
  it('is replaced by a new primary address', async () => {
    const user = await signUp(project)
    const channel = await added({ is_primary: true }, user)
    expect(await primaryOf(user)).toEqual([channel])
    const me = await project.call('GET', '/users/me', user)
    expect(me.body).toMatchObject({
      primary_email: channel['value'],
      primary_email_verified: false,
    })
  })

  it('is replaced by a change of another address', async () => {
    const user = await signUp(project)
    const [first] = await list(user)
    const second = await added({}, user)
    await patch('me', second.id, { ...user, body: { is_primary: true } })
    expect((await primaryOf(user)).map(({ id }) => id)).toEqual([second.id])
    await patch('me', first?.id ?? '', { ...user, body: { is_primary: true } })
    expect((await primaryOf(user)).map(({ id }) => id)).toEqual([first?.id])
  })

  it('can be removed by a change and by a deletion', async () => {
    for (const [method, body] of [
      ['PATCH', { is_primary: false }],
      ['DELETE', undefined],
    ] as const) {
      const user = await signUp(project)
      const [first] = await list(user)
      const path = `/contact-channels/me/${first?.id}`
      expect((await project.call(method, path, { ...user, body })).status).toBe(200)
      const me = await project.call('GET', '/users/me', user)
      expect(me.body).toMatchObject({ primary_email: null, primary_email_verified: false })
    }
  })
})

describe('a changed email address', () => {
  it('is unverified unless a server marks it as verified', async () => {
    const user = await signUp(project)
    const [{ id } = { id: '' }] = await list(user)
    const isVerified = async (body: unknown, options: Options = server) =>
      (await patch(user.id, id, { ...options, body })).body['is_verified']
    expect(await isVerified({ is_verified: true })).toBe(true)
    expect(await isVerified({ value: user.email }, user)).toBe(true)
    expect(await isVerified({ value: uniqueEmail() }, user)).toBe(false)
    expect(await isVerified({ value: uniqueEmail(), is_verified: true })).toBe(true)
    expect(await isVerified({}, user)).toBe(true)
  })

  it('is rejected with 400 if the user already has it', async () => {
    const user = await signUp(project)
    const { id } = await added({}, user)
    const response = await patch('me', id, { ...user, body: { value: user.email } })
    expect([response.status, response.code]).toEqual([400, null])
  })

  it('is rejected for sign-in if another user signs in with it', async () => {
    const { email } = await signUp(project)
    const user = await signUp(project)
    const { id } = await added({ used_for_auth: true }, user)
    const response = await patch('me', id, { ...user, body: { value: email } })
    expect([response.status, response.code]).toEqual([409, TAKEN])
    expect(response.body['details']).toEqual({ type: 'email', contact_channel_value: email })
  })

  it('is rejected if it is empty', async () => {
    const user = await signUp(project)
    const { id } = await added({}, user)
    expect((await patch('me', id, { ...user, body: { value: '' } })).code).toBe('SCHEMA_ERROR')
    expect((await add({ value: '' }, user)).code).toBe('SCHEMA_ERROR')
  })
})

describe('a sign-in email address', () => {
  it('belongs to one user; other users can have it without sign-in', async () => {
    const { email } = await signUp(project)
    const user = await signUp(project)
    const { id } = await added({ value: email }, user)
    const response = await patch('me', id, { ...user, body: { used_for_auth: true } })
    expect([response.status, response.code]).toEqual([409, TAKEN])
    expect(response.body['details']).toEqual({ type: 'email', contact_channel_value: null })
  })

  it('is rejected with 400 if the user already has it', async () => {
    const user = await signUp(project)
    const response = await add({ value: user.email, used_for_auth: true }, user)
    expect([response.status, response.code]).toEqual([400, null])
  })

  it('is available in another project', async () => {
    const { email } = await signUp(project)
    const other = await openTestProject(service)
    const body = { primary_email: email, primary_email_auth_enabled: true }
    expect(await createAsServer(other, body)).toMatchObject(body)
  })
})

describe('access to contact channels', () => {
  const refusals = [
    ['GET', 404, undefined],
    ['PATCH', 400, {}],
    ['DELETE', 400, undefined],
  ] as const

  it.each(refusals)('lets clients reach only their own user: %s', async (method, _, body) => {
    const owner = await signUp(project)
    const [channel] = await list(owner)
    const path = `/contact-channels/${owner.id}/${channel?.id}`
    const other = await project.call(method, path, { ...(await signUp(project)), body })
    expect([other.status, other.code]).toEqual([403, null])
    const signedOutResponse = await project.call(method, path, { body })
    expect([signedOutResponse.status, signedOutResponse.code]).toEqual([
      400,
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
    ])
    const mine = `/contact-channels/${owner.id.toUpperCase()}/${channel?.id.toUpperCase()}`
    expect((await project.call(method, mine, { ...owner, body })).status).toBe(200)
  })

  it.each(refusals)(
    'is limited to the channels of the user in the path: %s',
    async (method, status, body) => {
      const user = await signUp(project)
      const [foreign] = await list(await signUp(project))
      for (const id of [foreign?.id ?? '', randomUUID()])
        for (const [whose, options] of [
          ['me', user],
          [user.id, server],
        ] as const) {
          const path = `/contact-channels/${whose}/${id}`
          const response = await project.call(method, path, { ...options, body })
          expect([response.status, response.code]).toEqual([status, null])
        }
    },
  )

  it.each(refusals)('is limited to the project: %s', async (method, status, body) => {
    const user = await signUp(project)
    const [channel] = await list(user)
    const other = await openTestProject(service)
    const path = `/contact-channels/${user.id}/${channel?.id}`
    const response = await other.call(method, path, { access: 'server', body })
    expect([response.status, response.code]).toEqual([status, null])
    expect(await list(user)).toEqual([channel])
  })

  it('lets clients add to their own user and servers to any user of the project', async () => {
    const { id } = await signUp(project)
    const foreign = await add({ user_id: id }, await signUp(project))
    expect([foreign.status, foreign.code]).toEqual([403, null])
    expect((await add({}, {})).code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
    const verified = { user_id: id.toUpperCase(), is_verified: true }
    expect(await added(verified, server)).toMatchObject({ user_id: id, is_verified: true })
    const stranger = await createAsServer(await openTestProject(service))
    for (const user_id of [stranger.id, randomUUID()]) {
      const response = await add({ user_id }, server)
      expect([response.status, response.code]).toEqual([404, 'USER_NOT_FOUND'])
    }
  })

  it('lets only servers mark an address as verified', async () => {
    const user = await signUp(project)
    const [channel] = await list(user)
    expect((await add({ is_verified: true }, user)).code).toBe('SCHEMA_ERROR')
    const body = { is_verified: true }
    expect((await patch('me', channel?.id ?? '', { ...user, body })).code).toBe('SCHEMA_ERROR')
    expect((await patch(user.id, channel?.id ?? '', { access: 'admin', body })).status).toBe(200)
  })
})
