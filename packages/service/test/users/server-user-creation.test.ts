import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import bcrypt from '@node-rs/bcrypt'
import { projects, users } from '../../src/db/schema.js'
import { openTestProject, signUp, type TestProject, uniqueEmail } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { createAsServer } from '../support/users.js'

const service = await setupTestService()
const project = await openTestProject(service)

const create = (body: unknown, on = project) =>
  on.call('POST', '/users', { access: 'server', body })
const signIn = (email: string, password: string) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password } })

async function projectWithProviders(): Promise<TestProject> {
  const mine = await openTestProject(service)
  await service.ctx.db
    .update(projects)
    .set({
      oauthProviders: [
        { id: 'github', type: 'shared' },
        { id: 'google', type: 'shared' },
      ],
    })
    .where(eq(projects.id, mine.id))
  return mine
}

it('rejects a taken ID before a taken address', async () => {
  const body = {
    id: randomUUID(),
    primary_email: uniqueEmail(),
    primary_email_auth_enabled: true,
    password: 'correct horse battery',
  }
  expect(await create(body)).toMatchObject({ status: 201 })
  expect(await create(body)).toMatchObject({ code: 'ID_NOT_AVAILABLE' })
  expect(await create({ ...body, id: randomUUID() })).toMatchObject({
    code: 'USER_EMAIL_ALREADY_EXISTS',
  })
})

describe('the fields of a new user', () => {
  it('are stored unchanged', async () => {
    const fields = {
      display_name: 'Zoë',
      profile_image_url: 'https://example.com/zoe.png',
      client_metadata: { a: [1] },
      client_read_only_metadata: 'text',
      server_metadata: 5,
      primary_email: uniqueEmail(),
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      is_anonymous: true,
    }
    const user = await createAsServer(project, fields)
    expect(user).toMatchObject(fields)
    const read = await project.call('GET', `/users/${user.id}`, { access: 'admin' })
    expect(read.body).toEqual(user)
  })

  it('can be null, and an empty name is null', async () => {
    const user = await createAsServer(project, {
      display_name: '',
      profile_image_url: null,
      client_metadata: null,
      primary_email: null,
      password: null,
      totp_secret_base64: null,
    })
    expect(user).toMatchObject({ display_name: null, has_password: false, primary_email: null })
  })

  it.each([
    { primary_email: '' },
    { primary_email: 'no address' },
    { profile_image_url: 'not a url' },
    { profile_image_url: 'https://example.com/a b.png' },
    { password: 'x'.repeat(4097) },
    { totp_secret_base64: '' },
    { selected_team_id: null },
    { id: 'no uuid' },
    { id: '00000000-0000-0000-0000-000000000000' },
    { oauth_providers: [{ id: 'github' }] },
    { oauth_providers: [{ id: 'github', account_id: '1', scope: 'x' }] },
    { oauth_providers: [{ id: 'github', account_id: 'x'.repeat(256) }] },
  ])('are rejected: %j', async (body) => {
    expect((await create(body)).code).toBe('SCHEMA_ERROR')
  })

  it('include a TOTP secret, which is stored sealed and requires no second factor yet', async () => {
    const secret = '0/+a9+FCew9TWj3FzZPaqqDQDCU='
    const user = await createAsServer(project, { totp_secret_base64: secret })
    expect(user['requires_totp_mfa']).toBe(false)
    const [row] = await service.ctx.db.select().from(users).where(eq(users.id, user.id))
    expect(row?.totpSecretSealed).not.toContain(secret)
    expect(service.ctx.sealer.open(row?.totpSecretSealed ?? '')).toBe(secret)
  })

  it('cannot enable a passkey', async () => {
    const user = await createAsServer(project, { passkey_auth_enabled: true })
    expect(user['passkey_auth_enabled']).toBe(false)
  })
})

describe('the ID of a new user', () => {
  it('can be one of another system', async () => {
    const id = randomUUID()
    expect(await createAsServer(project, { id: id.toUpperCase() })).toMatchObject({ id })
    expect((await project.call('GET', `/users/${id}`, { access: 'server' })).status).toBe(200)
  })

  it('is rejected with ID_NOT_AVAILABLE if a user of this or another project has it', async () => {
    const other = await openTestProject(service)
    const { id } = await createAsServer(project)
    for (const on of [project, other]) {
      const response = await create({ id }, on)
      expect([response.status, response.code]).toEqual([409, 'ID_NOT_AVAILABLE'])
      expect(response.body['details']).toEqual({ id })
    }
  })
})

describe('the email address of a new user', () => {
  it.each([{ primary_email_verified: true }, { primary_email_auth_enabled: true }])(
    'is required for %j',
    async (flags) => {
      for (const email of [{}, { primary_email: null }]) {
        const response = await create({ ...flags, ...email })
        expect([response.status, response.code]).toEqual([400, null])
      }
    },
  )

  it('can belong to several users if one of them signs in with it', async () => {
    const { email } = await signUp(project)
    const user = await createAsServer(project, { primary_email: email })
    expect(user).toMatchObject({ primary_email: email, primary_email_auth_enabled: false })
    const response = await create({ primary_email: email, primary_email_auth_enabled: true })
    expect([response.status, response.code]).toEqual([409, 'USER_EMAIL_ALREADY_EXISTS'])
  })
})

