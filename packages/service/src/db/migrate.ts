import { join } from 'node:path'
import { max, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core'
import { packageFolder } from '../lib/files/package-folder.js'
import type { Database } from './database.js'

const migrationsFolder = join(packageFolder, 'migrations')

const drizzleSchema = pgSchema('drizzle')

/** The table in which Drizzle's own migrator records each migration with the time of its creation. */
const appliedMigrations = drizzleSchema.table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint({ mode: 'number' }),
})

/**
 * Runs the migrations that the database lacks, as Drizzle's migrator does, but in the transaction of its caller: the
 * lock of that transaction is the only one that holds behind a connection pooler in transaction mode.
 *
 * @throws Error for a database that a newer version has migrated, for example after a downgrade: this version cannot know
 * how to write to it
 */
export async function migrate(tx: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  if (!(await hasMigrationTable(tx))) {
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(
      sql`create table ${appliedMigrations} (id serial primary key, hash text not null, created_at bigint)`,
    )
  }
  const [row] = await tx
    .select({ newest: max(appliedMigrations.createdAt) })
    .from(appliedMigrations)
  const newest = row?.newest ?? 0
  for (const { sql: statements, hash, folderMillis } of migrations) {
    if (folderMillis <= newest) continue
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.insert(appliedMigrations).values({ hash, createdAt: folderMillis })
  }
  if (newest > Math.max(...migrations.map(({ folderMillis }) => folderMillis)))
    throw new Error(
      'This database belongs to a newer version of the service. Run that version, or restore a backup from before the update.',
    )
}

/** `create … if not exists` would need the right to create, which the account of a running service does not need. */
async function hasMigrationTable(tx: Database): Promise<boolean> {
  const tables = await tx
    .select({ name: sql`tablename` })
    .from(sql`pg_catalog.pg_tables`)
    .where(sql`schemaname = 'drizzle' and tablename = '__drizzle_migrations'`)
  return tables.length > 0
}
