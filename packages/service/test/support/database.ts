import { sql } from 'drizzle-orm'
import { connect, type Connection } from '../../src/db/connect.js'

// Making an embedded database takes seconds, emptying one some milliseconds: all files that a worker
// runs share one.
const KEY = Symbol.for('latchkey.test.database')
const place = globalThis as { [KEY]?: Promise<Connection> }

/** An embedded database in memory with nothing in it. Closing it leaves it to the next test. */
export async function emptyDatabase(): Promise<Connection> {
  const connection = await (place[KEY] ??= connect({ report: () => undefined }))
  // Everything hangs on projects.
  await connection.db.execute(sql`truncate table projects cascade`)
  return { ...connection, close: async () => undefined }
}
