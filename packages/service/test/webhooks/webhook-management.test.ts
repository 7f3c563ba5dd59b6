import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BATCH } from '../../src/domain/delivery/delivery.js'
import { openOwner } from '../support/owner.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { managementWith, openManagement } from './management-calls.js'
import { startReceiver, verify, type Receiver } from './receiver.js'

const service = await setupTestService()
let receiver: Receiver
let project: TestProject
let ask: Awaited<ReturnType<typeof openManagement>>
beforeEach(async () => {
  receiver = await startReceiver()
  project = await openTestProject(service)
  ask = await openManagement(service, project)
})
afterEach(() => receiver.close())

let internal: TestProject | undefined

/** An owner of a new project. */
async function openProjectOwner() {
  const owner = await openOwner(service, internal && { internal })
  internal = owner.internal
  const projectId = String((await owner.create()).body['id'])
  const openAsOwner = async () => {
    const options = { body: {} }
    const { body } = await owner.call(projectId, 'POST', '/webhooks/svix-token', options)
    return managementWith(service, String(body['token']))
  }
  return { owner, projectId, openAsOwner }
}

const add = async (url = receiver.url) => (await ask('POST', '/endpoints', { url })).body
const list = async () => (await ask('GET', '/endpoints')).body['items']
const deliveries = async () =>
  (await ask('GET', '/deliveries')).body['items'] as Record<string, unknown>[]

