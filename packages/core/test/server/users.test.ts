import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { openServer } from './open-server.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()
const UNKNOWN_ID = '4c9d3a52-5a4e-4f0f-9b4f-0d5a4f9b2a61'

let project: TestProject
let app: ReturnType<typeof openServer>
beforeEach(async () => {
  project = await createTestProject()
  app = openServer(project)
})

/** Creates users one after another, so that they signed up in this order. */
async function createUsers(...names: string[]) {
  const users = []
  for (const displayName of names) {
    users.push(await app.createUser({ displayName }))
    await project.clock.advance('1s')
  }
  return users
}

const namesOf = (users: readonly { displayName: string | null }[]) =>
  users.map(({ displayName }) => displayName)

describe('ServerApp.createUser', () => {
  it('keeps an ID of another system', async () => {
    const id = crypto.randomUUID()
    expect((await app.createUser({ id })).id).toBe(id)
    await expect(app.createUser({ id })).rejects.toMatchObject({ code: 'ID_NOT_AVAILABLE' })
  })

  it('creates a user with all fields, which getUser returns', async () => {
    const created = await app.createUser({
      displayName: 'Ada',
      profileImageUrl: 'https://example.com/ada.png',
      primaryEmail: ada.email,
      primaryEmailVerified: true,
      primaryEmailAuthEnabled: true,
      password: ada.password,
      clientMetadata: { a_b: 1 },
      clientReadOnlyMetadata: ['read'],
      serverMetadata: { plan: 'pro' },
    })
    const fields = {
      displayName: 'Ada',
      profileImageUrl: 'https://example.com/ada.png',
      primaryEmail: ada.email,
      primaryEmailVerified: true,
      primaryEmailAuthEnabled: true,
      hasPassword: true,
      emailAuthEnabled: true,
      isMultiFactorRequired: false,
      isAnonymous: false,
      oauthProviders: [],
      clientMetadata: { a_b: 1 },
      clientReadOnlyMetadata: ['read'],
      serverMetadata: { plan: 'pro' },
      signedUpAt: expect.any(Date),
      lastActiveAt: expect.any(Date),
      selectedTeam: null,
    }
    expect(created).toMatchObject(fields)
    const read = await app.getUser(created.id)
    expect(read).toEqual(created)
    expect(Object.isFrozen(read)).toBe(true)
    expect(await openTab(project).app.signInWithCredential(ada)).toMatchObject({ status: 'ok' })
  })

  it('creates an anonymous user and a user with an OAuth account', async () => {
    expect(await app.createUser({ isAnonymous: true })).toMatchObject({ isAnonymous: true })
    const withProvider = await createTestProject({
      config: { oauthProviders: [{ id: 'github', type: 'shared' }] },
    })
    const account = { id: 'github', accountId: '42', email: ada.email }
    const server = openServer(withProvider)
    const user = await server.createUser({ oauthProviders: [account] })
    expect(user.oauthProviders).toEqual([account])
    await expect(server.createUser({ oauthProviders: [account] })).rejects.toMatchObject({
      code: 'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
    })
  })

  it('rejects with the error code of the service', async () => {
    const user = { primaryEmail: ada.email, primaryEmailAuthEnabled: true }
    await app.createUser(user)
    await expect(app.createUser(user)).rejects.toMatchObject({ code: 'USER_EMAIL_ALREADY_EXISTS' })
  })

  it.each([
    ['7 characters', 'a'.repeat(7), 'PASSWORD_TOO_SHORT', { minLength: 8 }],
    ['no characters', '', 'PASSWORD_TOO_SHORT', { minLength: 8 }],
    ['257 characters', 'a'.repeat(257), 'PASSWORD_TOO_LONG', { maxLength: 256 }],
  ])('rejects a password of %s before sending it', async (_, password, code, details) => {
    await expect(app.createUser({ password })).rejects.toMatchObject({ code, details })
    expect(network.calls('POST /users')).toBe(0)
  })

  it('accepts a password of 8 characters', async () => {
    expect(await app.createUser({ password: '1234567q' })).toMatchObject({ hasPassword: true })
  })

  it('accepts the password null', async () => {
    expect(await app.createUser({ password: null })).toMatchObject({ hasPassword: false })
  })

  it.each([{ primaryEmailVerified: true }, { primaryEmailAuthEnabled: true }])(
    'rejects %j without a primary email, and so does update()',
    async (user) => {
      const message = '400 Missing primary_email.'
      const rejected = {
        code: 'UNEXPECTED_RESPONSE',
        status: 400,
        message: expect.stringContaining(message),
      }
      await expect(app.createUser(user)).rejects.toMatchObject(rejected)
      const created = await app.createUser({})
      await expect(created.update(user)).rejects.toMatchObject(rejected)
    },
  )

  it('rejects a password hash in an unknown format with PASSWORD_HASH_NOT_SUPPORTED, and so does update() (51)', async () => {
    const user = { passwordHash: '$y$j9T$saltsalt$hash' }
    const rejected = {
      code: 'PASSWORD_HASH_NOT_SUPPORTED',
      message: expect.stringContaining('password_hash must be in one of these formats: bcrypt'),
    }
    await expect(app.createUser(user)).rejects.toMatchObject(rejected)
    const created = await app.createUser({})
    await expect(created.update(user)).rejects.toMatchObject(rejected)
  })

  it('rejects metadata that JSON would change, before a request', async () => {
    const serverMetadata = { at: new Date() } as never
    await expect(app.createUser({ serverMetadata })).rejects.toThrow(TypeError)
    expect(network.calls('POST /users')).toBe(0)
  })
})

