import { sql } from 'drizzle-orm'
import type { TestService } from '../service.js'

/** Savepoints of a transaction, by name. */
export interface Savepoints {
  set(name: string): Promise<void>
  /** Undoes every change since the savepoint, which stays. */
  rollBackTo(name: string): Promise<void>
}

/** Runs work in a transaction of the database of a service, and rolls it back. */
export async function rolledBack(
  { ctx }: TestService,
  work: (savepoints: Savepoints) => Promise<void>,
): Promise<void> {
  const { db } = ctx
  const rollback = new Error('Rolls the transaction back.')
  try {
    await db.transaction(async (tx) => {
      ctx.db = tx
      await work({
        set: async (name) => void (await tx.execute(sql`savepoint ${sql.identifier(name)}`)),
        rollBackTo: async (name) =>
          void (await tx.execute(sql`rollback to savepoint ${sql.identifier(name)}`)),
      })
      throw rollback
    })
  } catch (error) {
    if (error !== rollback) throw error
  } finally {
    ctx.db = db
  }
}