describe('a webhook endpoint', () => {
  it('is created with a secret, listed, and receives events', async () => {
    const response = await ask('POST', '/endpoints', { url: receiver.url })
    expect([response.status, response.body]).toEqual([
      201,
      {
        id: expect.any(String) as string,
        url: receiver.url,
        secret: expect.stringMatching(/^whsec_/) as string,
        is_disabled: false,
        event_types: [],
        created_at_millis: START,
      },
    ])
    expect(await list()).toEqual([response.body])
    service.clock.now = Date.now()
    await signUp(project)
    await service.deliverDue()
    const [message] = receiver.received
    expect(message && verify(String(response.body['secret']), message)).toMatchObject({
      type: 'user.created',
    })
  })

  it('receives only the events that it lists, and a test in any case', async () => {
    service.clock.now = Date.now()
    ask = await openManagement(service, project)
    const event_types = ['team.created', 'user.deleted']
    const { body } = await ask('POST', '/endpoints', { url: receiver.url, event_types })
    expect(body['event_types']).toEqual(event_types)
    await signUp(project)
    // At once, so that an earlier failure of the endpoint does not delay it.
    const test = await ask('POST', `/endpoints/${String(body['id'])}/test`)
    expect(test.body).toEqual({ is_delivered: true, outcome: 'status 204' })
    await service.deliverDue()
    const messages = receiver.received.map((message) => verify(String(body['secret']), message))
    expect(messages).toEqual([{ type: 'webhook.test', data: { endpoint_id: body['id'] } }])
    await ask('PATCH', `/endpoints/${String(body['id'])}`, { event_types: ['user.created'] })
    await signUp(project)
    await service.deliverDue()
    expect(receiver.received).toHaveLength(2)
    expect((await ask('POST', `/endpoints/${randomUUID()}/test`)).status).toBe(404)
  })

  it('is in the audit log with the member who changed it, its host, and its events', async () => {
    const { owner, projectId, openAsOwner } = await openProjectOwner()
    const askAsOwner = await openAsOwner()
    const url = 'https://user:secret@hooks.example:8443/latchkey?token=secret'
    const { body } = await askAsOwner('POST', '/endpoints', { url })
    const path = `/endpoints/${String(body['id'])}`
    service.clock.now += 1
    const moved = `${url}-2`
    const change = { url: moved, event_types: ['user.created'], is_disabled: true }
    expect((await askAsOwner('PATCH', path, change)).body).toMatchObject(change)
    await askAsOwner('PATCH', path, change)
    service.clock.now += 1
    await askAsOwner('DELETE', path)
    const log = await owner.call(
      projectId,
      'GET',
      '/latchkey/audit-log?action=webhook.created,webhook.changed,webhook.deleted',
    )
    const webhook = 'hooks.example:8443'
    const events = log.body['items'] as Record<string, unknown>[]
    expect(events.map(({ action, actor, details }) => ({ action, actor, details }))).toEqual(
      [
        {
          action: 'webhook.deleted',
          changes: [{ field: 'eventTypes', before: ['user.created'], after: null }],
        },
        {
          action: 'webhook.changed',
          changes: [
            { field: 'eventTypes', before: [], after: ['user.created'] },
            { field: 'isDisabled', before: false, after: true },
            { field: 'url' },
          ],
        },
        {
          action: 'webhook.created',
          changes: [{ field: 'eventTypes', before: null, after: [] }],
        },
      ].map(({ action, changes }) => ({
        action,
        actor: { type: 'admin', id: owner.user.id, name: owner.user.email },
        details: { webhook, fields: changes.map(({ field }) => field), changes },
      })),
    )
  })

  it('needs a recent sign-in of a member to add one, to move it and to read its secret', async () => {
    const { openAsOwner } = await openProjectOwner()
    service.clock.now += 300_000
    const askAsOwner = await openAsOwner()
    const { body } = await askAsOwner('POST', '/endpoints', { url: receiver.url })
    const { secret, ...endpoint } = body
    const path = `/endpoints/${String(body['id'])}`
    expect((await askAsOwner('GET', `${path}/secret`)).body).toEqual({ secret })
    expect((await askAsOwner('GET', '/endpoints')).body['items']).toEqual([endpoint])

    service.clock.now += 300_001
    const url = `${receiver.url}/moved`
    for (const refused of [
      await askAsOwner('POST', '/endpoints', { url }),
      await askAsOwner('PATCH', path, { url }),
      await askAsOwner('GET', `${path}/secret`),
    ])
      expect([
        refused.status,
        refused.body['code'],
        refused.headers.get('x-stack-known-error'),
      ]).toEqual([403, 'RECENT_SIGN_IN_REQUIRED', 'RECENT_SIGN_IN_REQUIRED'])
    // To stop what leaves the project, a member does not have to sign in again.
    const paused = { ...endpoint, is_disabled: true, event_types: ['user.created'] }
    const change = { is_disabled: true, event_types: ['user.created'] }
    expect((await askAsOwner('PATCH', path, change)).body).toEqual(paused)
    expect((await askAsOwner('GET', '/endpoints')).body['items']).toEqual([paused])
    expect((await askAsOwner('DELETE', path)).status).toBe(200)
    expect((await askAsOwner('GET', `/endpoints/${randomUUID()}/secret`)).status).toBe(403)
  })

  it('rejects a change of nothing', async () => {
    const { id } = await add()
    expect((await ask('PATCH', `/endpoints/${String(id)}`, {})).status).toBe(400)
  })

  it('receives no events while it is disabled, and pending events afterwards', async () => {
    const { id } = await add()
    await signUp(project)
    await ask('PATCH', `/endpoints/${String(id)}`, { is_disabled: true })
    expect((await ask('POST', `/endpoints/${String(id)}/test`)).status).toBe(409)
    await signUp(project)
    await service.deliverDue()
    expect(receiver.received).toHaveLength(0)
    const { body } = await ask('PATCH', `/endpoints/${String(id)}`, { is_disabled: false })
    expect(body).toMatchObject({ id, is_disabled: false })
    await service.deliverDue()
    expect(receiver.received).toHaveLength(1)
  })

  it.each<[what: string, change: (path: string) => Promise<unknown>]>([
    ['disabled', (path) => ask('PATCH', path, { is_disabled: true })],
    ['deleted', (path) => ask('DELETE', path)],
  ])('that is %s during a delivery receives only the event in progress', async (_what, change) => {
    const { id } = await add()
    for (let count = 0; count < 3 * BATCH; count++) await signUp(project)
    receiver.beforeAnswer(() => change(`/endpoints/${String(id)}`))
    await service.deliverDue()
    expect(receiver.received).toHaveLength(BATCH)
  })

  it('is deleted with its pending deliveries', async () => {
    const { id } = await add()
    await signUp(project)
    expect((await ask('DELETE', `/endpoints/${String(id)}`)).body).toEqual({ success: true })
    await service.deliverDue()
    expect([receiver.received, await list()]).toEqual([[], []])
    expect((await ask('DELETE', `/endpoints/${String(id)}`)).status).toBe(404)
  })

  it.each(['ftp://a.example', 'javascript:alert(1)', 'a.example', '', 1])(
    'is rejected with the URL %j',
    async (url) => {
      expect((await ask('POST', '/endpoints', { url })).status).toBe(400)
    },
  )

  it('of another project is not found', async () => {
    const { id } = await add()
    await signUp(project)
    const [delivery] = await deliveries()
    const other = await openManagement(service, await openTestProject(service))
    const endpointPath = `/endpoints/${String(id)}`
    const resend = `/deliveries/${String(delivery?.['event_id'])}/${String(id)}/resend`
    expect((await other('GET', '/endpoints')).body['items']).toEqual([])
    expect((await other('GET', '/deliveries')).body['items']).toEqual([])
    expect((await other('PATCH', endpointPath, { is_disabled: true })).status).toBe(404)
    expect((await other('DELETE', endpointPath)).status).toBe(404)
    expect((await other('POST', resend)).status).toBe(404)
    expect(await list()).toHaveLength(1)
  })
})

