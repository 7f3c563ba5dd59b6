import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { connect, type ConnectOptions } from '../../src/db/connect.js'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../src/db/schema.js'
import { packageFolder } from '../../src/package-folder.js'
import { startPostgres } from '../support/postgres.js'

const PROJECT = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
const REFUSAL =
  'This database belongs to a newer version of the service. Run that version, or restore a backup from before the update.'
const report = () => undefined

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-versions-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The migrations as the first version had them. */
async function firstMigrations(): Promise<string> {
  const migrationsFolder = join(folder, 'migrations')
  await cp(join(packageFolder, 'migrations'), migrationsFolder, { recursive: true })
  const path = join(migrationsFolder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  return migrationsFolder
}

it('brings a database of the first version up to date, with all that is in it', async () => {
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

/** What a newer version leaves: a migration that this one does not have. */
async function leaveAsNewer(options: ConnectOptions) {
  const { db, close } = await connect(options)
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await close()
}

describe('a database that a newer version has changed', () => {
  it('is refused, and its folder is free for that version', async () => {
    const options = { dataFolder: folder, report }
    await leaveAsNewer(options)
    for (const _again of [1, 2]) await expect(connect(options)).rejects.toThrow(REFUSAL)
  })

  it('is refused on a Postgres', async () => {
    const { databaseUrl, stop } = await startPostgres()
    onTestFinished(stop)
    await leaveAsNewer({ databaseUrl, report })
    await expect(connect({ databaseUrl, report })).rejects.toThrow(REFUSAL)
  })
})
