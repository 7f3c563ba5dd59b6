import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Context, Delivery } from '../../src/context.js'
import { emails, projects } from '../../src/db/schema.js'
import { createOutbox } from '../../src/domain/email/outbox.js'
import { sealEmailConfig } from '../../src/domain/email/email-config.js'
import { createProjectTransport } from '../../src/domain/email/transport.js'
import { createMailContext, createSender, START, writeMail } from './mail-context.js'
import { projectSmtpOf, smtpOf, startMailServer, type MailServer } from './mail-server.js'
import { setOwnServer } from './own-server.js'

const HOUR = 3_600_000
let server: MailServer
let outboxes: Delivery[] = []

const mail = await createMailContext()
const project = { ...(await createSender(mail.contextOf())), clockOffsetMillis: HOUR }
await mail.connection.db.update(projects).set({ clockOffsetMillis: HOUR })

beforeEach(async () => {
  await mail.connection.db.delete(emails)
  server = await startMailServer()
  mail.clock.now = START
  mail.reported.length = 0
})
afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.stop()))
  outboxes = []
  await server.close()
})

const withServer = (password?: string) => mail.contextOf({ smtp: smtpOf(server, password) })

function open(ctx: Context): Delivery {
  const outbox = createOutbox(ctx)
  outboxes.push(outbox)
  return outbox
}

const send = (ctx: Context, to: string) => writeMail(ctx, project, { to })

async function rowFor(to: string) {
  const rows = await mail.connection.db.select().from(emails)
  const row = rows.find(({ recipients }) => recipients[0] === to)
  if (row === undefined) throw new Error(`No mail to ${to}`)
  return row
}

