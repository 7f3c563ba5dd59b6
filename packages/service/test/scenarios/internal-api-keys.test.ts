import { expect } from 'vitest'
import { openOwner } from '../support/owner.js'
import { scenario } from '../support/scenario.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()
const owner = await openOwner(service)

const TOMORROW = START + 86_400_000
const SECRET = '[0-9a-hjkmnp-tv-z]{45}'

const createProject = async () => String((await owner.create()).body['id'])

const create = (projectId: string, description: string, kinds: string[]) =>
  owner.call(projectId, 'POST', '/internal/api-keys', {
    body: {
      description,
      expires_at_millis: TOMORROW,
      has_publishable_client_key: kinds.includes('publishable'),
      has_secret_server_key: kinds.includes('secret'),
      has_super_secret_admin_key: kinds.includes('super secret'),
    },
  })

scenario('POST /internal/api-keys 200', async () => {
  const id = await createProject()
  const fields = {
    id: expect.any(String),
    expires_at_millis: TOMORROW,
    created_at_millis: START,
  }
  const whole = await create(id, 'whole', ['publishable', 'secret', 'super secret'])
  expect(whole.body).toEqual({
    ...fields,
    description: 'whole',
    publishable_client_key: expect.stringMatching(new RegExp(`^pck_${SECRET}$`)),
    secret_server_key: expect.stringMatching(new RegExp(`^ssk_${SECRET}$`)),
    super_secret_admin_key: expect.stringMatching(new RegExp(`^sak_${SECRET}$`)),
  })
  const secretOnly = await create(id, 'one', ['secret'])
  const secret_server_key = expect.any(String)
  expect(secretOnly.body).toEqual({ ...fields, description: 'one', secret_server_key })
  expect((await create(id, 'none', [])).body).toEqual({ ...fields, description: 'none' })
})

scenario('GET /internal/api-keys 200', async () => {
  const id = await createProject()
  const first = await create(id, 'first', ['super secret'])
  service.clock.now = START + 1
  const second = await create(id, 'second', ['publishable'])
  service.clock.now = START
  const list = await owner.call(id, 'GET', '/internal/api-keys')
  const end = (key: unknown) => ({ last_four: String(key).slice(-4) })
  const { super_secret_admin_key: admin, ...firstRest } = first.body
  const { publishable_client_key: client, ...secondRest } = second.body
  expect(list.body).toEqual({
    is_paginated: false,
    items: [
      { ...secondRest, publishable_client_key: end(client) },
      { ...firstRest, super_secret_admin_key: end(admin) },
    ],
  })
})

scenario('PATCH /internal/api-keys/{api_key_id} 200', async () => {
  const id = await createProject()
  const { body: keySet } = await create(id, 'before', ['secret'])
  const change = (body: unknown) =>
    owner.call(id, 'PATCH', `/internal/api-keys/${String(keySet['id'])}`, { body })
  expect((await change({ description: 'after' })).body).toEqual({
    ...keySet,
    description: 'after',
    secret_server_key: { last_four: String(keySet['secret_server_key']).slice(-4) },
  })
  const revoked = await change({ revoked: true })
  expect(revoked.body).toMatchObject({ description: 'after', manually_revoked_at_millis: START })
})
