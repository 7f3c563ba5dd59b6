import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '../support/database/database.js'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  readResponse,
  requestOf,
  signUp,
  type TestProject,
} from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'

const encryptionKey = randomBytes(32).toString('hex')
let services: TestService[] = []

beforeAll(async () => {
  const databaseUrl = await createDatabase()
  const projects = [{ id: 'internal', displayName: 'Internal' }]
  // Both start at once and try to create the tables and the project.
  const open = () => openTestService({ databaseUrl, encryptionKey, projects })
  services = await Promise.all([open(), open()])
})
afterAll(() => Promise.all(services.map((service) => service.close())))

function both(): [TestService, TestService] {
  const [first, second] = services
  if (first === undefined || second === undefined) throw new Error('The services did not start.')
  return [first, second]
}

/** Calls the same project through another service. */
const through = (service: TestService, project: TestProject): TestProject => ({
  ...project,
  call: async (method, path, { accessToken = '', body } = {}) => {
    const headers = {
      'X-Stack-Project-Id': project.id,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': project.keys.publishableClientKey ?? '',
      'X-Stack-Access-Token': accessToken,
    }
    return readResponse(await service.fetch(requestOf(method, path, { headers, body })))
  },
})

it('serve a user from sign-up to sign-out, with any of them responding', async () => {
  const [first, second] = both()
  const project = await openTestProject(first)
  const elsewhere = through(second, project)
  const user = await signUp(project)

  const duplicate = {
    email: user.email,
    password: PASSWORD,
    verification_callback_url: 'http://localhost',
  }
  const again = await elsewhere.call('POST', '/auth/password/sign-up', { body: duplicate })
  expect(again.code).toBe('USER_EMAIL_ALREADY_EXISTS')

  const mail = await newestMail(second, project.id, user.email)
  const verified = await elsewhere.call('POST', '/contact-channels/verify', {
    body: { code: mail?.code },
  })
  expect(verified.body).toEqual({ success: true })
  const reused = await project.call('POST', '/contact-channels/verify', {
    body: { code: mail?.code },
  })
  expect(reused.code).toBe('VERIFICATION_CODE_ALREADY_USED')

  const grant = {
    grant_type: 'refresh_token',
    refresh_token: user.refreshToken,
    client_id: project.id,
    client_secret: project.keys.publishableClientKey,
  }
  const refreshed = await elsewhere.call('POST', '/auth/oauth/token', { body: grant })
  const accessToken = String(refreshed.body['access_token'])
  const me = await project.call('GET', '/users/me', { accessToken })
  expect(me.body).toMatchObject({
    id: user.id,
    primary_email_verified: true,
    client_metadata: null,
  })

  const body = { client_metadata: ['1', { b: 1, a: null }] }
  const changed = await elsewhere.call('PATCH', '/users/me', { accessToken, body })
  expect(changed.body).toMatchObject(body)

  expect((await project.call('DELETE', '/auth/sessions/current', { accessToken })).status).toBe(200)
  const ended = await elsewhere.call('POST', '/auth/oauth/token', { body: grant })
  expect(ended.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  expect([...first.reports, ...second.reports]).toEqual([])
})

it('create one user for concurrent sign-ups with the same email address', async () => {
  const [first, second] = both()
  const project = await openTestProject(first)
  const body = {
    email: 'race@example.com',
    password: PASSWORD,
    verification_callback_url: 'http://localhost',
  }
  const responses = await Promise.all(
    [project, through(second, project), project, through(second, project)].map((client) =>
      client.call('POST', '/auth/password/sign-up', { body }),
    ),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(3)
})

it('seed a project once if both start concurrently', async () => {
  const responses = await Promise.all(
    services.map(async (service) =>
      readResponse(
        await service.fetch(requestOf('GET', '/projects/internal/.well-known/jwks.json', {})),
      ),
    ),
  )
  expect(responses[0]?.body['keys']).toHaveLength(1)
  expect(responses[1]?.body).toEqual(responses[0]?.body)
})

it('count the calls that a fault plan affects together', async () => {
  const [first, second] = both()
  const project = await openTestProject(first)
  const plan = { route: 'GET /projects/current', times: 3, fault: { kind: 'status', status: 503 } }
  const url = `http://localhost:4710/dev/api/projects/${project.id}/faults`
  await second.fetch(new Request(url, { method: 'POST', body: JSON.stringify(plan) }))
  const elsewhere = through(second, project)
  const responses = await Promise.all(
    [project, elsewhere, project, elsewhere, project, elsewhere, project, elsewhere].map((client) =>
      client.call('GET', '/projects/current'),
    ),
  )
  expect(responses.filter(({ status }) => status === 503)).toHaveLength(3)
})