describe('ServerApp.getUser', () => {
  it.each([UNKNOWN_ID, 'unknown-id'])('resolves to null for the unknown ID %s', async (id) => {
    expect(await app.getUser(id)).toBeNull()
  })

  it('rejects an ID that would change the path of the request', async () => {
    for (const id of ['', '.', '..', 'a\nb'])
      await expect(app.getUser(id)).rejects.toThrow(TypeError)
    await expect(app.getUser('me')).rejects.toMatchObject({
      code: 'CANNOT_GET_OWN_USER_WITHOUT_USER',
    })
    expect(await app.getUser(`${UNKNOWN_ID}/../me`)).toBeNull()
  })

  it('reads the user of a valid API key', async () => {
    const withKeys = await createTestProject({ config: { allowUserApiKeys: true } })
    const server = openServer(withKeys)
    const user = await server.createUser({ displayName: 'Ada' })
    const { value: apiKey } = await user.createApiKey({ description: 'script' })
    expect(await server.getUser({ apiKey })).toMatchObject({ id: user.id, displayName: 'Ada' })
    expect(await server.getUser({ apiKey: `${apiKey}x` })).toBeNull()
  })

  it('does not cache users between calls', async () => {
    const [user] = await createUsers('Ada')
    const before = await app.getUser(user!.id)
    await before?.setDisplayName('Countess')
    expect((await app.getUser(user!.id))?.displayName).toBe('Countess')
    expect(before?.displayName).toBe('Ada')
    await app.getUser(user!.id)
    expect(network.calls('GET /users/{user_id}')).toBe(3)
    expect(queryOf(app, app, 'getUser', user!.id).get()).toMatchObject({ status: 'loading' })
  })
})

