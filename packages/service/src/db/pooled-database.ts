import { DrizzleQueryError } from 'drizzle-orm'
import type { NodePgClient, NodePgDatabase } from 'drizzle-orm/node-postgres'
import { DatabaseError, type Pool, type PoolClient } from 'pg'

/**
 * Makes a database of a pool, whose transactions give their connection back whatever happens. Drizzle's
 * own keep one for good that is lost before they begin, until the pool has none left.
 *
 * @param over makes a database of a connection, or of all of them
 */
export function overPool<Schema extends Record<string, unknown>>(
  pool: Pool,
  over: (client: NodePgClient) => NodePgDatabase<Schema>,
): NodePgDatabase<Schema> {
  const known = new WeakMap<PoolClient, NodePgDatabase<Schema>>()
  const databaseOf = (client: PoolClient) => {
    const database = known.get(client) ?? over(client)
    known.set(client, database)
    return database
  }
  const db = over(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      // As Drizzle throws it for a statement outside of a transaction.
      throw new DrizzleQueryError('begin', [], error instanceof Error ? error : undefined)
    })
    let isLost = false
    try {
      return await databaseOf(client).transaction(work, config)
    } catch (error) {
      isLost = isOfConnection(error)
      throw error
    } finally {
      client.release(isLost)
    }
  }
  return db
}

/** Whether a statement failed by its connection, such as one that fell silent: the database said nothing. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && !(error.cause instanceof DatabaseError)
