import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { projectKeys } from '../../src/db/schema.js'
import { openTestProject, readResponse, signUp } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)
const other = await openTestProject(service)
const accessToken = (await signUp(project)).accessToken

/** Header names without their prefix. */
type HeaderFields = Record<string, string>

async function ask(headerFields: HeaderFields, path = '/projects/current', init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(headerFields)) headers.set(`X-Stack-${name}`, value)
  const url = `http://localhost:4710/api/v1${path}`
  return readResponse(await service.fetch(new Request(url, { ...init, headers })))
}

const client = (): HeaderFields => ({
  'Access-Type': 'client',
  'Project-Id': project.id,
  'Publishable-Client-Key': project.keys.publishableClientKey ?? '',
})

describe('the access type', () => {
  it.each([
    'Publishable-Client-Key',
    'Secret-Server-Key',
    'Super-Secret-Admin-Key',
    'Admin-Access-Token',
  ])('is required with %s', async (name) => {
    const response = await ask({ [name]: 'some-key', 'Project-Id': project.id })
    expect([response.status, response.code]).toEqual([400, 'PROJECT_KEY_WITHOUT_ACCESS_TYPE'])
  })

  it('is required before an unreadable access token is checked', async () => {
    const response = await ask({ 'Access-Token': 'garbage' })
    expect([response.status, response.code]).toEqual([400, 'ACCESS_TYPE_REQUIRED'])
  })

  it('is missing if it is empty', async () => {
    const response = await ask({ 'Access-Type': '', 'Publishable-Client-Key': '' })
    expect(response.code).toBe('ACCESS_TYPE_REQUIRED')
  })

  it.each(['wizard', 'CLIENT'])('is rejected if it is %s', async (type) => {
    const response = await ask({ ...client(), 'Access-Type': type })
    expect([response.status, response.code]).toEqual([400, 'INVALID_ACCESS_TYPE'])
    expect(response.body).not.toHaveProperty('details')
  })

  it.each(['client', 'server', 'admin'])('%s requires a project ID', async (type) => {
    const response = await ask({ 'Access-Type': type, 'Publishable-Client-Key': 'x' })
    expect([response.status, response.code]).toEqual([400, 'ACCESS_TYPE_WITHOUT_PROJECT_ID'])
    expect(response.body['details']).toEqual({ request_type: type })
  })

  it('is rejected with the supported types if the call does not support it', async () => {
    const response = await project.call('GET', '/users')
    expect([response.status, response.code]).toEqual([401, 'INSUFFICIENT_ACCESS_TYPE'])
    expect(response.body['details']).toEqual({
      actual_access_type: 'client',
      allowed_access_types: ['server', 'admin'],
    })
  })
})

describe('a project key', () => {
  const rows = [
    [
      'client',
      'Publishable-Client-Key',
      'CLIENT_AUTHENTICATION_REQUIRED',
      'INVALID_PUBLISHABLE_CLIENT_KEY',
    ],
    ['server', 'Secret-Server-Key', 'SERVER_AUTHENTICATION_REQUIRED', 'INVALID_SECRET_SERVER_KEY'],
    [
      'admin',
      'Super-Secret-Admin-Key',
      'ADMIN_AUTHENTICATION_REQUIRED',
      'INVALID_SUPER_SECRET_ADMIN_KEY',
    ],
  ] as const

  it.each(rows)('grants %s access to its project', async (access) => {
    expect((await project.call('GET', '/projects/current', { access })).status).toBe(200)
  })

  it.each(rows)('is required for %s access, also if it is empty', async (type, name, missing) => {
    for (const headerFields of [{}, { [name]: '' }]) {
      const response = await ask({ 'Access-Type': type, 'Project-Id': project.id, ...headerFields })
      expect([response.status, response.code]).toEqual([401, missing])
    }
  })

  it.each(rows)(
    'for %s access is rejected if it is wrong or of another project',
    async (type, name, _missing, wrong) => {
      const foreign = Object.values(other.keys)
      for (const key of ['wrong', ...foreign]) {
        const response = await ask({
          'Access-Type': type,
          'Project-Id': project.id,
          [name]: key ?? '',
        })
        expect([response.status, response.code]).toEqual([401, wrong])
        expect(response.body['details']).toEqual({ project_id: project.id })
      }
    },
  )

  it('is rejected for another access type', async () => {
    const headerFields = {
      'Access-Type': 'server',
      'Project-Id': project.id,
      'Super-Secret-Admin-Key': project.keys.superSecretAdminKey ?? '',
    }
    expect((await ask(headerFields)).code).toBe('SERVER_AUTHENTICATION_REQUIRED')
    const asServer = {
      ...headerFields,
      'Secret-Server-Key': project.keys.publishableClientKey ?? '',
    }
    expect((await ask(asServer)).code).toBe('INVALID_SECRET_SERVER_KEY')
  })

  it('is rejected for an unknown project', async () => {
    const id = randomUUID()
    const response = await ask({ ...client(), 'Project-Id': id })
    expect([response.status, response.code]).toEqual([401, 'INVALID_PUBLISHABLE_CLIENT_KEY'])
    expect(response.body['details']).toEqual({ project_id: id })
  })

  it.each([{ expiresAt: START }, { revokedAt: START }])(
    'is rejected after the change %j',
    async (change) => {
      const mine = await openTestProject(service)
      expect((await mine.call('GET', '/projects/current')).status).toBe(200)
      await service.ctx.db.update(projectKeys).set(change).where(eq(projectKeys.projectId, mine.id))
      const response = await mine.call('GET', '/projects/current')
      expect([response.status, response.code]).toEqual([401, 'INVALID_PUBLISHABLE_CLIENT_KEY'])
    },
  )

  it('is checked for public calls and unknown paths too', async () => {
    const headerFields = { ...client(), 'Publishable-Client-Key': 'wrong' }
    expect((await ask(headerFields, '')).code).toBe('INVALID_PUBLISHABLE_CLIENT_KEY')
    expect((await ask(headerFields, '/nowhere')).code).toBe('INVALID_PUBLISHABLE_CLIENT_KEY')
  })
})

