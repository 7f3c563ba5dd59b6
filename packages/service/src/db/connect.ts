import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { Tracing } from '../observability/tracing.js'
import { connectError } from './errors.js'
import type { Database } from './database.js'
import { lockDataFolder } from './embedded/folder-lock.js'
import { findPrimary } from './server/find-primary.js'
import type { EmbeddedInstance } from './embedded/guarded-files.js'
import { openEmbedded } from './embedded/open-embedded.js'
import { addSearchIndexes } from './search/add-search-indexes.js'
import { addSearchIndexesAtOnce } from './search/search-indexes.js'
import { migrateAtOnce } from './migrate.js'
import { migrateInSteps } from './migrate-in-steps.js'
import { readMigrations } from './migration-files.js'
import { createPooledDatabase } from './server/pooled-database.js'
import { PrimaryPool } from './server/primary-pool.js'
import { runAlone, withConnection } from './run-alone.js'
import { createStatementClient } from './server/statement-client.js'
import { cachePreparedStatements } from './embedded/cache-prepared-statements.js'
import { reopenAfterFullDisk } from './embedded/reopen-after-full-disk.js'
import * as schema from './schema.js'

export interface Connection {
  db: Database
  /**
   * Runs work in one transaction under a lock that all services of this database share. For migrations and
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
  /** Whether statements have names, which some connection poolers do not support. Default: true. */
  databasePreparedStatements?: boolean | undefined
  /** Limit of the wait for another service that starts on the same database, in seconds. Default: 60. */
  startLimitSeconds?: number | undefined
  /** Exports the statements on a server as spans. */
  tracing?: Tracing | undefined
  /** Receives the errors of idle connections. */
  report: (error: unknown) => void
}

const options = { schema, casing: 'snake_case' } as const

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
      const migrations = await readMigrations()
      await drizzlePglite(opened.client, options).transaction(async (tx) => {
        await migrateAtOnce(tx, migrations)
        await addSearchIndexesAtOnce(tx)
      })
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
async function planning(instance: EmbeddedInstance): Promise<EmbeddedInstance> {
  const { client, isCopy } = instance
  // The planner needs statistics about the tables, and unlike a server, the embedded database never collects them itself.
  // The empty database has them.
  if (!isCopy) await client.exec('analyze')
  // A new database has empty tables, of which a plan would read every row also when they are large: indexes come first.
  await client.exec(`
    set plan_cache_mode = force_generic_plan;
    set enable_seqscan = off;
  `)
  return { ...instance, client: cachePreparedStatements(client) }
}

async function connectServer(
  url: string,
  {
    report,
    tracing,
    databasePoolSize = 10,
    databaseTimeoutSeconds = 5,
    databasePreparedStatements: isPrepared = true,
    startLimitSeconds = 60,
  }: ConnectOptions,
): Promise<Connection> {
  const limitMillis = databaseTimeoutSeconds * 1000
  const primaryUrl = await findPrimary(url)
  if (primaryUrl === undefined) throw connectError('none of its hosts accepts writes')
  const startOptions = { report, startLimitSeconds }
  await migrateInSteps(primaryUrl, { ...startOptions, migrations: await readMigrations() })
  await addSearchIndexes(primaryUrl, report)
  const alone: Connection['alone'] = (work) =>
    withConnection(primaryUrl, (db) => runAlone(db, startOptions, work))
  const pool = new PrimaryPool(url, primaryUrl, {
    report,
    max: databasePoolSize,
    connectionTimeoutMillis: limitMillis,
    // A limit of the client, so that it also ends the wait for an unresponsive host. A limit in the URL has
    // priority.
    query_timeout: limitMillis,
  })
  const onFailure = (error: unknown) => pool.onFailure(error)
  const db = createPooledDatabase(
    pool,
    (client) =>
      drizzlePostgres(createStatementClient(client, { tracing, isPrepared, onFailure }), options),
    onFailure,
  )
  return { db, alone, close: () => pool.end(), poolSize: () => pool.size }
}
