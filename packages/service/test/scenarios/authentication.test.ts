import { describe, expect } from 'vitest'
import { openOwner } from '../support/owner.js'
import { openTestProject, signUp } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const owner = await openOwner(service)
const project = await openTestProject(service)

/** Sends a request with only these headers, by default for the project. */
const ask = (path: string, headers: Record<string, string>) =>
  project.call('GET', path, { access: 'none', headers })

const typeOnly = (access: string) => ({ 'X-Stack-Access-Type': access })
const forProject = (access: string) => ({
  ...typeOnly(access),
  'X-Stack-Project-Id': project.id,
})

describe('an access type without a project', () => {
  for (const path of [
    '/',
    '/internal/api-keys',
    '/internal/projects',
    '/internal/projects/current',
    '/projects/current',
  ])
    scenario(`GET ${path} 400 ACCESS_TYPE_WITHOUT_PROJECT_ID`, async () => {
      for (const access of ['client', 'server', 'admin']) {
        const response = await ask(path === '/' ? '/api/v1' : path, typeOnly(access))
        expect(response.body['details']).toEqual({ request_type: access })
      }
    })
})

scenario('GET /projects/current 400 ACCESS_TYPE_REQUIRED', async () => {
  const response = await ask('/projects/current', {})
  expect(response.body).not.toHaveProperty('details')
})

scenario('GET /projects/current 400 INVALID_ACCESS_TYPE', async () => {
  const response = await ask('/projects/current', forProject('bogus'))
  expect(response.body).not.toHaveProperty('details')
})

scenario('GET /projects/current 400 PROJECT_KEY_WITHOUT_ACCESS_TYPE', async () => {
  const key = project.keys.publishableClientKey ?? ''
  await ask('/projects/current', { 'X-Stack-Publishable-Client-Key': key })
})

scenario('GET /projects/current 400 BRANCH_DOES_NOT_EXIST', async () => {
  const headers = { 'X-Stack-Branch-Id': 'nope' }
  const response = await project.call('GET', '/projects/current', { headers })
  expect(response.body['details']).toEqual({ branch_id: 'nope' })
})

describe('a missing key', () => {
  for (const access of ['client', 'server', 'admin'])
    scenario(
      `GET /projects/current 401 ${access.toUpperCase()}_AUTHENTICATION_REQUIRED`,
      async () => {
        await ask('/projects/current', forProject(access))
      },
    )

  scenario('GET / 401 SERVER_AUTHENTICATION_REQUIRED', async () => {
    const headers = { 'X-Stack-Secret-Server-Key': '', 'X-Stack-Super-Secret-Admin-Key': 'any' }
    await ask('/api/v1', { ...forProject('server'), ...headers })
  })
})

describe('a wrong key', () => {
  const wrong = [
    ['client', 'Publishable-Client-Key', 'INVALID_PUBLISHABLE_CLIENT_KEY'],
    ['server', 'Secret-Server-Key', 'INVALID_SECRET_SERVER_KEY'],
    ['admin', 'Super-Secret-Admin-Key', 'INVALID_SUPER_SECRET_ADMIN_KEY'],
  ] as const
  for (const [access, header, code] of wrong)
    scenario(`GET /projects/current 401 ${code}`, async () => {
      const headers = { ...forProject(access), [`X-Stack-${header}`]: 'wrong' }
      const response = await ask('/projects/current', headers)
      expect(response.body['details']).toEqual({ project_id: project.id })
    })

  scenario('GET / 401 INVALID_PUBLISHABLE_CLIENT_KEY', async () => {
    const headers = { ...forProject('client'), 'X-Stack-Publishable-Client-Key': 'publish-key' }
    await ask('/api/v1', headers)
  })

  scenario('GET /internal/api-keys 401 INVALID_SUPER_SECRET_ADMIN_KEY', async () => {
    const headers = { ...forProject('admin'), 'X-Stack-Super-Secret-Admin-Key': 'sak_wrong' }
    await ask('/internal/api-keys', headers)
  })
})

scenario('GET /projects/current 401 INVALID_PROJECT_FOR_ACCESS_TOKEN', async () => {
  const { accessToken } = await signUp(owner.internal)
  const response = await project.call('GET', '/projects/current', { accessToken })
  expect(response.body['details']).toEqual({
    expected_project_id: project.id,
    actual_project_id: 'internal',
  })
})

describe('an owner’s token', () => {
  scenario('GET /projects/current 401 ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN', async () => {
    await owner.call(project.id, 'GET', '/projects/current')
  })

  const overridden = { headers: { 'X-Stack-Override-Error-Status': 'true' } }
  scenario('GET / 200 for 401 ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN', async () => {
    await owner.call(project.id, 'GET', '/api/v1', overridden)
  })

  scenario(
    'GET /internal/projects/current 200 for 401 ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN',
    async () => {
      await owner.call(project.id, 'GET', '/internal/projects/current', overridden)
    },
  )

  const junk = { 'X-Stack-Admin-Access-Token': 'junk' }
  scenario('GET /projects/current 401 UNPARSABLE_ADMIN_ACCESS_TOKEN', async () => {
    await ask('/projects/current', { ...forProject('admin'), ...junk })
  })

  scenario('POST /internal/api-keys 401 UNPARSABLE_ADMIN_ACCESS_TOKEN', async () => {
    const body = { description: 'Not looked at' }
    const response = await project.call('POST', '/internal/api-keys', {
      access: 'admin',
      headers: junk,
      body,
    })
    expect(response.body).not.toHaveProperty('details')
  })
})
