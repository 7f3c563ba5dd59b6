import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { connect, type Connection, type ConnectOptions } from '../../../src/db/connect.js'
import { createDatabase as createOn } from './postgres.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the real Postgres that the tests of this vitest project run on. */
    latchkeyTestDatabaseUrl?: string
    /** URL of a connection pooler in transaction mode in front of it, through which the services connect. */
    latchkeyTestPoolerUrl?: string
  }
}

/** The database on a real Postgres whose copies have the tables of the service. */
export const TEMPLATE_DATABASE = 'latchkey_test_template'

// Creating an embedded database takes seconds, emptying one takes milliseconds, so all test files of
// a worker share one.
const KEY = Symbol.for('latchkey.test.database')
const store = globalThis as { [KEY]?: Promise<OpenDatabase> }

interface OpenDatabase {
  connection: Connection
  /** On a real Postgres: a second connection pool, as another process has it. */
  twin: Connection | undefined
}

/**
 * Returns an empty database: embedded in memory, or the one of the worker on a real Postgres. `close` keeps
 * it open for the next test.
 */
export async function emptyDatabase(): Promise<OpenDatabase> {
  const { connection, twin } = await (store[KEY] ??= openDatabase())
  // All other rows refer to a project. Truncating would create the files of every table anew, which takes
  // longer than deleting the few rows of a test file.
  await connection.db.execute(sql`delete from projects`)
  return { connection: { ...connection, close: async () => undefined }, twin }
}

async function openDatabase(): Promise<OpenDatabase> {
  const report = () => undefined
  const isEmbedded = inject('latchkeyTestDatabaseUrl') === undefined
  if (isEmbedded) return { connection: await connect({ report }), twin: undefined }
  const databaseUrl = await createDatabase(TEMPLATE_DATABASE)
  // A slow machine may take longer than the default to truncate all tables.
  const options = { ...pooled(databaseUrl), report, databaseTimeoutSeconds: 60 }
  return { connection: await connect(options), twin: await connect(options) }
}

function pooled(
  databaseUrl: string,
): Pick<ConnectOptions, 'databaseUrl' | 'databasePreparedStatements'> {
  const poolerUrl = inject('latchkeyTestPoolerUrl')
  if (poolerUrl === undefined) return { databaseUrl }
  const { pathname } = new URL(databaseUrl)
  return { databaseUrl: new URL(pathname, poolerUrl).href, databasePreparedStatements: false }
}

/**
 * Creates a database on the real Postgres and returns its URL.
 *
 * @param template the database to copy; by default it has no tables
 */
export async function createDatabase(template = 'template0'): Promise<string> {
  const serverUrl = inject('latchkeyTestDatabaseUrl')
  if (serverUrl === undefined) throw new Error('Only the vitest project postgres has a server.')
  return createOn(serverUrl, { name: `test_${randomUUID()}`, template })
}
