import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connect } from '../../src/db/connect.js'
import { createDatabase } from '../support/database/database.js'
import { migrateAsNewer, REFUSAL } from '../support/database/newer-version.js'
import {
  readStoredDatabases,
  STORED_DATA,
  useStoredDatabase,
} from '../support/database/stored-database.js'

const report = () => undefined

describe('connect', () => {
  it('migrates the database of each earlier version, in which its users can sign in', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-versions-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const { migrationsFolder, rows } of await readStoredDatabases(folder)) {
      const databaseUrl = await createDatabase()
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      await migrate(drizzle(client), { migrationsFolder })
      await client.query(rows)
      await client.end()
      expect(await useStoredDatabase({ databaseUrl })).toEqual(STORED_DATA)
    }
  })

  it('rejects a database that a newer version has migrated', async () => {
    const options = { databaseUrl: await createDatabase(), report }
    await migrateAsNewer(options)
    await expect(connect(options)).rejects.toThrow(REFUSAL)
  })
})