describe('an access token', () => {
  it.each(['garbage', 'undefined', 'a.b.c'])('is checked before the keys: %s', async (token) => {
    const response = await ask({ ...client(), 'Publishable-Client-Key': '', 'Access-Token': token })
    expect([response.status, response.code]).toEqual([401, 'UNPARSABLE_ACCESS_TOKEN'])
  })

  it('of another project is rejected with both project IDs', async () => {
    const response = await other.call('GET', '/users/me', { accessToken })
    expect([response.status, response.code]).toEqual([401, 'INVALID_PROJECT_FOR_ACCESS_TOKEN'])
    expect(response.body['details']).toEqual({
      expected_project_id: other.id,
      actual_project_id: project.id,
    })
  })

  it('is missing if it is empty', async () => {
    const response = await project.call('GET', '/users/me', { accessToken: '' })
    expect(response.code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
  })

  it('expires on the clock of its project', async () => {
    const mine = await openTestProject(service)
    const user = await signUp(mine)
    service.clock.now = START + 599_999
    expect((await mine.call('GET', '/users/me', user)).status).toBe(200)
    service.clock.now = START + 600_000
    const response = await mine.call('GET', '/users/me', user)
    service.clock.now = START
    expect([response.status, response.code]).toEqual([401, 'ACCESS_TOKEN_EXPIRED'])
    expect(response.body['details']).toEqual({ expired_at_millis: START + 600_000 })
  })
})

describe('the order of the checks', () => {
  it('reads the body before any credential', async () => {
    const init = { method: 'POST', body: '{oops', headers: { 'Content-Type': 'application/json' } }
    const response = await ask({ 'Access-Type': 'wizard' }, '/auth/password/sign-in', init)
    expect([response.status, response.code]).toEqual([400, 'BODY_PARSING_ERROR'])
  })

  it('checks the branch after the key', async () => {
    const headerFields = { ...client(), 'Branch-Id': 'nope' }
    const response = await ask(headerFields)
    expect([response.status, response.code]).toEqual([400, 'BRANCH_DOES_NOT_EXIST'])
    expect(response.body['details']).toEqual({ branch_id: 'nope' })
    expect((await ask({ ...headerFields, 'Branch-Id': 'main' })).status).toBe(200)
    const wrong = { ...headerFields, 'Publishable-Client-Key': 'wrong' }
    expect((await ask(wrong)).code).toBe('INVALID_PUBLISHABLE_CLIENT_KEY')
  })

  it('checks the schema last', async () => {
    const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
    const wrong = { ...client(), 'Publishable-Client-Key': 'wrong' }
    const path = '/auth/password/sign-in'
    expect((await ask(wrong, path, init)).code).toBe('INVALID_PUBLISHABLE_CLIENT_KEY')
    expect((await ask(client(), path, init)).code).toBe('SCHEMA_ERROR')
  })
})
