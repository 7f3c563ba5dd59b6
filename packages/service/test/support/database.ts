import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connect, type Connection } from '../../src/db/connect.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a real Postgres, where the tests run on one. */
    latchkeyTestDatabaseUrl?: string
  }
}

// Making an embedded database takes seconds, emptying one some milliseconds: all files that a worker
// runs share one.
const KEY = Symbol.for('latchkey.test.database')
const place = globalThis as { [KEY]?: Promise<Connection> }

/**
 * A database with nothing in it: embedded and in memory, or one of the worker's own on a real
 * Postgres. Closing it leaves it to the next test.
 */
export async function emptyDatabase(): Promise<Connection> {
  const connection = await (place[KEY] ??= openDatabase(inject('latchkeyTestDatabaseUrl')))
  // Everything hangs on projects.
  await connection.db.execute(sql`truncate table projects cascade`)
  return { ...connection, close: async () => undefined }
}

async function openDatabase(serverUrl: string | undefined): Promise<Connection> {
  const report = () => undefined
  if (serverUrl === undefined) return connect({ report })
  const name = `worker_${randomUUID()}`
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database "${name}"`)
  await client.end()
  return connect({ databaseUrl: new URL(name, serverUrl).href, report })
}
