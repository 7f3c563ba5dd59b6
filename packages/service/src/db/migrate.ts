import { sql } from 'drizzle-orm'
import type { Database } from './database.js'
import type { Migration } from './migration-files.js'
import {
  createRecords,
  readRecords,
  recordSteps,
  type MigrationRecords,
} from './migration-records.js'

/** A statement that cannot run in a transaction, and does not block the tables of a running service. */
export const CONCURRENT = /^\s*(?:create (?:unique )?|drop )index concurrently /im

/**
 * Runs all migrations that a database lacks in the transaction of the caller. For a new database, and for one that no
 * other process uses.
 *
 * @throws Error for a database that another version has migrated and that this version cannot use
 */
export async function migrateAtOnce(tx: Database, migrations: readonly Migration[]): Promise<void> {
  const records = await readRecords(tx)
  assertUsable(migrations, records)
  const missing = missingMigrations(migrations, records)
  if (missing.length > 0) await createRecords(tx)
  for (const migration of missing) {
    for (const statement of remainingStatements(migration, records))
      await tx.execute(sql.raw(withoutConcurrency(statement)))
    await recordSteps(tx, migration, migration.statements.length)
  }
}

/** Nothing else uses the database, so that its tables may be locked. */
const withoutConcurrency = (statement: string): string =>
  CONCURRENT.test(statement) ? statement.replace(/ concurrently /i, ' ') : statement

export const missingMigrations = (
  migrations: readonly Migration[],
  { newest }: MigrationRecords,
): Migration[] => migrations.filter(({ createdAt }) => createdAt > newest)

export const remainingStatements = (
  { createdAt, statements }: Migration,
  { steps }: MigrationRecords,
): string[] => statements.slice(steps.get(createdAt)?.completed ?? 0)

/**
 * Rejects a database that a newer version has migrated, for example after a downgrade, unless its migrations say that
 * this version works with them: a process of the version before may restart during an update. Also rejects one that began
 * with another first migration.
 */
export function assertUsable(migrations: readonly Migration[], records: MigrationRecords): void {
  assertNotNewer(migrations, records)
  const isNew = records.newest === 0 && records.steps.size === 0
  const [first] = migrations
  if (isNew || first === undefined || records.steps.has(first.createdAt)) return
  throw new Error(
    'This database was created before the first release, and no later version can use it. Remove the data folder, or create an empty database.',
  )
}

function assertNotNewer(migrations: readonly Migration[], records: MigrationRecords): void {
  const own = Math.max(...migrations.map(({ createdAt }) => createdAt))
  const newer = [...records.steps].filter(([createdAt]) => createdAt > own)
  const isRecorded = records.newest <= own || records.steps.has(records.newest)
  if (isRecorded && newer.every(([, { worksWith }]) => worksWith <= own)) return
  throw new Error(
    'This database belongs to a newer version of the service. Run that version, or restore a backup from before the update.',
  )
}
