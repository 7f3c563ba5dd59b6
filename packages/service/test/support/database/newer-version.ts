import { sql } from 'drizzle-orm'
import { connect, type ConnectOptions } from '../../../src/db/connect.js'

/** The error for a database of a newer version. */
export const REFUSAL =
  'This database belongs to a newer version of the service. Run that version, or restore a backup from before the update.'

/** Leaves a database as a newer version does: with a migration that this version does not have. */
export async function migrateAsNewer(options: ConnectOptions): Promise<void> {
  const { db, close } = await connect(options)
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await close()
}
