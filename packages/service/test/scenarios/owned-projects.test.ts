import { expect } from 'vitest'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openOwner, type Owner } from '../support/owner.js'
import { openTestProject, signUp } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()
const owner = await openOwner(service)

const defaults = {
  allow_localhost: true,
  sign_up_enabled: true,
  credential_enabled: true,
  magic_link_enabled: false,
  passkey_enabled: false,
  client_team_creation_enabled: false,
  client_user_deletion_enabled: false,
  allow_user_api_keys: false,
  allow_team_api_keys: false,
  oauth_providers: [],
  enabled_oauth_providers: [],
  domains: [],
  email_config: { type: 'shared' },
  create_team_on_sign_up: false,
  team_creator_default_permissions: [{ id: 'team_admin' }],
  team_member_default_permissions: [{ id: 'team_member' }],
  user_default_permissions: [],
  oauth_account_merge_strategy: 'link_method',
}

const listOf = ({ internal, user }: Owner) =>
  internal.call('GET', '/internal/projects', { accessToken: user.accessToken })

scenario('POST /internal/projects 201', async () => {
  const response = await owner.create()
  expect(response.body).toEqual({
    id: expect.any(String),
    display_name: 'New Project',
    description: '',
    created_at_millis: START,
    user_count: 0,
    is_production_mode: false,
    config: defaults,
  })
  await withRecordedAnswers(service, async () => {
    const described = await owner.create({
      description: 'What it is for',
      is_production_mode: true,
      config: {
        magic_link_enabled: true,
        client_team_creation_enabled: true,
        oauth_providers: [{ id: 'spotify', type: 'shared' }],
      },
    })
    expect(described.body).toMatchObject({
      description: 'What it is for',
      is_production_mode: true,
      config: {
        ...defaults,
        magic_link_enabled: true,
        client_team_creation_enabled: true,
        oauth_providers: [{ id: 'spotify', type: 'shared' }],
        enabled_oauth_providers: [{ id: 'spotify' }],
      },
    })
  })
})

scenario('GET /internal/projects 200', async () => {
  const other = await openOwner(service, owner)
  expect((await listOf(other)).body).toEqual({ items: [], is_paginated: false })
  const projects = [(await other.create()).body, (await other.create()).body]
  expect((await listOf(other)).body).toEqual({ items: projects, is_paginated: false })
})

scenario('GET /internal/projects 401 USER_AUTHENTICATION_REQUIRED', async () => {
  const response = await owner.internal.call('GET', '/internal/projects')
  expect(response.body).not.toHaveProperty('details')
})

scenario('GET /internal/projects 401 EXPECTED_INTERNAL_PROJECT', async () => {
  const project = await openTestProject(service)
  const { accessToken } = await signUp(project)
  await project.call('GET', '/internal/projects', { accessToken })
  const signedOutResponse = await project.call('GET', '/internal/projects')
  expect(signedOutResponse.code).toBe('USER_AUTHENTICATION_REQUIRED')
})

scenario('GET /internal/projects/current 200', async () => {
  const { body } = await owner.create()
  const response = await owner.call(String(body['id']), 'GET', '/internal/projects/current')
  expect(response.body).toEqual(body)
})

scenario('PATCH /internal/projects/current 200', async () => {
  const id = String((await owner.create()).body['id'])
  const change = (body: unknown) => owner.call(id, 'PATCH', '/internal/projects/current', { body })
  await withRecordedAnswers(service, async () => {
    const renamed = await change({
      display_name: 'Updated Project',
      description: 'Updated description',
      is_production_mode: true,
    })
    expect(renamed.body).toMatchObject({
      display_name: 'Updated Project',
      description: 'Updated description',
      is_production_mode: true,
      config: defaults,
    })
  })
  const domains = [{ domain: 'https://trusted.example.com', handler_path: '/handler' }]
  const email_config = {
    type: 'standard',
    host: 'smtp.example.com',
    port: 587,
    username: 'test username',
    password: 'test password',
    sender_name: 'Test Sender',
    sender_email: 'test@email.com',
  }
  const config = { create_team_on_sign_up: true, domains, email_config }
  const changed = await change({ config })
  expect(changed.body).toMatchObject({
    display_name: 'Updated Project',
    config: { ...defaults, ...config },
  })
})

scenario('PATCH /internal/projects/current 400 SCHEMA_ERROR', async () => {
  const id = String((await owner.create()).body['id'])
  const google = { id: 'google', type: 'standard', client_id: 'client_id' }
  const wrong = {
    domains: [{ domain: 'whatever://disallowed.example.com', handler_path: '/handler' }],
    email_config: { type: 'standard' },
    oauth_providers: [{ ...google, client_secret: '' }],
  }
  for (const [field, value] of Object.entries(wrong)) {
    const body = { config: { [field]: value } }
    const response = await owner.call(id, 'PATCH', '/internal/projects/current', { body })
    expect(response.body['details']).toEqual({ message: expect.stringContaining(field) })
  }
  const { body } = await owner.call(id, 'GET', '/internal/projects/current')
  expect(body['config']).toEqual(defaults)
})

scenario('DELETE /internal/projects/current 200', async () => {
  const other = await openOwner(service, owner)
  const id = String((await other.create()).body['id'])
  const response = await other.call(id, 'DELETE', '/internal/projects/current')
  expect(response.body).toEqual({ success: true })
  expect((await listOf(other)).body['items']).toEqual([])
})
