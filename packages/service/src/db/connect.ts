import { join } from 'node:path'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client, Pool } from 'pg'
import { max } from 'drizzle-orm'
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator'
import { pgSchema } from 'drizzle-orm/pg-core'
import { packageFolder } from '../lib/files/package-folder.js'
import type { Tracing } from '../observability/tracing.js'
import { connectError } from './errors.js'
import type { Database } from './database.js'
import { lockDataFolder } from './embedded/folder-lock.js'
import type { EmbeddedInstance } from './embedded/guarded-files.js'
import { openEmbedded } from './embedded/open-embedded.js'
import { createPooledDatabase } from './pooled-database.js'
import { createStatementClient } from './statement-client.js'
import { cachePreparedStatements } from './embedded/cache-prepared-statements.js'
import { reopenAfterFullDisk } from './embedded/reopen-after-full-disk.js'
import * as schema from './schema.js'
import { timestampMillis } from './columns.js'

export interface Connection {
  db: Database
  /**
   * Runs work on one connection under a lock that all services of this database share. For migrations and
   * seeding, when several services start at the same time.
   */
  alone<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  close(): Promise<void>
  /** Undefined with an embedded database, which has no pool. */
  poolSize?: () => PoolSize
}

/** The connections to a server. */
export interface PoolSize {
  total: number
  idle: number
  /** Statements that wait for a connection. */
  waiting: number
}

export interface ConnectOptions {
  /** URL of a Postgres server. Without one, Postgres runs embedded in this process. */
  databaseUrl?: string | undefined
  /** Folder of the embedded Postgres. Without one, its data is in memory. */
  dataFolder?: string | undefined
  /** Maximum number of connections to a server. Default: 10. */
  databasePoolSize?: number | undefined
  /** Time limit of a statement, and of the wait for a connection to a server, in seconds. Default: 5. */
  databaseTimeoutSeconds?: number | undefined
  /** Exports the statements on a server as spans. */
  tracing?: Tracing | undefined
  /** Receives the errors of idle connections. */
  report: (error: unknown) => void
}

const options = { schema, casing: 'snake_case' } as const
const migrations = { migrationsFolder: join(packageFolder, 'migrations') }

/** Opens the database and runs its migrations. */
export const connect = (options: ConnectOptions): Promise<Connection> =>
  options.databaseUrl === undefined
    ? connectEmbedded(options.dataFolder, options.report)
    : connectServer(options.databaseUrl, options)

async function connectEmbedded(
  folder: string | undefined,
  report: (error: unknown) => void,
): Promise<Connection> {
  const release = folder === undefined ? undefined : await lockDataFolder(folder)
  try {
    const opened = await openEmbedded(folder)
    try {
      const plain = drizzlePglite(opened.client, options)
      await migratePglite(plain, migrations)
      await rejectNewerSchema(plain, migrations)
    } catch (error) {
      await opened.client.close()
      throw error
    }
    const first = await planning(opened)
    const open = async () => planning(await openEmbedded(folder))
    const client =
      folder === undefined ? first.client : reopenAfterFullDisk({ folder, open, first, report })
    const db = drizzlePglite(client, options)
    return {
      db,
      alone: (work) => work(db),
      close: async () => {
        await client.close()
        await release?.()
      },
    }
  } catch (error) {
    await release?.()
    throw error
  }
}

/** Makes the embedded database plan each statement once. */
async function planning({ client, files }: EmbeddedInstance): Promise<EmbeddedInstance> {
  // The planner needs statistics about the tables, and unlike a server, the embedded database never collects them itself.
  // A new database has empty tables, of which a plan would read every row also when they are large: indexes come first.
  await client.exec(`
    analyze;
    set plan_cache_mode = force_generic_plan;
    set enable_seqscan = off;
  `)
  return { client: cachePreparedStatements(client), files }
}

/** Limit of the first connection to a server. */
const START_MILLIS = 10_000

/** Key of the advisory lock. Any number that no other program uses on the database. */
const START_LOCK = 4_710_001

async function connectServer(
  url: string,
  { report, tracing, databasePoolSize = 10, databaseTimeoutSeconds = 5 }: ConnectOptions,
): Promise<Connection> {
  const limitMillis = databaseTimeoutSeconds * 1000
  const pool = new Pool({
    connectionString: url,
    max: databasePoolSize,
    connectionTimeoutMillis: limitMillis,
    // A limit of the client, so that it also ends the wait for an unresponsive host. A limit in the URL has
    // priority.
    query_timeout: limitMillis,
  })
  // Without a listener, a connection that the server closes while idle would end this process. The error
  // contains the connection itself, with the password, so only its message is reported.
  pool.on('error', ({ message }) =>
    report(new Error(`The connection to the database was lost: ${message}`)),
  )
  // The pool listens to idle connections only. One that is lost in the middle of a transaction fails the
  // statement that it works on, or the next, and would end this process besides.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const alone: Connection['alone'] = async (work) => {
    // Outside the pool, whose limits do not fit a migration or the wait for another service's migration.
    const client = new Client({ connectionString: url, connectionTimeoutMillis: START_MILLIS })
    client.on('error', () => undefined)
    await client.connect().catch((error: unknown) => {
      throw connectError(error)
    })
    try {
      await client.query('select pg_advisory_lock($1)', [START_LOCK])
      return await work(drizzlePostgres(client, options))
    } finally {
      // Closing the connection releases the lock, whatever state the work left it in.
      await client.end()
    }
  }
  try {
    await alone(async (db) => {
      await migratePostgres(db as Parameters<typeof migratePostgres>[0], migrations)
      await rejectNewerSchema(db, migrations)
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = createPooledDatabase(pool, (client) =>
    drizzlePostgres(createStatementClient(client, tracing), options),
  )
  const poolSize = () => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  return { db, alone, close: () => pool.end(), poolSize }
}

/** The table in which the migrator records each migration with the time of its creation. */
const appliedMigrations = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: timestampMillis(),
})

/**
 * Rejects a database that a newer version has migrated, for example after a downgrade: this version cannot
 * know how to write to it. Pass a migrated database.
 */
async function rejectNewerSchema(db: Database, migrations: MigrationConfig): Promise<void> {
  const migrationTimes = readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis)
  const [newest] = await db
    .select({ createdAt: max(appliedMigrations.createdAt) })
    .from(appliedMigrations)
  if (Number(newest?.createdAt) > Math.max(...migrationTimes))
    throw new Error(
      'This database belongs to a newer version of the service. Run that version, or restore a backup from before the update.',
    )
}
