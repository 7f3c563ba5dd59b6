import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../../src/db/connect.js'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../src/db/schema.js'
import { packageFolder } from '../../src/package-folder.js'
import { migrateAsNewer, REFUSAL } from '../support/newer-version.js'

const PROJECT = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
const report = () => undefined

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-versions-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Copies the migrations that the first version had; returns their folder. */
async function firstMigrations(): Promise<string> {
  const migrationsFolder = join(folder, 'migrations')
  await cp(join(packageFolder, 'migrations'), migrationsFolder, { recursive: true })
  const path = join(migrationsFolder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  return migrationsFolder
}

it('migrates a database of the first version and keeps its rows', async () => {
  const client = await PGlite.create(join(folder, 'postgres'))
  await migrate(drizzle(client), { migrationsFolder: await firstMigrations() })
  const ids = ['1c8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d', '2c8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d']
  await client.exec(`
    insert into projects (id, display_name, config, oauth_providers, created_at)
      values ('${PROJECT}', 'Kept', '{}', '[]', 1);
    insert into webhook_endpoints (id, project_id, url, secret_sealed, created_at)
      values ('${ids[0]}', '${PROJECT}', 'http://a.example', '', 1);
    insert into webhook_events (id, project_id, type, data, created_at)
      values ('${ids[1]}', '${PROJECT}', 'team.deleted', '{}', 1);
    insert into webhook_deliveries (event_id, endpoint_id) values ('${ids[1]}', '${ids[0]}')`)
  await client.close()
  const { db, close } = await connect({ dataFolder: folder, report })
  const tables = [webhookEndpoints, webhookEvents, webhookDeliveries]
  expect(await Promise.all(tables.map((table) => db.$count(table)))).toEqual([1, 1, 1])
  const [delivery] = await db.select().from(webhookDeliveries)
  expect(delivery).toMatchObject({ eventId: ids[1], endpointId: ids[0], sequence: 1 })
  await close()
})

describe('a database that a newer version has migrated', () => {
  it('is rejected, and its folder stays free for the newer version', async () => {
    const options = { dataFolder: folder, report }
    await migrateAsNewer(options)
    for (const _attempt of [1, 2]) await expect(connect(options)).rejects.toThrow(REFUSAL)
  })
})
