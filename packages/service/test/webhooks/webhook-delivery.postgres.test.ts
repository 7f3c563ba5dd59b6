import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWebhookDelivery } from '../../src/domain/webhooks/deliver.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { openManagement } from './management-calls.js'
import { startReceiver, verify, type Receiver } from './receiver.js'

const MINUTE = 60_000
// Secrets have at least 24 bytes.
const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`

const service = await setupTestService()
let receiver: Receiver
let project: TestProject
beforeEach(async () => {
  receiver = await startReceiver()
  // Receivers reject messages with another time.
  service.clock.now = Date.now()
  project = await openTestProject(service, { webhooks: [{ url: receiver.url, secret: SECRET }] })
})
afterEach(() => receiver.close())

const deliveries = async () => {
  const ask = await openManagement(service, project)
  return (await ask('GET', '/deliveries')).body['items'] as Record<string, unknown>[]
}

it('sends each event once with a valid signature', async () => {
  const { id } = await signUp(project)
  await service.deliverDue()
  await service.deliverDue()
  const messages = receiver.received.map((message) => verify(SECRET, message))
  expect(messages).toEqual([
    { type: 'user.created', data: expect.objectContaining({ id }) as unknown },
  ])
  expect(receiver.received[0]?.headers['content-type']).toBe('application/json')
  expect(await deliveries()).toMatchObject([
    { type: 'user.created', attempts: 1, outcome: 'status 204', next_attempt_at_millis: null },
  ])
})

it('signs so that verification fails with another body or another secret', async () => {
  await signUp(project)
  await service.deliverDue()
  const [message] = receiver.received
  if (message === undefined) throw new Error('Nothing was told.')
  expect(() => verify(SECRET, { ...message, body: `${message.body} ` })).toThrow(
    'No matching signature',
  )
  const other = `whsec_${Buffer.alloc(24, 2).toString('base64')}`
  expect(() => verify(other, message)).toThrow('No matching signature')
})

it.each([500, 404, 302])('retries after status %i with the same ID and a delay', async (status) => {
  receiver.answerNext(status)
  await signUp(project)
  await service.deliverDue()
  service.clock.now += 4_999
  await service.deliverDue()
  expect(receiver.received).toHaveLength(1)
  expect(await deliveries()).toMatchObject([
    { delivered_at_millis: null, outcome: `status ${status}` },
  ])
  service.clock.now += 1
  await service.deliverDue()
  expect(receiver.received).toHaveLength(2)
  const ids = receiver.received.map(({ headers }) => headers['svix-id'])
  expect(ids[0]).toBe(ids[1])
  for (const message of receiver.received) verify(SECRET, message)
})

it('gives up after seven attempts', async () => {
  receiver.answerNext(...Array.from({ length: 20 }, () => 500))
  await signUp(project)
  for (let count = 0; count < 20; count++) {
    await service.deliverDue()
    service.clock.now += 301 * MINUTE
  }
  expect(receiver.received).toHaveLength(7)
  expect(await deliveries()).toMatchObject([{ attempts: 7, next_attempt_at_millis: null }])
})

it('sends events to other endpoints if one endpoint does not respond', async () => {
  const dead = { url: 'http://127.0.0.1:1/' }
  project = await openTestProject(service, {
    webhooks: [dead, { url: receiver.url, secret: SECRET }],
  })
  await signUp(project)
  await service.deliverDue()
  expect(receiver.received).toHaveLength(1)
  expect((await deliveries()).map(({ outcome }) => String(outcome)).toSorted()).toEqual([
    expect.stringContaining('ECONNREFUSED') as string,
    'status 204',
  ])
})

it('sends events one at a time in the order of their creation', async () => {
  project = await openTestProject(service, {
    config: { createTeamOnSignUp: true },
    webhooks: [{ url: receiver.url, secret: SECRET }],
  })
  const ids: string[] = []
  for (let count = 0; count < 6; count++) ids.push((await signUp(project)).id)
  await service.deliverDue()
  const events = receiver.received.map(
    (message) => verify(SECRET, message) as { type: string; data: object },
  )
  expect(events.map(({ type }) => type)).toEqual(
    ids.flatMap(() => ['team.created', 'user.created']),
  )
  const users = events.filter(({ type }) => type === 'user.created')
  expect(users).toMatchObject(ids.map((id) => ({ data: { id } })))
  expect(receiver.maxConcurrency()).toBe(1)
})

it('sends later events while an earlier one waits for its retry', async () => {
  receiver.answerNext(500)
  await signUp(project)
  await service.deliverDue()
  const { id } = await signUp(project)
  await service.deliverDue()
  expect(verify(SECRET, receiver.received[1]!)).toMatchObject({ data: { id } })
  expect(await deliveries()).toMatchObject([{ outcome: 'status 204' }, { outcome: 'status 500' }])
})

it('sends no event of a transaction that was rolled back and none of other projects', async () => {
  const { email } = await signUp(project)
  await expect(signUp(project, { email })).rejects.toThrow('USER_EMAIL_ALREADY_EXISTS')
  await signUp(await openTestProject(service))
  await service.deliverDue()
  expect(receiver.received).toHaveLength(1)
})

it('sends each event once if two services share the database', async () => {
  const users = 12
  for (let count = 0; count < users; count++) await signUp(project)
  const second = createWebhookDelivery(service.ctx)
  await Promise.all([service.deliverDue(), second.deliverDue()])
  await second.stop()
  const ids = receiver.received.map(({ headers }) => headers['svix-id'])
  expect([ids.length, new Set(ids).size]).toEqual([users, users])
})

it('rejects private addresses in production', async () => {
  const { ctx } = service
  await signUp(project)
  const config = { ...ctx.config, mode: 'production' as const }
  await createWebhookDelivery({ ...ctx, config }).deliverDue()
  expect(receiver.received).toEqual([])
  expect(await deliveries()).toMatchObject([
    { outcome: 'The host has no public address.', delivered_at_millis: null },
  ])
})

it('sends events of other projects while the receivers of ten projects do not respond (R6)', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  for (let index = 0; index < 10; index++)
    await signUp(await openTestProject(service, { webhooks: [{ url }] }))
  await signUp(project)
  const delivery = createWebhookDelivery(service.ctx)
  delivery.start()
  await expect.poll(() => receiver.received).toHaveLength(1)
  await delivery.stop(AbortSignal.abort())
  silent.closeAllConnections()
  await new Promise((resolve) => silent.close(resolve))
})

it('stores secrets sealed', async () => {
  const rows = await service.ctx.db.query.webhookEndpoints.findMany()
  expect(JSON.stringify(rows)).not.toContain('whsec_')
})
