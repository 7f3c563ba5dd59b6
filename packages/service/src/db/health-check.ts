import { sql } from 'drizzle-orm'
import type { Database } from './database.js'
import { projects } from './schema.js'

/** A database that takes longer is of no use to the requests that wait for it. */
const PATIENCE_MILLIS = 2000

/** Returns true if the database responds within a short time, and accepts writes. */
export function isDatabaseResponding(db: Database): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MILLIS, false)
    // Locks no row. A database that accepts no writes rejects it.
    void db
      .execute(sql`select from ${projects} limit 0 for key share`)
      .then(() => true)
      .catch(() => false)
      .then(resolve)
      .finally(() => clearTimeout(timer))
  })
}
