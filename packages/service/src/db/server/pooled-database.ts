import { DrizzleQueryError, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { DatabaseError, type PoolClient } from 'pg'
import { isReadOnly } from '../errors.js'
import type { Queries } from './statement-client.js'

type Transaction<Schema extends Record<string, unknown>> = Parameters<
  Parameters<NodePgDatabase<Schema>['transaction']>[0]
>[0]

/**
 * Creates a database of a pool, with transactions of its own:
 * - They always return their connection. Drizzle's leak a connection that is lost before they begin, until the pool is
 *   empty.
 * - All transactions on a connection are one object, so that a statement of `buildOnce` is built once for each
 *   connection. Drizzle creates an object for each transaction.
 *
 * @param over creates a database for a connection or for the pool
 * @param onFailure receives the error of a connection that could not be opened
 */
export function createPooledDatabase<Schema extends Record<string, unknown>>(
  pool: Queries & { connect(): Promise<PoolClient> },
  over: (client: Queries) => NodePgDatabase<Schema>,
  onFailure?: (error: unknown) => void,
): NodePgDatabase<Schema> {
  const transactions = new WeakMap<PoolClient, Transaction<Schema>>()
  const transactionOn = async (client: PoolClient) => {
    const tx = transactions.get(client) ?? (await over(client).transaction(async (own) => own))
    transactions.set(client, tx)
    return tx
  }
  const db = over(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      onFailure?.(error)
      // The error that Drizzle throws for a statement outside of a transaction.
      throw new DrizzleQueryError('begin', [], error instanceof Error ? error : undefined)
    })
    let isLost = false
    try {
      const tx = await transactionOn(client)
      await tx.execute(sql`begin`)
      if (config !== undefined) await tx.setTransaction(config)
      return await commitOrRollBack(tx, work)
    } catch (error) {
      isLost = isOfConnection(error) || isReadOnly(error)
      throw error
    } finally {
      client.release(isLost)
    }
  }
  return db
}

async function commitOrRollBack<Schema extends Record<string, unknown>, Result>(
  tx: Transaction<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work(tx)
    await tx.execute(sql`commit`)
    return result
  } catch (error) {
    await tx.execute(sql`rollback`)
    throw error
  }
}

/** Returns true if a statement failed because of its connection: the database returned no error. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && !(error.cause instanceof DatabaseError)
