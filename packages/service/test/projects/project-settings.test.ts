import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { projects } from '../../src/db/schema.js'
import { openTestProject, PASSWORD, signUp, type TestProject } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

const PATH = '/internal/projects/current'
const read = async (of = project) => (await of.call('GET', PATH, { access: 'admin' })).body
const change = (body: unknown) => project.call('PATCH', PATH, { access: 'admin', body })
const configOf = ({ body }: { body: Record<string, unknown> }) =>
  body['config'] as Record<string, unknown>
const changeConfig = async (config: unknown) => configOf(await change({ config }))

const everySwitch = {
  sign_up_enabled: false,
  credential_enabled: false,
  magic_link_enabled: true,
  passkey_enabled: true,
  client_team_creation_enabled: true,
  client_user_deletion_enabled: true,
  allow_localhost: false,
  allow_user_api_keys: true,
  allow_team_api_keys: true,
  create_team_on_sign_up: true,
  oauth_account_merge_strategy: 'raise_error',
  team_creator_default_permissions: [{ id: 'unknown_to_the_project' }],
  team_member_default_permissions: [],
  user_default_permissions: [{ id: 'p2' }, { id: 'p1' }],
}
const mailServer = {
  type: 'standard',
  host: 'smtp.example.com',
  port: 465,
  username: 'user',
  password: 'mail-canary',
  sender_name: 'Sender',
  sender_email: 'sender@example.com',
}
const github = {
  id: 'github',
  type: 'standard',
  client_id: 'id',
  client_secret: 'provider-canary',
}

it('stores every setting unchanged', async () => {
  const config = {
    ...everySwitch,
    email_config: mailServer,
    domains: [{ domain: 'https://a.example.com', handler_path: '/handler' }],
    oauth_providers: [github],
  }
  await change({ config })
  const { config: now } = await read()
  expect(now).toEqual({ ...config, enabled_oauth_providers: [{ id: 'github' }] })
})

const policies = {
  require_email_verification: true,
  require_second_factor_from: '2026-12-01',
  require_second_factor_permission: 'team_admin',
  second_factor_grace_days: 3,
  passkey_counts_as_both_factors: false,
  account_deletion_grace_days: 30,
  max_sessions_per_user: 5,
  session_lifetime_days: 30,
  session_idle_days: 7,
  reject_breached_passwords: true,
}

it('stores every policy for users, and omits those with their defaults', async () => {
  expect(await changeConfig(policies)).toMatchObject(policies)
  const defaults = {
    require_email_verification: false,
    require_second_factor_from: '',
    require_second_factor_permission: '',
    second_factor_grace_days: 7,
    passkey_counts_as_both_factors: true,
    account_deletion_grace_days: 0,
    max_sessions_per_user: 0,
    session_lifetime_days: 0,
    session_idle_days: 0,
    reject_breached_passwords: false,
  }
  const names = Object.keys(await changeConfig(defaults))
  expect(names.filter((name) => name in defaults)).toEqual([])
})

it('rejects a policy with a value outside of its limits', async () => {
  const statusOf = async (config: unknown) => (await change({ config })).code
  const invalid = [
    { require_second_factor_from: '1.12.2026' },
    { require_second_factor_permission: 'Not an ID' },
    { second_factor_grace_days: -1 },
    { session_idle_days: 366 },
    { max_sessions_per_user: 1001 },
    { max_sessions_per_user: 1.5 },
  ]
  expect(await Promise.all(invalid.map(statusOf))).toEqual(invalid.map(() => 'SCHEMA_ERROR'))
})

it('keeps settings that are not sent, including localhost', async () => {
  await change({ config: { ...everySwitch, email_config: mailServer, oauth_providers: [github] } })
  await change({ display_name: 'Name', description: 'Text', is_production_mode: true })
  const before = await read()
  for (const body of [{}, { config: {} }]) expect((await change(body)).body).toEqual(before)
})

it('does not change other projects', async () => {
  const other = await openTestProject(service)
  const before = await read(other)
  await change({ display_name: 'Other', config: { ...everySwitch, domains: [] } })
  expect(await read(other)).toEqual(before)
})

it.each([
  ['https://**.**.example.com', 'can have ** only once'],
  ['https://*.com', 'must have a domain after its wildcards, such as https://*.example.com'],
  ['https://%2A.com', 'must have a domain after its wildcards, such as https://*.example.com'],
])('rejects the trusted domain %s (R5)', async (domain, rule) => {
  const response = await change({ config: { domains: [{ domain, handler_path: '/handler' }] } })
  expect([response.status, response.code, response.text]).toEqual([
    400,
    'SCHEMA_ERROR',
    expect.stringContaining(`${domain} ${rule}`),
  ])
})

it('clears the description with null', async () => {
  await change({ description: 'Text' })
  expect((await change({ description: null })).body['description']).toBe('')
})

it('returns the number of users and applies settings to the next request', async () => {
  await signUp(project)
  expect((await read())['user_count']).toBe(1)
  await change({ config: { sign_up_enabled: false } })
  const response = await project.call('POST', '/auth/password/sign-up', {
    body: {
      email: 'late@example.com',
      password: PASSWORD,
      verification_callback_url: 'http://localhost/',
    },
  })
  expect(response.code).toBe('SIGN_UP_NOT_ENABLED')
})

