import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../../src/db/connect.js'
import { migrateAtOnce } from '../../src/db/migrate.js'
import * as schema from '../../src/db/schema.js'
import { migrateAsNewer, REFUSAL } from '../support/database/newer-version.js'
import {
  readStoredDatabases,
  STORED_DATA,
  useStoredDatabase,
} from '../support/database/stored-database.js'

const report = () => undefined

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-versions-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('connect', () => {
  it('migrates the database of each earlier version, in which its users can sign in', async () => {
    for (const { version, migrations, rows } of await readStoredDatabases()) {
      const dataFolder = join(folder, version)
      await mkdir(dataFolder)
      const client = await PGlite.create(join(dataFolder, 'postgres'))
      const db = drizzle(client, { schema, casing: 'snake_case' })
      await db.transaction((tx) => migrateAtOnce(tx, migrations))
      await client.exec(rows)
      await client.close()
      expect(await useStoredDatabase({ dataFolder })).toEqual(STORED_DATA)
    }
  })

  it('rejects a database that a newer version has migrated, and leaves its folder free', async () => {
    const options = { dataFolder: folder, report }
    await migrateAsNewer(options)
    for (const _attempt of [1, 2]) await expect(connect(options)).rejects.toThrow(REFUSAL)
  })
})
