import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { connect } from '../../src/db/connect.js'
import { webhookDeliveries } from '../../src/db/schema.js'
import { createDatabase } from '../support/database/database.js'
import {
  copyFirstMigrations,
  ENDPOINT,
  EVENT,
  firstRows,
} from '../support/database/first-version.js'
import { migrateAsNewer, REFUSAL } from '../support/database/newer-version.js'

const report = () => undefined

it('migrates a database of the first version and keeps its rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-versions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const databaseUrl = await createDatabase()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: await copyFirstMigrations(folder) })
  await client.query(firstRows)
  await client.end()
  const { db, close } = await connect({ databaseUrl, report })
  const deliveries = await db.select().from(webhookDeliveries)
  expect(deliveries).toMatchObject([{ eventId: EVENT, endpointId: ENDPOINT, sequence: 1 }])
  await close()
})

it('rejects a database that a newer version has migrated', async () => {
  const options = { databaseUrl: await createDatabase(), report }
  await migrateAsNewer(options)
  await expect(connect(options)).rejects.toThrow(REFUSAL)
})
