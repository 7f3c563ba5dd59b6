import { sql } from 'drizzle-orm'
import type { Database } from './database.js'

/** A database that takes longer is of no use to the requests that wait for it. */
const PATIENCE_MILLIS = 2000

/** Returns true if the database responds within a short time. */
export function isDatabaseResponding(db: Database): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MILLIS, false)
    void db
      .execute(sql`select 1`)
      .then(() => true)
      .catch(() => false)
      .then(resolve)
      .finally(() => clearTimeout(timer))
  })
}
