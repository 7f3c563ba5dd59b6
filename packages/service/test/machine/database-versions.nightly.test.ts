import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../../src/db/connect.js'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../src/db/schema.js'
import {
  copyFirstMigrations,
  ENDPOINT,
  EVENT,
  firstRows,
} from '../support/database/first-version.js'
import { migrateAsNewer, REFUSAL } from '../support/database/newer-version.js'

const report = () => undefined

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-versions-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('migrates a database of the first version and keeps its rows', async () => {
  const client = await PGlite.create(join(folder, 'postgres'))
  await migrate(drizzle(client), { migrationsFolder: await copyFirstMigrations(folder) })
  await client.exec(firstRows)
  await client.close()
  const { db, close } = await connect({ dataFolder: folder, report })
  const tables = [webhookEndpoints, webhookEvents, webhookDeliveries]
  expect(await Promise.all(tables.map((table) => db.$count(table)))).toEqual([1, 1, 1])
  const [delivery] = await db.select().from(webhookDeliveries)
  expect(delivery).toMatchObject({ eventId: EVENT, endpointId: ENDPOINT, sequence: 1 })
  await close()
})

describe('a database that a newer version has migrated', () => {
  it('is rejected, and its folder stays free for the newer version', async () => {
    const options = { dataFolder: folder, report }
    await migrateAsNewer(options)
    for (const _attempt of [1, 2]) await expect(connect(options)).rejects.toThrow(REFUSAL)
  })
})
