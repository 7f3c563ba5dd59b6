import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './database.js'

const MAX_ATTEMPTS = 3

/**
 * Runs `work` in a database transaction, with a context whose `db` is the transaction. If `ctx.db` is a
 * transaction already, `work` joins it: an error then rolls the outer transaction back too, unless the
 * caller handles it.
 *
 * The database ends one of two transactions that wait for each other (a deadlock). Most transactions lock
 * rows in one order and cannot deadlock; for the others, such as the deletion of a project while its users
 * sign in, the outermost transaction is retried. So `work` must have no effect outside the database: send
 * emails and wake queues after it.
 *
 * @example const { id } = await inTransaction(ctx, (tx) => createUser(tx, project, { email }))
 */
export async function inTransaction<Ctx extends { db: Database }, Result>(
  ctx: Ctx,
  work: (tx: Ctx) => Promise<Result>,
): Promise<Result> {
  if (is(ctx.db, PgTransaction)) return work(ctx)
  return retryDeadlocks(() => ctx.db.transaction((db) => work({ ...ctx, db })))
}

/** Repeats a transaction, or a statement outside of one that locks several rows, if the database ended it because of a deadlock. */
export async function retryDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await run()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isDeadlock(error)) throw error
    }
}

/** PostgreSQL, appendix A: deadlock_detected. */
function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '40P01'
}
