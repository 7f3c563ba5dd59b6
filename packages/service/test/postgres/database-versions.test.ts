import { expect, it } from 'vitest'
import { connect } from '../../src/db/connect.js'
import { createDatabase } from '../support/database.js'
import { migrateAsNewer, REFUSAL } from '../support/newer-version.js'

it('rejects a database that a newer version has migrated', async () => {
  const options = { databaseUrl: await createDatabase(), report: () => undefined }
  await migrateAsNewer(options)
  await expect(connect(options)).rejects.toThrow(REFUSAL)
})