describe('the outbox with an email server', () => {
  it('sends each email once, as text and HTML with a stable Message-ID', async () => {
    const ctx = withServer()
    await send(ctx, 'ada@example.com')
    const { id } = await rowFor('ada@example.com')
    const outbox = open(ctx)
    await outbox.deliverDue()
    await outbox.deliverDue()
    expect(server.received.map(({ to, from }) => [to, from])).toEqual([
      [['ada@example.com'], 'hello@acme.example'],
    ])
    const raw = server.received[0]?.raw
    expect(raw).toContain('From: Acme <hello@acme.example>')
    expect(raw).toContain(`Message-ID: <${id}@acme.example>`)
    expect(raw).toContain('Auto-Submitted: auto-generated')
    expect(raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
    expect(await rowFor('ada@example.com')).toMatchObject({
      sentAt: START + HOUR,
      nextAttemptAt: null,
      error: null,
      attempts: 1,
    })
  })

  it('sends the sign-in code in the subject and stores the subject without it', async () => {
    const ctx = withServer()
    const code = 'x7f2m9'.padEnd(45, 'y')
    await writeMail(ctx, project, { to: 'ada@example.com', template: 'magic_link', code })
    await open(ctx).deliverDue()
    expect(server.received[0]?.raw).toContain('Subject: X7F2M9 is your Acme sign-in code')
    expect((await rowFor('ada@example.com')).subject).toBe('… is your Acme sign-in code')
  })

  it('retries after a temporary rejection when the backoff is over', async () => {
    const ctx = withServer()
    server.refuseNext(451)
    await send(ctx, 'busy@example.com')
    const outbox = open(ctx)
    await outbox.deliverDue()
    expect(await rowFor('busy@example.com')).toMatchObject({
      sentAt: null,
      nextAttemptAt: START + 10_000,
      error: { message: expect.stringContaining('451') },
    })
    mail.clock.now = START + 9_999
    await outbox.deliverDue()
    expect(server.received).toHaveLength(0)
    mail.clock.now = START + 10_000
    await outbox.deliverDue()
    expect(server.received).toHaveLength(1)
    expect(await rowFor('busy@example.com')).toMatchObject({ error: null, attempts: 2 })
  })

  it('warns about the first failed attempt only, without the recipient', async () => {
    const ctx = withServer()
    await send(ctx, 'busy@example.com')
    const outbox = open(ctx)
    for (const now of [START, START + 10_000]) {
      server.refuseNext(451)
      mail.clock.now = now
      await outbox.deliverDue()
    }
    expect(await rowFor('busy@example.com')).toMatchObject({ attempts: 2, sentAt: null })
    expect(mail.reported).toEqual([
      expect.stringMatching(/could not be sent and will be retried: /),
    ])
    expect(String(mail.reported)).not.toContain('busy@example.com')
  })

  it('keeps the emails of a production service without a mail server until there is one', async () => {
    const production = {
      mode: 'production',
      publicUrl: 'https://auth.example.com',
      databaseUrl: 'postgres://latchkey@127.0.0.1/latchkey',
      encryptionKey: '0'.repeat(64),
    } as const
    const ctx = mail.contextOf(production)
    await send(ctx, 'ada@example.com')
    await open(ctx).deliverDue()
    expect(await rowFor('ada@example.com')).toMatchObject({ attempts: 1, sentAt: null })
    expect(mail.reported).toEqual([expect.stringContaining('no mail server')])

    mail.clock.now = START + 10_000
    await open(mail.contextOf({ ...production, smtp: smtpOf(server) })).deliverDue()
    expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com']])
  })

  it('gives up after a permanent rejection and reports it', async () => {
    const ctx = withServer()
    server.refuseNext(550)
    await send(ctx, 'nobody@example.com')
    const outbox = open(ctx)
    await outbox.deliverDue()
    mail.clock.now = START + 30 * HOUR
    await outbox.deliverDue()
    expect(server.received).toHaveLength(0)
    expect(await rowFor('nobody@example.com')).toMatchObject({
      sentAt: null,
      nextAttemptAt: null,
      error: { message: expect.stringContaining('550') },
      attempts: 1,
    })
    // A warning, because a mistyped address is no failure of the service.
    expect(mail.reported).toEqual([expect.stringContaining('will not be retried: ')])
  })

  it('stores no password of the email server with an error', async () => {
    const ctx = withServer('hunter2-secret')
    await send(ctx, 'ada@example.com')
    await open(ctx).deliverDue()
    const { error } = await rowFor('ada@example.com')
    expect(error?.message).toContain('535')
    expect(JSON.stringify(error)).not.toContain('hunter2')
  })

  it('sends an email whose sender stopped after claiming it', async () => {
    const ctx = withServer()
    await send(ctx, 'ada@example.com')
    const claimedUntil = START + 120_000
    await mail.connection.db.update(emails).set({ nextAttemptAt: claimedUntil, attempts: 1 })
    const outbox = open(ctx)
    await outbox.deliverDue()
    expect(server.received).toHaveLength(0)
    mail.clock.now = claimedUntil
    await outbox.deliverDue()
    expect(server.received).toHaveLength(1)
  })

  it('sends each email once from two outboxes on one database', async () => {
    const ctx = withServer()
    const addresses = Array.from({ length: 20 }, (_, index) => `user${index}@example.com`)
    for (const address of addresses) await send(ctx, address)
    const [first, second] = [open(ctx), open(withServer())]
    await Promise.all([first.deliverDue(), second.deliverDue()])
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
  })

  it('sends each email once from four outboxes and counts one attempt', async () => {
    const ctx = withServer()
    const addresses = Array.from({ length: 40 }, (_, index) => `user${index}@example.com`)
    for (const address of addresses) await send(ctx, address)
    await Promise.all([1, 2, 3, 4].map(() => open(ctx).deliverDue()))
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
    const rows = await mail.connection.db.select().from(emails)
    expect(rows.map(({ attempts, nextAttemptAt }) => [attempts, nextAttemptAt])).toEqual(
      addresses.map(() => [1, null]),
    )
    expect(mail.reported).toEqual([])
  })
})

describe('the outbox in production', () => {
  it('stores the rejection of a private host until the first email, without an unhandled rejection', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const transport = createProjectTransport(
      { ...smtpOf(server), host: '10.0.0.1' },
      { mode: 'production', publicUrl: 'https://auth.example.com', smtp: undefined },
    )
    await setImmediate()
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
    const letter = {
      id: 'a',
      to: ['ada@example.com'],
      senderName: 'Acme',
      subject: 'Hello',
      html: '',
      text: '',
    }
    await expect(transport.deliver(letter)).rejects.toThrow('The host has no public address.')
  })

  it('connects to the server of a project at public addresses only', async () => {
    const ctx = mail.contextOf()
    const own = { ...projectSmtpOf(server), host: 'localhost' }
    await setOwnServer(ctx, project.id, own)
    await writeMail(ctx, { ...project, emailConfig: sealEmailConfig(ctx.sealer, own) })
    await open({ ...ctx, config: { ...ctx.config, mode: 'production' } }).deliverDue()
    await setOwnServer(ctx, project.id, null)
    expect(server.received).toEqual([])
    expect(await rowFor('ada@example.com')).toMatchObject({
      sentAt: null,
      error: { message: 'The host has no public address.' },
    })
  })
})

describe('the outbox without an email server', () => {
  it('keeps an email in the development inbox and never sends it later', async () => {
    await send(mail.contextOf(), 'ada@example.com')
    await open(withServer()).deliverDue()
    expect(server.received).toHaveLength(0)
    expect(await rowFor('ada@example.com')).toMatchObject({ sentAt: START + HOUR, error: null })
  })
})

it('stores no link and no code in plain text', async () => {
  await send(mail.contextOf(), 'ada@example.com')
  const rows = await mail.connection.db
    .select()
    .from(emails)
    .where(eq(emails.projectId, project.id))
  expect(JSON.stringify(rows)).not.toMatch(/abc123|acme\.example/)
})