describe('a webhook delivery', () => {
  it('is listed with its payload and its outcome', async () => {
    const { id: endpointId } = await add()
    const { id } = await signUp(project)
    expect(await deliveries()).toEqual([
      {
        event_id: expect.any(String) as string,
        endpoint_id: endpointId,
        type: 'user.created',
        data: expect.objectContaining({ id }) as unknown,
        created_at_millis: START,
        attempts: 0,
        delivered_at_millis: null,
        next_attempt_at_millis: START,
        outcome: null,
      },
    ])
  })

  it('is sent again on request', async () => {
    const { id } = await add()
    await signUp(project)
    await service.deliverDue()
    const [delivery] = await deliveries()
    const path = `/deliveries/${String(delivery?.['event_id'])}/${String(id)}/resend`
    expect((await ask('POST', path)).body).toEqual({ success: true })
    await service.deliverDue()
    const ids = receiver.received.map(({ headers }) => headers['svix-id'])
    expect(ids).toEqual([delivery?.['event_id'], delivery?.['event_id']])
  })

  it.each([204, 500])(
    'is sent again on request during an attempt that ends with %i',
    async (status) => {
      const { id } = await add()
      await signUp(project)
      const [delivery] = await deliveries()
      const path = `/deliveries/${String(delivery?.['event_id'])}/${String(id)}/resend`
      receiver.answerNext(status)
      receiver.beforeAnswer(() => ask('POST', path))
      await service.deliverDue()
      expect(receiver.received).toHaveLength(2)
      expect(await deliveries()).toMatchObject([{ attempts: 1, outcome: 'status 204' }])
    },
  )

  it('with an unknown ID is not found', async () => {
    const { id } = await add()
    const path = `/deliveries/${randomUUID()}/${String(id)}/resend`
    expect((await ask('POST', path)).status).toBe(404)
  })
})

describe('a webhook management token', () => {
  it('expires after 15 minutes on the clock of its project', async () => {
    service.clock.now = START + 899_999
    expect((await ask('GET', '/endpoints')).status).toBe(200)
    service.clock.now = START + 900_000
    expect((await ask('GET', '/endpoints')).status).toBe(401)
  })

  it.each(['', 'x', 'appsk_abc'])('is rejected if it is %j', async (token) => {
    const refused = await managementWith(service, token)('GET', '/endpoints')
    expect([refused.status, refused.code]).toEqual([401, null])
  })

  it('is rejected if it is another sealed value', async () => {
    const sealed = service.ctx.sealer.seal(
      JSON.stringify({ projectId: project.id, expiresAt: 9e15 }),
    )
    expect((await managementWith(service, sealed)('GET', '/endpoints')).status).toBe(401)
  })

  it('is issued to admin access only', async () => {
    const refused = await project.call('POST', '/webhooks/svix-token', {
      access: 'server',
      body: {},
    })
    expect(refused.code).toBe('INSUFFICIENT_ACCESS_TYPE')
  })
})

it('answers 405, 404 and preflights outside its routes', async () => {
  expect((await ask('PUT', '/endpoints')).status).toBe(405)
  expect((await ask('GET', '/nothing')).status).toBe(404)
  const preflight = await ask('OPTIONS', '/endpoints')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
})
