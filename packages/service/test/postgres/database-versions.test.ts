import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { connect } from '../../src/db/connect.js'
import { readMigrations } from '../../src/db/migration-files.js'
import { migrateInSteps } from '../../src/db/migrate-in-steps.js'
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
    for (const { migrations, rows } of await readStoredDatabases()) {
      const databaseUrl = await createDatabase()
      const client = new Client({ connectionString: databaseUrl })
      await migrateInSteps(databaseUrl, { migrations, report, startLimitSeconds: 60 })
      await client.connect()
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

  it('rejects a database of a version before the first release, which began with another migration', async () => {
    const databaseUrl = await createDatabase()
    const migrations = (await readMigrations()).map((migration, index) => ({
      ...migration,
      createdAt: index + 1,
    }))
    await migrateInSteps(databaseUrl, { migrations, report, startLimitSeconds: 60 })
    await expect(connect({ databaseUrl, report })).rejects.toThrow(
      'This database was created before the first release',
    )
  })
})
