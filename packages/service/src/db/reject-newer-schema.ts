import { max } from 'drizzle-orm'
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator'
import { pgSchema } from 'drizzle-orm/pg-core'
import { timestampMillis } from './columns.js'
import type { Database } from './database.js'

/** The table in which the migrator records each migration with the time of its creation. */
const appliedMigrations = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: timestampMillis(),
})

/**
 * Rejects a database that a newer version has migrated, for example after a downgrade: this version cannot
 * know how to write to it. Pass a migrated database.
 */
export async function rejectNewerSchema(db: Database, migrations: MigrationConfig): Promise<void> {
  const migrationTimes = readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis)
  const [newest] = await db
    .select({ createdAt: max(appliedMigrations.createdAt) })
    .from(appliedMigrations)
  if (Number(newest?.createdAt) > Math.max(...migrationTimes))
    throw new Error(
      'This database belongs to a newer version of the service. Run that version, or restore a backup from before the update.',
    )
}
