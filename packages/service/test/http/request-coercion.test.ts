import { describe, expect, it } from 'vitest'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

describe('coercion', () => {
  const patch = async (accessToken: string, body: unknown) =>
    project.call('PATCH', '/users/me', { accessToken, body })

  it.each([
    [5, '5'],
    [true, 'true'],
  ])('converts %j to a string', async (display_name, text) => {
    const { accessToken } = await signUp(project)
    expect((await patch(accessToken, { display_name })).body['display_name']).toBe(text)
  })

  it.each([['false'], [0], [false]])('converts %j to false', async (otp_auth_enabled) => {
    const { accessToken } = await signUp(project)
    expect((await patch(accessToken, { otp_auth_enabled })).body['otp_auth_enabled']).toBe(false)
  })

  it.each([['true'], [1]])('converts %j to true', async (otp_auth_enabled) => {
    const mine = await openTestProject(service, { config: { magicLinkEnabled: true } })
    const { accessToken } = await signUp(mine)
    const response = await mine.call('PATCH', '/users/me', {
      accessToken,
      body: { otp_auth_enabled },
    })
    expect(response.body['otp_auth_enabled']).toBe(true)
  })

  it.each([['false'], [0]])(
    'converts %j to false for a field that can only be false',
    async (is_anonymous) => {
      const { id } = await signUp(project)
      const body = { is_anonymous }
      const response = await project.call('PATCH', `/users/${id}`, { access: 'server', body })
      expect([response.status, response.body['is_anonymous']]).toEqual([200, false])
    },
  )

  it.each([['true'], [1]])(
    'rejects %j for a field that can only be false',
    async (is_anonymous) => {
      const { id } = await signUp(project)
      const body = { is_anonymous }
      const response = await project.call('PATCH', `/users/${id}`, { access: 'server', body })
      expect(response.code).toBe('SCHEMA_ERROR')
    },
  )

  it.each([['yes'], [2], [[]], [{}]])('rejects %j as a boolean', async (otp_auth_enabled) => {
    const { accessToken } = await signUp(project)
    expect((await patch(accessToken, { otp_auth_enabled })).code).toBe('SCHEMA_ERROR')
  })

  it.each([[{}], [['x']]])('rejects %j as a string', async (display_name) => {
    const { accessToken } = await signUp(project)
    expect((await patch(accessToken, { display_name })).code).toBe('SCHEMA_ERROR')
  })
})
