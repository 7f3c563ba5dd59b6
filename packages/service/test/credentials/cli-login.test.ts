import { expect, it } from 'vitest'
import { openTestProject, signUp } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { refreshWith } from '../support/users.js'

const HOUR = 3_600_000

const service = await setupTestService()
const project = await openTestProject(service)
const { refreshToken } = await signUp(project)

const post = (path: string, body?: unknown, on = project) =>
  on.call('POST', `/auth/cli${path}`, body === undefined ? {} : { body })
const begin = async (body?: unknown) => (await post('', body)).body
const poll = (polling_code: unknown, on = project) => post('/poll', { polling_code }, on)
const complete = (login_code: unknown, refresh_token = refreshToken, on = project) =>
  post('/complete', { login_code, refresh_token }, on)

it.each([
  ['2 hours unless told otherwise', undefined, 2 * HOUR],
  ['24 hours at most', { expires_in_millis: 24 * HOUR }, 24 * HOUR],
])('keeps a CLI login for %s', async (_how, body, millis) => {
  const { polling_code, login_code, expires_at } = await begin(body)
  expect(expires_at).toBe(new Date(START + millis).toISOString())
  service.clock.now = START + millis - 1
  expect((await poll(polling_code)).body).toEqual({ status: 'waiting' })
  service.clock.now = START + millis
  expect((await poll(polling_code)).body).toEqual({ status: 'expired' })
  expect((await complete(login_code)).status).toBe(400)
})

it('reports expired before used and confirmed', async () => {
  const [used, confirmed] = [await begin(), await begin()]
  await complete(used['login_code'])
  await poll(used['polling_code'])
  await complete(confirmed['login_code'])
  service.clock.now += 2 * HOUR
  for (const { polling_code } of [used, confirmed])
    expect((await poll(polling_code)).body).toEqual({ status: 'expired' })
})

it.each([0, -1, Number.MIN_SAFE_INTEGER])(
  'creates a CLI login that is expired already: %d',
  async (expires_in_millis) => {
    const { polling_code } = await begin({ expires_in_millis })
    expect((await poll(polling_code)).body).toEqual({ status: 'expired' })
  },
)

it('rejects a login code as a polling code and the reverse', async () => {
  const { polling_code, login_code } = await begin()
  expect((await poll(login_code)).code).toBe('INVALID_POLLING_CODE')
  expect((await complete(polling_code)).status).toBe(400)
})

it('rejects the codes in another project', async () => {
  const other = await openTestProject(service)
  const { polling_code, login_code } = await begin()
  expect((await poll(polling_code, other)).code).toBe('INVALID_POLLING_CODE')
  const refused = await complete(login_code, (await signUp(other)).refreshToken, other)
  expect([refused.status, refused.code]).toEqual([400, null])
  expect((await poll(polling_code)).body).toEqual({ status: 'waiting' })
})

it('rejects an empty refresh token and an expiry of null', async () => {
  const { login_code } = await begin()
  expect((await complete(login_code, '')).code).toBe('SCHEMA_ERROR')
  expect((await post('', { expires_in_millis: null })).code).toBe('SCHEMA_ERROR')
})

it('rejects a refresh token that is not one of an active session of the project', async () => {
  const { polling_code, login_code } = await begin()
  const ended = await signUp(project)
  await project.call('DELETE', '/auth/sessions/current', { ...ended, body: {} })
  const foreign = await signUp(await openTestProject(service))
  for (const token of ['any text', ended.refreshToken, foreign.refreshToken]) {
    const response = await complete(login_code, token)
    expect([response.status, response.code]).toEqual([401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'])
  }
  expect((await poll(polling_code)).body).toEqual({ status: 'waiting' })
})

it('gives the tool no session of a user who was banned after the browser agreed', async () => {
  const { polling_code, login_code } = await begin()
  const user = await signUp(project)
  expect((await complete(login_code, user.refreshToken)).status).toBe(200)
  await project.call('POST', `/latchkey/users/${user.id}/ban`, { access: 'server', body: {} })
  const { body } = await poll(polling_code)
  const response = await refreshWith(project, String(body['refresh_token']))
  expect([response.status, response.code]).toEqual([401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'])
})