describe('the password of a new user', () => {
  it('can be short and signs the user in', async () => {
    const primary_email = uniqueEmail()
    await createAsServer(project, {
      primary_email,
      primary_email_auth_enabled: true,
      password: 'short-7',
    })
    expect((await signIn(primary_email, 'short-7')).status).toBe(200)
    expect((await signIn(primary_email, 'short-8')).code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('can be empty and then cannot be used', async () => {
    const primary_email = uniqueEmail()
    const email = { primary_email, primary_email_auth_enabled: true }
    const user = await createAsServer(project, { ...email, password: '' })
    expect(user['has_password']).toBe(true)
    for (const password of ['', ' '])
      expect((await signIn(primary_email, password)).code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('needs no email address', async () => {
    expect((await createAsServer(project, { password: 'x' }))['has_password']).toBe(true)
  })

  it('is rejected with more than 256 characters (40)', async () => {
    const response = await create({ password: '€'.repeat(257) })
    expect([response.status, response.code]).toEqual([400, 'PASSWORD_TOO_LONG'])
    expect(response.body['details']).toEqual({ maxLength: 256 })
    expect((await create({ password: '€'.repeat(256) })).status).toBe(201)
  })

  it.each(['a', 'b', 'y'])('can be a bcrypt hash of the variant 2%s', async (variant) => {
    const primary_email = uniqueEmail()
    const hash = (await bcrypt.hash('imported', 4)).replace(/^\$2.\$/, `$2${variant}$`)
    const email = { primary_email, primary_email_auth_enabled: true }
    await createAsServer(project, { ...email, password_hash: hash })
    expect((await signIn(primary_email, 'imported')).status).toBe(200)
  })

  it('is rejected if the project has passwords disabled', async () => {
    const mine = await openTestProject(service, { config: { credentialEnabled: false } })
    const hash = await bcrypt.hash('x', 4)
    for (const body of [{ password: 'x' }, { password: '' }, { password_hash: hash }]) {
      const response = await create(body, mine)
      expect([response.status, response.code]).toEqual([400, null])
    }
  })
})

describe('otp_auth_enabled of a new user', () => {
  it('requires that the project has codes enabled', async () => {
    const mine = await openTestProject(service, { config: { magicLinkEnabled: true } })
    const user = await createAsServer(mine, { otp_auth_enabled: true })
    expect(user).toMatchObject({ otp_auth_enabled: true, auth_with_email: true })
    const response = await create({ otp_auth_enabled: true })
    expect([response.status, response.code]).toEqual([400, null])
  })
})

describe('provider accounts of a new user', () => {
  const account = (id = 'github', account_id: string = randomUUID()) => ({ id, account_id })

  it('are stored with or without an email address', async () => {
    const mine = await projectWithProviders()
    const accounts = [{ ...account(), email: 'a@example.com' }, account('google')]
    const user = await createAsServer(mine, { oauth_providers: accounts })
    expect(user['oauth_providers']).toHaveLength(2)
    expect(user['oauth_providers']).toEqual(
      expect.arrayContaining([accounts[0], { ...accounts[1], email: null }]),
    )
  })

  it('must belong to enabled providers', async () => {
    const mine = await projectWithProviders()
    for (const id of ['spotify', 'nobody']) {
      const response = await create({ oauth_providers: [account(id)] }, mine)
      expect([response.status, response.code]).toEqual([400, null])
    }
  })

  it('belong to one user each', async () => {
    const mine = await projectWithProviders()
    const oauth_providers = [account()]
    await createAsServer(mine, { oauth_providers })
    const response = await create({ display_name: 'second', oauth_providers }, mine)
    expect(response.code).toBe('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER')
    const list = await mine.call('GET', '/users', { access: 'server' })
    expect(list.body['items']).toHaveLength(1)
    await createAsServer(await projectWithProviders(), { oauth_providers })
  })

  it('can be several of one provider', async () => {
    const mine = await projectWithProviders()
    const oauth_providers = [account(), account()]
    expect((await createAsServer(mine, { oauth_providers }))['oauth_providers']).toHaveLength(2)
  })

  it('are given once each', async () => {
    const mine = await projectWithProviders()
    const twice = account()
    const response = await create({ oauth_providers: [twice, twice] }, mine)
    expect(response.code).toBe('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER')
  })
})

describe('a new user', () => {
  it('gets a team if the project is configured so, visible from the next read', async () => {
    const mine = await openTestProject(service, { config: { createTeamOnSignUp: true } })
    for (const [body, name] of [
      [{ display_name: 'Zoë', primary_email: uniqueEmail() }, 'Zoë’s Team'],
      [{ primary_email: 'me@example.com' }, 'me@example.com’s Team'],
      [{}, 'Personal Team'],
    ] as const) {
      const user = await createAsServer(mine, body)
      expect(user).toMatchObject({ selected_team: null, selected_team_id: null })
      const read = await mine.call('GET', `/users/${user.id}`, { access: 'server' })
      const team = read.body['selected_team'] as Record<string, unknown>
      expect(team['display_name']).toBe(name.replace('’', "'"))
      expect(read.body['selected_team_id']).toBe(team['id'])
    }
  })

  it('is rejected if a default permission is undefined', async () => {
    const config = { userDefaultPermissions: ['p1'] }
    const mine = await openTestProject(service, { config })
    const response = await create({}, mine)
    expect([response.status, response.code]).toEqual([404, 'PERMISSION_NOT_FOUND'])
    expect(response.body['details']).toEqual({ permission_id: 'p1' })
    const list = await mine.call('GET', '/users', { access: 'server' })
    expect(list.body['items']).toEqual([])
  })

  it('can be created while sign-up is disabled', async () => {
    const mine = await openTestProject(service, { config: { signUpEnabled: false } })
    expect(await createAsServer(mine)).toMatchObject({ has_password: false })
  })
})
