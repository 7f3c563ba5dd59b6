import { sql } from 'drizzle-orm'
import type { Database } from './database.js'
import { withConnection } from './run-alone.js'

/**
 * Lets the rest of a transaction take as long as it needs. Reading a large table takes long, and a transaction that the server ends
 * would release its lock. Without parameters, so that the transaction has no view of the database afterwards; servers before version
 * 17 do not have all settings.
 */
export async function removeTimeLimits(tx: Database): Promise<void> {
  await tx.execute(
    sql`select set_config(name, '0', true) from pg_settings
      where name in ('idle_in_transaction_session_timeout', 'statement_timeout', 'transaction_timeout')`,
  )
}

/**
 * Runs a statement about an index on a connection of its own. The transaction of the caller keeps its lock meanwhile. Its last
 * statement must have no parameters: the index waits for the views of all transactions (see `tryLock`).
 */
export const runConcurrently = (url: string, statement: string): Promise<void> =>
  withConnection(url, async (db) => {
    // For the connection, because the statement cannot run in a transaction.
    await db.execute(sql`set statement_timeout = 0`)
    const [, name] =
      /create (?:unique )?index concurrently (?:if not exists )?"?(\w+)"?/i.exec(statement) ?? []
    // An attempt that was interrupted leaves an index that is not valid.
    if (name !== undefined)
      await db.execute(sql`drop index concurrently if exists ${sql.identifier(name)}`)
    await db.execute(sql.raw(statement))
    // A pooler gives the connection to others.
    await db.execute(sql`reset statement_timeout`)
  })
