import { max } from 'drizzle-orm'
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator'
import { pgSchema } from 'drizzle-orm/pg-core'
import { moment } from './columns.js'
import type { Database } from './database.js'

/** Where the migrator notes what it has done, each migration with the moment that it was made. */
const done = pgSchema('drizzle').table('__drizzle_migrations', { createdAt: moment() })

/**
 * Refuses a database that a newer version has changed: after a return to an older one, say. This one cannot
 * know what it may still write there. Give it a database that was migrated.
 */
export async function refuseNewer(db: Database, migrations: MigrationConfig): Promise<void> {
  const made = readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis)
  const [newest] = await db.select({ madeAt: max(done.createdAt) }).from(done)
  if (Number(newest?.madeAt) > Math.max(...made))
    throw new Error(
      'This database belongs to a newer version of the service. Run that version, or restore a backup from before the update.',
    )
}
