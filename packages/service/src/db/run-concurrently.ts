import { sql } from 'drizzle-orm'
import type { Database } from './database.js'
import { withConnection } from './run-alone.js'

/**
 * Prepares a transaction for waiting while `runConcurrently` uses another connection. A server that limits how long a transaction
 * is idle would release its lock. The statement has no parameters, so that the transaction has no view of the database afterwards.
 */
export async function keepIdleTransaction(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`)
}

/**
 * Runs a statement about an index on a connection of its own. The transaction of the caller keeps its lock meanwhile. Its last
 * statement must have no parameters: the index waits for the views of all transactions (see `tryLock`).
 */
export const runConcurrently = (url: string, statement: string): Promise<void> =>
  withConnection(url, async (db) => {
    const [, name] =
      /create (?:unique )?index concurrently (?:if not exists )?"?(\w+)"?/i.exec(statement) ?? []
    // An attempt that was interrupted leaves an index that is not valid.
    if (name !== undefined)
      await db.execute(sql`drop index concurrently if exists ${sql.identifier(name)}`)
    await db.execute(sql.raw(statement))
  })
