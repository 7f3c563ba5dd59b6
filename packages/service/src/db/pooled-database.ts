import { DrizzleQueryError } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { DatabaseError, type Pool, type PoolClient } from 'pg'

/**
 * Creates a database of a pool whose transactions always return their connection. Drizzle's own transactions
 * leak a connection that is lost before they begin, until the pool is empty.
 *
 * @param over creates a database for a connection or for the pool
 */
export function createPooledDatabase<Schema extends Record<string, unknown>>(
  pool: Pool,
  over: (client: Pool | PoolClient) => NodePgDatabase<Schema>,
): NodePgDatabase<Schema> {
  const databases = new WeakMap<PoolClient, NodePgDatabase<Schema>>()
  const databaseOf = (client: PoolClient) => {
    const database = databases.get(client) ?? over(client)
    databases.set(client, database)
    return database
  }
  const db = over(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      // The error that Drizzle throws for a statement outside of a transaction.
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

/** Returns true if a statement failed because of its connection: the database returned no error. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && !(error.cause instanceof DatabaseError)
