import { describe, expect } from 'vitest'
import { openOwner } from '../support/owner.js'
import { openTestProject, signUp } from '../support/project.js'
import { scenario, OVERRIDE } from '../support/scenario.js'
import { START, setupTestService } from '../support/service.js'

const HOUR = 3_600_000
const LIFETIME = 600_000

const service = await setupTestService()
const owner = await openOwner(service)
const project = await openTestProject(service)

/** Sends a request with only these headers. */
const ask = (path: string, headers: Record<string, string>) =>
  project.call('GET', path, { access: 'none', headers })
const forProject = (access: string) => ({
  'X-Stack-Access-Type': access,
  'X-Stack-Project-Id': project.id,
})

describe('the access type', () => {
  scenario('GET /users/me 400 ACCESS_TYPE_REQUIRED', async () => {
    const { accessToken } = await signUp(project)
    const response = await ask('/users/me', { 'X-Stack-Access-Token': accessToken })
    expect(response.body).not.toHaveProperty('details')
  })

  scenario('GET /users 400 ACCESS_TYPE_REQUIRED', async () => {
    await ask('/users', {})
  })

  scenario('GET /users/me 400 INVALID_ACCESS_TYPE', async () => {
    for (const access of ['wizard', 'bogus'])
      expect((await ask('/users/me', forProject(access))).body).not.toHaveProperty('details')
  })

  scenario('GET /users/me 400 ACCESS_TYPE_WITHOUT_PROJECT_ID', async () => {
    const response = await ask('/users/me', { 'X-Stack-Access-Type': 'client' })
    expect(response.body['details']).toEqual({ request_type: 'client' })
  })

  scenario('GET /users/me 400 PROJECT_KEY_WITHOUT_ACCESS_TYPE', async () => {
    const key = project.keys.publishableClientKey ?? ''
    await ask('/users/me', {
      'X-Stack-Project-Id': project.id,
      'X-Stack-Publishable-Client-Key': key,
    })
  })
})

describe('a project key', () => {
  for (const access of ['client', 'server', 'admin'])
    scenario(`GET /users/me 401 ${access.toUpperCase()}_AUTHENTICATION_REQUIRED`, async () => {
      const response = await ask('/users/me', forProject(access))
      expect(response.body).not.toHaveProperty('details')
    })

  const askWithWrongKey = async (path: string, [access, name]: readonly [string, string]) => {
    const headers = { ...forProject(access), [`X-Stack-${name}`]: 'wrong' }
    const response = await ask(path, headers)
    expect(response.body['details']).toEqual({ project_id: project.id })
    await ask(path, { ...headers, ...OVERRIDE })
  }
  const server = ['server', 'Secret-Server-Key'] as const
  const admin = ['admin', 'Super-Secret-Admin-Key'] as const

  scenario('GET /users/me 401 INVALID_PUBLISHABLE_CLIENT_KEY', () =>
    askWithWrongKey('/users/me', ['client', 'Publishable-Client-Key']),
  )
  scenario('GET /users/me 401 INVALID_SECRET_SERVER_KEY', () =>
    askWithWrongKey('/users/me', server),
  )
  scenario('GET /users/me 401 INVALID_SUPER_SECRET_ADMIN_KEY', () =>
    askWithWrongKey('/users/me', admin),
  )
  scenario('GET /users 401 INVALID_SECRET_SERVER_KEY', () => askWithWrongKey('/users', server))
  scenario('GET /users 200 for 401 INVALID_SECRET_SERVER_KEY', () =>
    askWithWrongKey('/users', server),
  )
  scenario('GET /users 401 INVALID_SUPER_SECRET_ADMIN_KEY', () => askWithWrongKey('/users', admin))
})

describe('an access token', () => {
  const askWhenExpired = async (headers: Record<string, string> = {}) => {
    const { accessToken } = await signUp(project)
    service.clock.now = START + HOUR
    const response = await project.call('GET', '/users/me', { accessToken, headers })
    expect(response.body['details']).toEqual({ expired_at_millis: START + LIFETIME })
  }
  scenario('GET /users/me 401 ACCESS_TOKEN_EXPIRED', () => askWhenExpired())
  scenario('GET /users/me 200 for 401 ACCESS_TOKEN_EXPIRED', () => askWhenExpired(OVERRIDE))

  scenario('GET /users/me 401 INVALID_PROJECT_FOR_ACCESS_TOKEN', async () => {
    const { accessToken } = owner.user
    const response = await project.call('GET', '/users/me', { accessToken })
    expect(response.body['details']).toEqual({
      expected_project_id: project.id,
      actual_project_id: 'internal',
    })
  })
})

describe('an owner’s token', () => {
  const askWith = (token: string) =>
    ask('/users/me', { ...forProject('admin'), 'X-Stack-Admin-Access-Token': token })

  scenario('GET /users/me 401 UNPARSABLE_ADMIN_ACCESS_TOKEN', async () => {
    expect((await askWith('junk')).body).not.toHaveProperty('details')
  })

  scenario('GET /users/me 401 ADMIN_ACCESS_TOKEN_EXPIRED', async () => {
    service.clock.now = START + HOUR
    const response = await askWith(owner.user.accessToken)
    expect(response.body['details']).toEqual({ expired_at_millis: START + LIFETIME })
  })

  scenario('GET /users/me 401 ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN', async () => {
    const ofAnotherProject = await signUp(project)
    for (const { accessToken } of [owner.user, ofAnotherProject])
      expect((await askWith(accessToken)).code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  })
})
