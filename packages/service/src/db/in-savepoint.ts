import { sql } from 'drizzle-orm'
import type { Database } from './database.js'

/**
 * Runs `work` in a transaction so that its error rolls back only its own changes. The caller handles the error, and
 * the transaction can continue.
 */
export async function inSavepoint<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await db.execute(sql`savepoint work`)
  try {
    const result = await work()
    await db.execute(sql`release savepoint work`)
    return result
  } catch (error) {
    await db.execute(sql`rollback to savepoint work`)
    throw error
  }
}
