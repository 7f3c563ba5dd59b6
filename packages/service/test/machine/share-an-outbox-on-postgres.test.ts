import { afterAll, beforeAll, expect, it } from 'vitest'
import { emails } from '../../src/db/schema.js'
import { createOutbox } from '../../src/mail/outbox.js'
import { startPostgres, type Postgres } from '../support/postgres.js'
import {
  createMailContext,
  createSender,
  writeMail,
  type MailContext,
} from '../mail/mail-context.js'
import { smtpOf, startMailServer, type MailServer } from '../mail/mail-server.js'

let postgres: Postgres
let server: MailServer
let mail: MailContext

beforeAll(async () => {
  postgres = await startPostgres()
  server = await startMailServer()
  mail = await createMailContext(postgres.databaseUrl)
})
afterAll(async () => {
  await mail.close()
  await server.close()
  await postgres.stop()
})

it('sends each mail once, however many outboxes look at the same moment', async () => {
  const ctx = mail.contextOf({ smtp: smtpOf(server) })
  const project = await createSender(ctx)
  const addresses = Array.from({ length: 40 }, (_, index) => `user${index}@example.com`)
  for (const to of addresses) await writeMail(ctx, project, { to })
  const outboxes = [1, 2, 3, 4].map(() => createOutbox(ctx))
  await Promise.all(outboxes.map((outbox) => outbox.deliverDue()))
  await Promise.all(outboxes.map((outbox) => outbox.stop()))
  expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
  const rows = await mail.connection.db.select().from(emails)
  expect(rows.map(({ attempts, nextAttemptAt }) => [attempts, nextAttemptAt])).toEqual(
    addresses.map(() => [1, null]),
  )
  expect(mail.reported).toEqual([])
})
