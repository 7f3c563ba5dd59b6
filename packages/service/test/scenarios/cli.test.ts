import { describe, expect } from 'vitest'
import { openTestProject } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'

// The recorded calls complete logins with any text.
const service = await setupTestService({ compatibility: 'june-2025' })
const project = await openTestProject(service)

// Both prefixes lead to the same calls: published command-line tools use either.
describe.each(['', '/api/latest'])('below %j', (prefix) => {
  const post = (path: string, body: unknown) =>
    project.call('POST', `${prefix}/auth/cli${path}`, { body })
  const poll = (code: unknown) => post('/poll', { polling_code: code })
  const complete = (code: unknown) =>
    post('/complete', { login_code: code, refresh_token: 'a-token' })

  scenario(`POST ${prefix}/auth/cli 200`, async () => {
    const response = await post('', { expires_in_millis: 1000 })
    expect(response.body).toEqual({
      polling_code: expect.stringMatching(/^\w{45}$/),
      login_code: expect.stringMatching(/^\w{45}$/),
      expires_at: new Date(service.clock.now + 1000).toISOString(),
    })
    expect(response.body['polling_code']).not.toBe(response.body['login_code'])
  })

  scenario(`POST ${prefix}/auth/cli/complete 200`, async () => {
    const { login_code } = (await post('', {})).body
    expect((await complete(login_code)).body).toEqual({ success: true })
  })

  scenario(`POST ${prefix}/auth/cli/complete 400`, async () => {
    expect((await complete('nope')).code).toBeNull()
  })

  scenario(`POST ${prefix}/auth/cli/poll 200`, async () => {
    const { polling_code } = (await post('', {})).body
    expect((await poll(polling_code)).body).toEqual({ status: 'waiting' })
  })

  scenario(`POST ${prefix}/auth/cli/poll 201`, async () => {
    const { polling_code, login_code } = (await post('', {})).body
    await complete(login_code)
    expect((await poll(polling_code)).body).toEqual({ status: 'success', refresh_token: 'a-token' })
    expect((await poll(polling_code)).body).toEqual({ status: 'used' })
  })

  scenario(`POST ${prefix}/auth/cli/poll 400 INVALID_POLLING_CODE`, async () => {
    await poll('nope')
  })
})

scenario('POST /auth/cli 400 SCHEMA_ERROR', async () => {
  await project.call('POST', '/auth/cli', { body: { expires_in_millis: 86_400_001 } })
})
