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
const place = globalThis as { [KEY]?: Promise<Opened> }

interface Opened {
  connection: Connection
  /** On a real Postgres: connections of their own, as another process has them. */
  twin: Connection | undefined
}

/**
 * A database with nothing in it: embedded and in memory, or one of the worker's own on a real
 * Postgres. Closing it leaves it to the next test.
 */
export async function emptyDatabase(): Promise<Opened> {
  const { connection, twin } = await (place[KEY] ??= openDatabase(
    inject('latchkeyTestDatabaseUrl'),
  ))
  // Everything hangs on projects.
  await connection.db.execute(sql`truncate table projects cascade`)
  return { connection: { ...connection, close: async () => undefined }, twin }
}

async function openDatabase(serverUrl: string | undefined): Promise<Opened> {
  const report = () => undefined
  if (serverUrl === undefined) return { connection: await connect({ report }), twin: undefined }
  const name = `worker_${randomUUID()}`
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database "${name}"`)
  await client.end()
  const databaseUrl = new URL(name, serverUrl).href
  const connection = await connect({ databaseUrl, report })
  return { connection, twin: await connect({ databaseUrl, report }) }
}
