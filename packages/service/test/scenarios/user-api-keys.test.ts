import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openTestProject, signUp } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()
const config = { allowUserApiKeys: true, allowTeamApiKeys: true }
const project = await openTestProject(service, { config })
const closed = await openTestProject(service)
const user = await signUp(project)

const HOUR = 3_600_000

const create = async (fields: Record<string, unknown> = {}) => {
  const response = await project.call('POST', '/user-api-keys', {
    access: 'server',
    body: { user_id: user.id, description: 'Test API Key', expires_at_millis: null, ...fields },
  })
  return { ...response, text: String(response.body['value']), id: String(response.body['id']) }
}

const revoke = (id: string) =>
  project.call('PATCH', `/user-api-keys/${id}`, { access: 'server', body: { revoked: true } })

const check = (text: string, headers: Record<string, string> = {}) =>
  project.call('POST', '/user-api-keys/check', {
    access: 'server',
    headers,
    body: { api_key: text },
  })

const maskedKey = (key: { text: string; body: Record<string, unknown> }) => ({
  ...key.body,
  value: { last_four: key.text.slice(-4) },
})

scenario('POST /user-api-keys 200', async () => {
  const mine = await project.call('POST', '/user-api-keys', {
    accessToken: user.accessToken,
    body: { user_id: 'me', description: 'Mine', expires_at_millis: START + HOUR },
  })
  expect(mine.body).toEqual({
    id: expect.any(String),
    type: 'user',
    user_id: user.id,
    description: 'Mine',
    is_public: false,
    created_at_millis: START,
    expires_at_millis: START + HOUR,
    value: expect.stringMatching(/^sk_/),
  })
  const open = await create({ is_public: true })
  expect(open.body).toMatchObject({ is_public: true, value: expect.stringMatching(/^pk_/) })
  expect(open.body).not.toHaveProperty('expires_at_millis')
})

scenario('POST /user-api-keys 400', async () => {
  const { accessToken } = await signUp(closed)
  const body = { user_id: 'me', description: 'No', expires_at_millis: null }
  await closed.call('POST', '/user-api-keys', { accessToken, body })
})

scenario('POST /user-api-keys 403', async () => {
  const other = await signUp(project)
  const body = { user_id: other.id, description: 'No', expires_at_millis: null }
  await project.call('POST', '/user-api-keys', { accessToken: user.accessToken, body })
  const list = await project.call('GET', '/user-api-keys?user_id=me', other)
  expect(list.body['items']).toEqual([])
})

scenario('GET /user-api-keys 200', async () => {
  const owner = await signUp(project)
  const expired = await create({ user_id: owner.id, expires_at_millis: START - HOUR })
  service.clock.now = START + 1
  const revoked = await create({ user_id: owner.id })
  await revoke(revoked.id)
  service.clock.now = START
  const list = await project.call('GET', '/user-api-keys?user_id=me', owner)
  expect(list.body).toEqual({
    is_paginated: false,
    items: [{ ...maskedKey(revoked), manually_revoked_at_millis: START + 1 }, maskedKey(expired)],
  })
  const path = `/user-api-keys?user_id=${owner.id.toUpperCase()}`
  const byServer = await project.call('GET', path, { access: 'server' })
  expect(byServer.body).toEqual(list.body)
})

scenario('GET /user-api-keys 400', async () => {
  const { accessToken } = await signUp(closed)
  await closed.call('GET', '/user-api-keys?user_id=me', { accessToken })
})

scenario('GET /user-api-keys 400 SCHEMA_ERROR', async () => {
  const response = await project.call('GET', '/user-api-keys', { access: 'server' })
  expect(response.body['details']).toEqual({ message: expect.stringContaining('user_id') })
})

scenario('GET /user-api-keys 403', async () => {
  const other = await signUp(project)
  await project.call('GET', `/user-api-keys?user_id=${other.id}`, user)
})

