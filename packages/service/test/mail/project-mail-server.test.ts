import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emails } from '../../src/db/schema.js'
import { senderOf } from '../../src/domain/email/sender.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { openTestService, START, type TestService } from '../support/service.js'
import { setupMailServer, smtpOf } from './mail-server.js'
import { DEAD_SERVER, setOwnServer } from './own-server.js'

const own = await setupMailServer()
const shared = await setupMailServer()
let service: TestService
let project: TestProject
beforeEach(async () => {
  own.received.length = 0
  shared.received.length = 0
  service = await openTestService({ smtp: smtpOf(shared) })
  project = await openTestProject(service, { displayName: 'Acme' })
})
afterEach(() => service.close())

const ownServer = () => ({ ...DEAD_SERVER, port: own.port, password: 'sesame' })
const log = async (of = project) => {
  const { body } = await of.call('GET', '/internal/emails', { access: 'admin' })
  return body['items'] as Record<string, unknown>[]
}

it('sends an email through the server of the project and logs it without the password', async () => {
  await setOwnServer(service.ctx, project.id, ownServer())
  const { email } = await signUp(project)
  await service.deliverDue()
  expect(shared.received).toEqual([])
  expect(own.received).toMatchObject([{ to: [email], from: 'mail@acme.example' }])
  expect(own.received[0]?.raw).toContain('From: Acme Mail <mail@acme.example>')
  const items = await log()
  expect(items).toMatchObject([
    {
      error: null,
      sender_config: {
        type: 'standard',
        host: '127.0.0.1',
        port: own.port,
        username: 'acme',
        sender_name: 'Acme Mail',
        sender_email: 'mail@acme.example',
      },
    },
  ])
  expect(JSON.stringify(items)).not.toContain('sesame')
})

// RFC 5321, section 4.1.1.1: relays reject the address 127.0.0.1, which a host without a dot in its name would send.
it.each([
  ['the host of the public URL', {}, 'auth.acme.example'],
  ['the configured name', { ehloHost: 'mail.acme.example' }, 'mail.acme.example'],
])('greets both mail servers with %s (41)', async (_what, setting, ehloHost) => {
  const smtp = { ...smtpOf(shared), ...setting }
  const named = await openTestService({ smtp, publicUrl: 'https://auth.acme.example:8443' })
  try {
    const withOwn = await openTestProject(named)
    await setOwnServer(named.ctx, withOwn.id, ownServer())
    await signUp(withOwn)
    await signUp(await openTestProject(named))
    await named.deliverDue()
    expect([own, shared].map(({ received }) => received[0]?.ehloHost)).toEqual([ehloHost, ehloHost])
  } finally {
    await named.close()
  }
})

it('sends an email through the server of the service if the project has none, in the name of the project', async () => {
  await signUp(project)
  await service.deliverDue()
  expect([own.received.length, shared.received.length]).toEqual([0, 1])
  expect(shared.received[0]?.raw).toContain('From: Acme <hello@acme.example>')
  expect(await log()).toMatchObject([
    {
      sender_config: {
        type: 'shared',
        port: shared.port,
        sender_name: 'Acme',
        sender_email: 'hello@acme.example',
      },
    },
  ])
})

it('logs a failed email and retries it through the server that the project has then', async () => {
  await setOwnServer(service.ctx, project.id, DEAD_SERVER)
  await signUp(project)
  await service.deliverDue()
  expect(await log()).toMatchObject([
    {
      sent_at_millis: START,
      error: {
        errorType: 'UNKNOWN',
        message: expect.stringContaining('ECONNREFUSED') as string,
        canRetry: true,
        rawError: expect.any(String) as string,
      },
    },
  ])
  await setOwnServer(service.ctx, project.id, ownServer())
  service.clock.now += 10_000
  await service.deliverDue()
  expect(own.received).toHaveLength(1)
  expect(await log()).toMatchObject([{ sent_at_millis: START + 10_000, error: null }])
})

it('retries an email while no server is configured', async () => {
  const bare = await openTestService()
  const lost = await openTestProject(bare)
  await setOwnServer(bare.ctx, lost.id, ownServer())
  await signUp(lost)
  await setOwnServer(bare.ctx, lost.id, null)
  await bare.deliverDue()
  expect(await log(lost)).toMatchObject([{ error: { canRetry: true } }])
  await bare.close()
})

