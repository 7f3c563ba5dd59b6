import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { openTestProject, PASSWORD, signUp, type TestUser } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

type Listed = { id: string; is_current_session: boolean }[]
const sessionsOf = async (user: TestUser): Promise<Listed> => {
  const response = await project.call('GET', '/auth/sessions?user_id=me', user)
  return response.body['items'] as Listed
}
const signInAgain = ({ email }: TestUser) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: PASSWORD } })

describe('the current session', () => {
  const signOut = (accessToken?: string) =>
    project.call('DELETE', '/auth/sessions/current', {
      body: {},
      ...(accessToken !== undefined && { accessToken }),
    })

  scenario('DELETE /auth/sessions/current 200', async () => {
    const { accessToken } = await signUp(project)
    expect((await signOut(accessToken)).body).toEqual({ success: true })
  })
  scenario('DELETE /auth/sessions/current 401 ACCESS_TOKEN_EXPIRED', async () => {
    const response = await signOut()
    expect(response.body['details']).toEqual({ expired_at_millis: service.clock.now })
  })
  scenario('DELETE /auth/sessions/current 401 REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', async () => {
    const { accessToken } = await signUp(project)
    await signOut(accessToken)
    await signOut(accessToken)
  })
})

describe('listing', () => {
  scenario('GET /auth/sessions 200', async () => {
    const user = await signUp(project)
    service.clock.now += 1000
    await signInAgain(user)
    const response = await project.call('GET', '/auth/sessions?user_id=me', user)
    const shared = { user_id: user.id, is_impersonation: false, id: expect.any(String) }
    const [newer, older] = [service.clock.now, service.clock.now - 1000]
    expect(response.body).toEqual({
      is_paginated: false,
      items: [
        { ...shared, created_at: newer, last_used_at: newer, is_current_session: false },
        { ...shared, created_at: older, last_used_at: older, is_current_session: true },
      ],
    })
  })
  scenario('GET /auth/sessions 400 SCHEMA_ERROR', async () => {
    await project.call('GET', '/auth/sessions', { access: 'server' })
  })
  scenario('GET /auth/sessions 403', async () => {
    await project.call('GET', `/auth/sessions?user_id=${randomUUID()}`, await signUp(project))
  })
})

describe('ending another session', () => {
  scenario('DELETE /auth/sessions/{id} 200', async () => {
    const user = await signUp(project)
    await signInAgain(user)
    const other = (await sessionsOf(user)).find((session) => !session.is_current_session)
    await project.call('DELETE', `/auth/sessions/${other?.id}?user_id=me`, user)
    expect(await sessionsOf(user)).toEqual([expect.objectContaining({ is_current_session: true })])
  })
  for (const at of ['400', '200 for 400'])
    scenario(`DELETE /auth/sessions/{id} ${at} CANNOT_DELETE_CURRENT_SESSION`, async () => {
      const user = await signUp(project)
      const [current] = await sessionsOf(user)
      const headers = { 'X-Stack-Override-Error-Status': 'true' }
      await project.call('DELETE', `/auth/sessions/${current?.id}?user_id=me`, {
        accessToken: user.accessToken,
        headers: at === '400' ? {} : headers,
      })
      expect(await sessionsOf(user)).toHaveLength(1)
    })
})

describe('made by a server', () => {
  const create = (body: Record<string, unknown>) =>
    project.call('POST', '/auth/sessions', { access: 'server', body })

  scenario('POST /auth/sessions 200', async () => {
    const { id } = await signUp(project)
    const response = await create({ user_id: id })
    expect(response.body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^\w{45}$/),
    })
    const accessToken = String(response.body['access_token'])
    expect((await project.call('GET', '/users/me', { accessToken })).body['id']).toBe(id)
  })
  scenario('POST /auth/sessions 400 SCHEMA_ERROR', async () => {
    const { id } = await signUp(project)
    await create({ user_id: id, expires_in_millis: 31_708_800_001 })
  })
})

describe('refreshing by header', () => {
  const PATH = '/auth/sessions/current/refresh'
  const refresh = (headers: Record<string, string>) => project.call('POST', PATH, { headers })

  scenario(`POST ${PATH} 200`, async () => {
    const { refreshToken } = await signUp(project)
    const response = await refresh({ 'X-Stack-Refresh-Token': refreshToken })
    expect(response.body).toEqual({ access_token: expect.any(String) })
  })
  scenario(`POST ${PATH} 400 BODY_PARSING_ERROR`, async () => {
    await refresh({ 'Content-Type': 'application/json' })
  })
  scenario(`POST ${PATH} 400 SCHEMA_ERROR`, async () => {
    await refresh({})
  })
  scenario(`POST ${PATH} 401 REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED`, async () => {
    await refresh({ 'X-Stack-Refresh-Token': 'x'.repeat(45) })
  })
})