scenario('GET /user-api-keys/{api_key_id} 200', async () => {
  const key = await create()
  const path = `/user-api-keys/${key.id}`
  const mine = await project.call('GET', `${path}?user_id=${user.id}`, user)
  const byServer = await project.call('GET', path, { access: 'server' })
  expect([mine.body, byServer.body]).toEqual([maskedKey(key), maskedKey(key)])
})

scenario('GET /user-api-keys/{api_key_id} 400 SCHEMA_ERROR', async () => {
  const { id } = await create()
  const path = `/user-api-keys/${id}?user_id=${user.id}&team_id=some-team-id`
  const response = await project.call('GET', path, user)
  expect(response.body['details']).toEqual({ message: expect.stringContaining('team_id') })
})

scenario('PATCH /user-api-keys/{api_key_id} 200', async () => {
  const key = await create()
  const path = `/user-api-keys/${key.id}?user_id=${user.id}`
  const change = (body: unknown) =>
    project.call('PATCH', path, { accessToken: user.accessToken, body })
  const renamed = await change({ description: 'test2' })
  expect(renamed.body).toEqual({ ...maskedKey(key), description: 'test2' })
  const revoked = { ...renamed.body, manually_revoked_at_millis: START }
  expect((await change({ revoked: true })).body).toEqual(revoked)
  service.clock.now = START + 1
  const again = await revoke(key.id)
  service.clock.now = START
  expect(again.body).toEqual(revoked)
})

scenario('PATCH /user-api-keys/{api_key_id} 400 SCHEMA_ERROR', async () => {
  const { id } = await create()
  const others = [{ user_id: user.id }, { team_id: randomUUID() }, { expires_at_millis: 0 }]
  await withRecordedAnswers(service, async () => {
    for (const other of [...others, { is_public: true }, { revoked: false }]) {
      const body = { description: 'Updated', ...other }
      const response = await project.call('PATCH', `/user-api-keys/${id}`, {
        accessToken: user.accessToken,
        body,
      })
      const [field = ''] = Object.keys(other)
      expect(response.body['details']).toEqual({ message: expect.stringContaining(field) })
    }
  })
})

scenario('PATCH /user-api-keys/{api_key_id} 403', async () => {
  const other = await signUp(project)
  const { id, text } = await create()
  await project.call('PATCH', `/user-api-keys/${id}?user_id=${user.id}`, {
    accessToken: other.accessToken,
    body: { description: 'No', revoked: true },
  })
  expect((await check(text)).body['description']).toBe('Test API Key')
})

scenario('POST /user-api-keys/check 200', async () => {
  const key = await create({ expires_at_millis: START + HOUR })
  expect((await check(key.text)).body).toEqual(maskedKey(key))
})

describe('an invalid key', () => {
  const bad: Record<string, () => Promise<string>> = {
    '404 API_KEY_NOT_FOUND': async () => 'sk_nothing',
    '400 WRONG_API_KEY_TYPE': async () => {
      const { body: team } = await project.call('POST', '/teams', {
        access: 'server',
        body: { display_name: 'Team' },
      })
      const { body } = await project.call('POST', '/team-api-keys', {
        access: 'server',
        body: { team_id: team['id'], description: 'Team', expires_at_millis: null },
      })
      return String(body['value'])
    },
    '401 API_KEY_REVOKED': async () => {
      const { text, id } = await create({ expires_at_millis: START - HOUR })
      await revoke(id)
      return text
    },
    '401 API_KEY_EXPIRED': async () => (await create({ expires_at_millis: START })).text,
  }
  for (const [result, make] of Object.entries(bad)) {
    const details = result.includes('WRONG')
      ? { expected_type: 'user', actual_type: 'team' }
      : undefined
    scenario(`POST /user-api-keys/check ${result}`, async () => {
      const response = await check(await make())
      expect(response.body['details']).toEqual(details)
    })
    scenario(`POST /user-api-keys/check 200 for ${result}`, async () => {
      const response = await check(await make(), { 'X-Stack-Override-Error-Status': 'true' })
      expect(response.body['details']).toEqual(details)
    })
  }
})
