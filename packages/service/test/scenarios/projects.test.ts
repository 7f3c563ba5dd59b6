import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openTestProject } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service, {
  config: {
    magicLinkEnabled: true,
    allowUserApiKeys: true,
    oauthProviders: [
      { id: 'google', type: 'shared' },
      { id: 'github', type: 'shared' },
    ],
  },
})

const clientProject = () => ({
  id: project.id,
  display_name: 'Test project',
  config: {
    sign_up_enabled: true,
    credential_enabled: true,
    magic_link_enabled: true,
    passkey_enabled: false,
    client_team_creation_enabled: false,
    client_user_deletion_enabled: false,
    allow_user_api_keys: true,
    allow_team_api_keys: false,
    enabled_oauth_providers: [{ id: 'github' }, { id: 'google' }],
  },
})

scenario('GET /projects/current 200', async () => {
  const response = await project.call('GET', '/projects/current')
  expect(response.body).toEqual(clientProject())
})

scenario('GET /api/latest/projects/current 200', async () => {
  const response = await project.call('GET', '/api/latest/projects/current')
  expect(response.body).toEqual(clientProject())
})

scenario('GET /projects/{project_id}/.well-known/jwks.json 200', async () => {
  const response = await keySetOf(project.id)
  expect(response.headers.get('cache-control')).toBe('no-store, max-age=0')
  expect(response.body['keys']).toHaveLength(1)
})

scenario('GET /projects/{project_id}/.well-known/jwks.json 404', async () => {
  for (const id of [randomUUID(), 'nonsense', '9f0c6b8e-2d1a-1c3b-8e7f-0a1b2c3d4e5f']) {
    const response = await keySetOf(id)
    expect([response.status, response.code]).toEqual([404, null])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  }
})

const keySetOf = (id: string) =>
  project.call('GET', `/projects/${id}/.well-known/jwks.json`, { access: 'none' })

scenario('GET / 200', async () => {
  const responseWithoutKeys = await project.call('GET', '/api/v1', { access: 'none' })
  expect(responseWithoutKeys.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(responseWithoutKeys.text).not.toContain(project.id)
  for (const access of ['client', 'server', 'admin'] as const) {
    const response = await project.call('GET', '/api/v1', { access })
    expect(response.text).toContain(access)
    expect(response.text).toContain(project.id)
  }
})

scenario('GET / 308', async () => {
  const response = await project.call('GET', '/api/v1/')
  expect(response.headers.get('location')).toBe('/api/v1')
})

scenario('GET / 400 SCHEMA_ERROR', async () => {
  const response = await project.call('GET', '/api/v1?extra=param', { access: 'none' })
  expect(response.body['details']).toEqual({ message: expect.stringContaining('extra') })
})

scenario('GET /health 200', async () => {
  const response = await service.fetch(new Request('http://localhost:4710/health'))
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ status: 'ok' })
})

scenario('POST /check-feature-support 200', async () => {
  const ask = (body?: unknown) =>
    project.call('POST', '/check-feature-support', { access: 'none', body })
  const named = await ask({ feature_name: 'some-feature' })
  expect(named.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(named.text).toContain('some-feature')
  for (const body of [{ name: 'x' }, 'null', '[]', undefined]) {
    const response = await ask(body)
    expect([response.status, response.text]).toEqual([200, expect.stringContaining('This feature')])
  }
})
