import type { Database } from './database.js'

const MOST_TRIES = 3

/**
 * Lets a transaction begin anew that the database ended because it and another one waited for each other.
 * Most hold what they need in one order; this is for those that cannot, such as the deletion of a whole
 * project while its people sign in. What a transaction does has to be done in the database alone.
 */
export function beginAnew<Db extends Database>(db: Db): Db {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let tries = 1; tries < MOST_TRIES; tries += 1)
      try {
        return await begin(work, config)
      } catch (error) {
        if (!isDeadlock(error)) throw error
      }
    return begin(work, config)
  }
  return db
}

/** PostgreSQL, appendix A: deadlock_detected. */
function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '40P01'
}