/** A server that accepts connections and sends nothing. */
async function startSilentServer() {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    connection: once(server, 'connection'),
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

it('sends emails of a project while the server of another project does not respond', async () => {
  const silent = await startSilentServer()
  const stuck = await openTestProject(service)
  await setOwnServer(service.ctx, stuck.id, { ...DEAD_SERVER, port: silent.port })
  for (let count = 0; count < 6; count++) await signUp(stuck)
  service.clock.now += 1
  await signUp(project)
  const delivered = service.deliverDue()
  await expect.poll(() => shared.received).toHaveLength(1)
  silent.close()
  await delivered
})

it('sends waiting emails through the server that the project has set in the meantime', async () => {
  const silent = await startSilentServer()
  await setOwnServer(service.ctx, project.id, { ...DEAD_SERVER, port: silent.port })
  for (let count = 0; count < 6; count++) await signUp(project)
  const delivered = service.deliverDue()
  await silent.connection
  await setOwnServer(service.ctx, project.id, ownServer())
  silent.close()
  await delivered
  expect(own.received).toHaveLength(1)
  const sentEmails = (await log()).filter(({ error }) => error === null)
  expect(sentEmails).toMatchObject([{ sender_config: { port: own.port } }])
})

describe('a test email', () => {
  const test = (body: Record<string, unknown>) =>
    project.call('POST', '/internal/send-test-email', { access: 'admin', body })
  const config = { host: '127.0.0.1', username: 'u', sender_name: 'N', sender_email: 's@b.co' }
  const mailOf = (port: number, password = 'sesame') => ({
    recipient_email: 'ada@example.com',
    email_config: { ...config, port, password },
  })

  it('is logged and tried once, whether it succeeds or fails', async () => {
    await test(mailOf(own.port))
    service.clock.now += 1
    await test(mailOf(1))
    service.clock.now += 86_400_000
    await service.deliverDue()
    expect(own.received).toHaveLength(1)
    expect(await log()).toMatchObject([
      {
        to: ['ada@example.com'],
        error: { canRetry: false },
        sender_config: { type: 'standard', port: 1, sender_name: 'N' },
      },
      { to: ['ada@example.com'], error: null, sent_at_millis: START },
    ])
  })

  it('reports a wrong password without repeating it', async () => {
    const { body } = await test(mailOf(own.port, 'hunter2'))
    expect(body).toMatchObject({
      success: false,
      error_message: expect.stringContaining('535') as string,
    })
    expect(JSON.stringify([body, await log()])).not.toContain('hunter2')
  })

  it.each([
    ['an address that is none', { ...mailOf(1), recipient_email: 'nobody' }],
    ['a password of 257 characters', mailOf(1, 'x'.repeat(257))],
    ['an empty host', { ...mailOf(1), email_config: { ...mailOf(1).email_config, host: '' } }],
    ['a port over 65535', mailOf(65_536)],
    ['a type', { ...mailOf(1), email_config: { ...mailOf(1).email_config, type: 'standard' } }],
  ])('rejects %s', async (_what, body) => {
    expect((await test(body)).code).toBe('SCHEMA_ERROR')
  })
})

it('lists an email after its first attempt, sent or not', async () => {
  await setOwnServer(service.ctx, project.id, DEAD_SERVER)
  const { email } = await signUp(project)
  expect(await log()).toEqual([])
  await service.deliverDue()
  const refused = expect.stringContaining('ECONNREFUSED') as string
  expect(await log()).toMatchObject([{ to: [email], error: { message: refused } }])
  await setOwnServer(service.ctx, project.id, ownServer())
  service.clock.now += 3_600_000
  await service.deliverDue()
  expect(await log()).toMatchObject([{ to: [email], error: null }])
})

it('lists the 100 newest emails of the project', async () => {
  const { body } = await project.call('GET', '/internal/emails', { access: 'admin' })
  expect(body).toEqual({ items: [], is_paginated: false })
  const row = {
    projectId: project.id,
    sender: senderOf(service.ctx, { emailConfig: null, displayName: 'Acme' }),
    recipients: ['ada@example.com'],
    contentSealed: '',
  }
  const rows = Array.from({ length: 101 }, (_, index) => ({
    ...row,
    subject: `Mail ${index}`,
    createdAt: START + index,
    sentAt: START + index,
  }))
  await service.ctx.db.insert(emails).values(rows)
  const subjects = (await log()).map(({ subject }) => subject)
  expect(subjects).toHaveLength(100)
  expect([subjects[0], subjects.at(-1)]).toEqual(['Mail 100', 'Mail 1'])
  expect(await log(await openTestProject(service))).toEqual([])
})
