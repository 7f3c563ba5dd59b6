import { inspect } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { watch } from '../../../core/test/leaks/watch.js'
import { printEveryWay } from '../../../core/test/support/print-every-way.js'
import { emails, webhookEndpoints } from '../../src/db/schema.js'
import { setOwnServer } from '../mail/own-server.js'
import { newestMail, openTestProject, signUp } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { openManagement } from '../webhooks/management-calls.js'
import { startEchoingMailServer } from './echoing-mail-server.js'

const deliveries = watch('delivery failures')
const WEEK = 604_800_000

const service = await setupTestService()
// The searches below miss a kind of secret that no test planted (LG04).
afterAll(() => expect(deliveries.missing()).toEqual([]))

const print = (values: readonly unknown[]) =>
  values.map((value) => `${inspect(value)} ${printEveryWay(value)}`).join('\n')

const ownServer = (port: number, password: string) => ({
  host: '127.0.0.1',
  port,
  username: 'acme',
  password,
  senderName: 'Acme',
  senderEmail: 'mail@acme.example',
})

it.each(['plain', 'login', 'data'] as const)(
  'logs nothing of an email server that repeats its input: %s (LG01, LG04)',
  async (until) => {
    service.clock.now = START
    const server = await startEchoingMailServer(until)
    const password = deliveries.make('SMTP password')
    const own = ownServer(server.port, password)
    const project = await openTestProject(service)
    await setOwnServer(service.ctx, project.id, own)
    const { email } = await signUp(project)
    deliveries.take('email code', (await newestMail(service, project.id, email))?.code)
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await service.deliverDue()
      service.clock.now += WEEK
    }
    const { senderName: sender_name, senderEmail: sender_email, ...rest } = own
    const tested = await project.call('POST', '/internal/send-test-email', {
      access: 'admin',
      body: {
        recipient_email: 'ada@example.com',
        email_config: { ...rest, sender_name, sender_email },
      },
    })
    const log = await project.call('GET', '/internal/emails', { access: 'admin' })
    const rows = await service.ctx.db.select().from(emails).where(eq(emails.projectId, project.id))
    const noted = rows.map(({ error }) => error)
    expect(noted).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/535|554/) as string }),
      expect.anything(),
    ])
    expect(service.reports.map(String).join()).toContain('will not be retried')
    const outputs = [tested.text, log.text, ...noted, ...service.reports]
    expect(deliveries.findIn(print(outputs))).toEqual([])
    await server.close()
  },
)

it('logs no code of a subject that an email server repeats (LG01)', async () => {
  service.clock.now = START
  const server = await startEchoingMailServer('data')
  const project = await openTestProject(service, { config: { magicLinkEnabled: true } })
  await setOwnServer(service.ctx, project.id, ownServer(server.port, 'any'))
  const request = { email: 'ada@example.com', callback_url: 'http://localhost' }
  await project.call('POST', '/auth/otp/send-sign-in-code', { body: request })
  const mail = await newestMail(service, project.id, request.email)
  deliveries.take('email code', mail?.code.slice(0, 6).toUpperCase())
  await service.deliverDue()
  const log = await project.call('GET', '/internal/emails', { access: 'admin' })
  expect(log.text).toContain('Subject: *** is your')
  expect(deliveries.findIn(print([log.text, ...service.reports]))).toEqual([])
  await server.close()
})

it('logs a failed webhook delivery without its secret (LG01)', async () => {
  service.clock.now = START
  const project = await openTestProject(service)
  const ask = await openManagement(service, project)
  const urls = ['http://127.0.0.1:1/hook', 'http://nowhere.invalid/hook']
  for (const url of urls)
    deliveries.take(
      'webhook secret',
      String((await ask('POST', '/endpoints', { url })).body['secret']),
    )
  await signUp(project)
  await service.deliverDue()
  const log = await ask('GET', '/deliveries')
  expect(log.text).toContain('ECONNREFUSED')
  await service.ctx.db.update(webhookEndpoints).set({ secretSealed: 'changed' })
  await signUp(project)
  service.reports.length = 0
  await service.deliverDue()
  expect(service.reports).toHaveLength(urls.length)
  expect(deliveries.findIn(print([log.text, ...service.reports]))).toEqual([])
})