describe('the email server', () => {
  it('is returned in plain text and stored sealed', async () => {
    const config = await changeConfig({ email_config: mailServer, oauth_providers: [github] })
    expect(config).toMatchObject({ email_config: mailServer, oauth_providers: [github] })
    const [row] = await service.ctx.db.select().from(projects).where(eq(projects.id, project.id))
    expect(JSON.stringify(row)).not.toContain('canary')
  })

  it('is reset with type shared, ignoring the fields of a standard one', async () => {
    await change({ config: { email_config: mailServer } })
    const config = await changeConfig({ email_config: { ...mailServer, type: 'shared' } })
    expect(config['email_config']).toEqual({ type: 'shared' })
  })

  it('is rejected with SCHEMA_ERROR if it has an unknown field, with type shared too', async () => {
    for (const field of ['client_id', 'senderName']) {
      const response = await change({ config: { email_config: { type: 'shared', [field]: 'x' } } })
      expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
      expect(response.text).toContain(`body.config.email_config.${field} is not a field`)
    }
  })
})

describe('lists', () => {
  it('of providers are replaced, sorted and deduplicated', async () => {
    await change({ config: { oauth_providers: [github] } })
    const config = await changeConfig({
      oauth_providers: [
        { id: 'spotify', type: 'shared' },
        { id: 'google', type: 'shared' },
        { id: 'google', type: 'shared', client_id: 'sent' },
      ],
    })
    expect(config['oauth_providers']).toEqual([
      { id: 'google', type: 'shared', client_id: 'sent' },
      { id: 'spotify', type: 'shared' },
    ])
    expect(config['enabled_oauth_providers']).toEqual([{ id: 'google' }, { id: 'spotify' }])
  })

  it('of providers keep provider-specific fields', async () => {
    const facebook = { ...github, id: 'facebook', facebook_config_id: 'f' }
    const microsoft = { ...github, id: 'microsoft', microsoft_tenant_id: 'm' }
    const config = await changeConfig({ oauth_providers: [facebook, microsoft] })
    expect(config['oauth_providers']).toEqual([facebook, microsoft])
  })

  it('of domains are replaced and sorted, with several handlers per domain', async () => {
    const at = (domain: string, handler_path = '/handler') => ({ domain, handler_path })
    await change({ config: { domains: [at('https://old.example.com')] } })
    const domains = [
      at('https://b.example.com'),
      at('http://a.example.com', '/z'),
      at('http://a.example.com', '/a'),
      at('https://b.example.com'),
    ]
    const config = await changeConfig({ domains })
    expect(config['domains']).toEqual([domains[2], domains[1], domains[0]])
    expect((await changeConfig({ domains: [] }))['domains']).toEqual([])
  })
})

const { password: _password, ...withoutPassword } = mailServer
const { client_id: _id, ...withoutId } = github
it.each([
  ['name', { name: 'x' }],
  ['unknown', { config: { unknown: true } }],
  [
    'domains.0.port',
    { config: { domains: [{ domain: 'https://a.co', handler_path: '/', port: 1 }] } },
  ],
  ['handler_path', { config: { domains: [{ domain: 'https://a.co', handler_path: 'handler' }] } }],
  ['domain', { config: { domains: [{ domain: 'https://a b.co', handler_path: '/' }] } }],
  [
    'domain',
    { config: { domains: [{ domain: `https://a.co/${'x'.repeat(500)}`, handler_path: '/' }] } },
  ],
  [
    'handler_path',
    { config: { domains: [{ domain: 'https://a.co', handler_path: `/${'x'.repeat(500)}` }] } },
  ],
  ['secure', { config: { email_config: { ...mailServer, secure: true } } }],
  ['password', { config: { email_config: withoutPassword } }],
  ['password', { config: { email_config: { ...mailServer, password: 'x'.repeat(257) } } }],
  ['port', { config: { email_config: { ...mailServer, port: 65_536 } } }],
  ['sender_email', { config: { email_config: { ...mailServer, sender_email: '' } } }],
  ['email_config', { config: { email_config: { type: 'other' } } }],
  ['scope', { config: { oauth_providers: [{ ...github, scope: 'x' }] } }],
  ['oauth_providers.0', { config: { oauth_providers: [withoutId] } }],
  ['oauth_providers.0.id', { config: { oauth_providers: [{ ...github, id: 'myspace' }] } }],
  ['name', { config: { user_default_permissions: [{ id: 'p', name: 'x' }] } }],
  ['merge_strategy', { config: { oauth_account_merge_strategy: 'guess' } }],
])('rejects an invalid or unknown field: %s', async (field, body) => {
  const before = await read()
  const response = await change(body)
  expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
  expect(response.body['details']).toEqual({ message: expect.stringContaining(field) })
  expect(await read()).toEqual(before)
})

describe('deleting a project', () => {
  const remove = (of: TestProject) => of.call('DELETE', PATH, { access: 'admin' })

  it('deletes its users and its keys', async () => {
    const { accessToken } = await signUp(project)
    expect((await remove(project)).body).toEqual({ success: true })
    for (const access of ['client', 'server', 'admin'] as const) {
      const response = await project.call('GET', '/projects/current', { access })
      expect([response.status, response.body['details']]).toEqual([401, { project_id: project.id }])
    }
    const response = await project.call('GET', '/users/me', { accessToken })
    expect(response.code).toBe('UNPARSABLE_ACCESS_TOKEN')
  })

  it('is rejected for the project internal', async () => {
    const internal = await openTestProject(service, { id: 'internal' })
    const response = await remove(internal)
    expect([response.status, response.code]).toEqual([400, null])
    expect(await read(internal)).toMatchObject({ id: 'internal', created_at_millis: START })
  })

  it('does not delete other projects', async () => {
    const other = await openTestProject(service)
    await remove(project)
    expect((await read(other))['id']).toBe(other.id)
  })
})
