import { getTableName, sql } from 'drizzle-orm'
import { bigint, integer, pgSchema, serial, text } from 'drizzle-orm/pg-core'
import type { Database } from './database.js'
import type { Migration } from './migration-files.js'

const drizzleSchema = pgSchema('drizzle')

/** The table in which Drizzle's own migrator records each migration with the time of its creation. */
const appliedMigrations = drizzleSchema.table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint({ mode: 'number' }),
})

/** The progress of a migration, and which versions work with the database from then on. Drizzle's table has neither. */
const migrationSteps = drizzleSchema.table('latchkey_migration_steps', {
  createdAt: bigint({ mode: 'number' }).primaryKey(),
  /** The number of statements that have run. */
  completed: integer().notNull(),
  worksWith: bigint({ mode: 'number' }).notNull(),
})

/** The migrations that a database has. */
export interface MigrationRecords {
  /** The creation time of the newest one that ended; 0 without any. */
  newest: number
  /** Those that began in steps, by their creation time. */
  steps: ReadonlyMap<number, { completed: number; worksWith: number }>
}

/** Reads the records, also of a database without their tables. */
export async function readRecords(db: Database): Promise<MigrationRecords> {
  const tables = await tablesOf(db)
  const applied = tables.has(getTableName(appliedMigrations))
    ? await db.select({ createdAt: appliedMigrations.createdAt }).from(appliedMigrations)
    : []
  const steps = tables.has(getTableName(migrationSteps))
    ? await db.select().from(migrationSteps)
    : []
  return {
    newest: Math.max(0, ...applied.map(({ createdAt }) => createdAt ?? 0)),
    steps: new Map(steps.map(({ createdAt, ...rest }) => [createdAt, rest])),
  }
}

/** Creates the tables of the records that a database lacks. */
export async function createRecords(db: Database): Promise<void> {
  const tables = await tablesOf(db)
  if (!tables.has(getTableName(appliedMigrations))) {
    await db.execute(sql`create schema if not exists drizzle`)
    await db.execute(
      sql`create table ${appliedMigrations} (id serial primary key, hash text not null, created_at bigint)`,
    )
  }
  if (!tables.has(getTableName(migrationSteps)))
    await db.execute(
      sql`create table ${migrationSteps} (created_at bigint primary key, completed integer not null, works_with bigint not null)`,
    )
}

/** Records that a migration has begun, or how many of its statements have run. */
export async function recordSteps(
  db: Database,
  { createdAt, worksWith, hash, statements }: Migration,
  completed: number,
): Promise<void> {
  await db
    .insert(migrationSteps)
    .values({ createdAt, completed, worksWith })
    .onConflictDoUpdate({ target: migrationSteps.createdAt, set: { completed } })
  if (completed === statements.length)
    await db.insert(appliedMigrations).values({ hash, createdAt })
}

/** `create … if not exists` would need the right to create, which the account of a running service does not need. */
async function tablesOf(db: Database): Promise<Set<unknown>> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_catalog.pg_tables`)
    .where(sql`schemaname = 'drizzle'`)
  return new Set(tables.map(({ name }) => name))
}