describe('ServerApp.listUsers', () => {
  it('lists all users in both orders of sign-up', async () => {
    await createUsers('Ada', 'Bea', 'Cat')
    const all = await app.listUsers()
    expect(namesOf(all)).toEqual(['Ada', 'Bea', 'Cat'])
    expect(all.nextCursor).toBeNull()
    expect(namesOf(await app.listUsers({ orderBy: 'signedUpAt', desc: true }))).toEqual([
      'Cat',
      'Bea',
      'Ada',
    ])
  })

  it('lists users page by page', async () => {
    await createUsers('Ada', 'Bea', 'Cat')
    const first = await app.listUsers({ limit: 2, desc: true })
    expect(namesOf(first)).toEqual(['Cat', 'Bea'])
    const second = await app.listUsers({ limit: 2, desc: true, cursor: first.nextCursor! })
    expect(namesOf(second)).toEqual(['Ada'])
    expect(second.nextCursor).toBeNull()
    expect(await app.listUsers({ cursor: UNKNOWN_ID })).toHaveLength(0)
  })

  it('finds users by a part of the name, the email or the ID, without wildcards', async () => {
    const [user] = await createUsers('Ada Lovelace', '100%')
    await user!.createContactChannel({ type: 'email', value: ada.email, usedForAuth: false })
    expect(namesOf(await app.listUsers({ query: 'LOVE' }))).toEqual(['Ada Lovelace'])
    expect(namesOf(await app.listUsers({ query: 'ada@example' }))).toEqual(['Ada Lovelace'])
    expect(namesOf(await app.listUsers({ query: user!.id }))).toEqual(['Ada Lovelace'])
    expect(namesOf(await app.listUsers({ query: '%' }))).toEqual(['100%'])
    expect(namesOf(await app.listUsers({ query: '' }))).toHaveLength(2)
  })

  it('finds the members of a team', async () => {
    const [, bea] = await createUsers('Ada', 'Bea')
    const { id: teamId } = await app.createTeam({ displayName: 'Engines', creatorUserId: bea!.id })
    expect(namesOf(await app.listUsers({ teamId }))).toEqual(['Bea'])
    expect(await app.listUsers({ teamId: UNKNOWN_ID })).toHaveLength(0)
  })

  it('returns models with all methods', async () => {
    await createUsers('Ada', 'Bea')
    const [first, second] = await app.listUsers()
    await second!.setDisplayName('Beatrix')
    expect(namesOf(await app.listUsers())).toEqual(['Ada', 'Beatrix'])
    expect(await first!.listTeams()).toEqual([])
  })
})

describe('ServerApp.iterateUsers', () => {
  it('yields each user once and requests pages on demand', async () => {
    await createUsers('Ada', 'Bea', 'Cat', 'Dot', 'Eve')
    const names: unknown[] = []
    for await (const { displayName } of app.iterateUsers({ limit: 2 })) names.push(displayName)
    expect(names).toEqual(['Ada', 'Bea', 'Cat', 'Dot', 'Eve'])
    expect(network.calls('GET /users')).toBe(3)
    for await (const { displayName } of app.iterateUsers({ limit: 2, desc: true })) {
      expect(displayName).toBe('Eve')
      break
    }
    expect(network.calls('GET /users')).toBe(4)
  })

  it('continues if the first user of the next page was deleted', async () => {
    const [, , cat] = await createUsers('Ada', 'Bea', 'Cat', 'Dot')
    const users = app.iterateUsers({ limit: 2 })
    const first = [await users.next(), await users.next()]
    await cat!.delete()
    expect(namesOf(first.map(({ value }) => value!))).toEqual(['Ada', 'Bea'])
    expect(namesOf([(await users.next()).value!])).toEqual(['Dot'])
  })

  it('ends if the last users were deleted before their page was read', async () => {
    const [, , cat] = await createUsers('Ada', 'Bea', 'Cat')
    const users = app.iterateUsers({ limit: 2 })
    await users.next()
    await users.next()
    await cat!.delete()
    expect(await users.next()).toMatchObject({ done: true })
  })

  it('rejects for an unknown cursor', async () => {
    await createUsers('Ada')
    await expect(app.iterateUsers({ cursor: crypto.randomUUID() }).next()).rejects.toThrow(
      /Start again/,
    )
    expect(await app.iterateUsers({ query: 'nobody' }).next()).toMatchObject({ done: true })
  })

  it('uses the default page size if limit is undefined', async () => {
    await createUsers('Ada', 'Bea')
    const options = { limit: undefined } as object
    expect(await app.iterateUsers(options).next()).toMatchObject({ done: false })
    const [request] = network.requests('GET /users')
    expect(new URL(request!.url).searchParams.get('limit')).toBe('100')
  })
})
