import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Database } from '../../src/db/connect.js'
import './database.js'
import type { TestService } from './service.js'

/**
 * Makes concurrent calls in a known order. A transaction of the test holds the locks that they need; each
 * call starts when the one before waits for a lock, and then the transaction commits.
 */
export async function inLine<Answer>(
  { ctx }: TestService,
  hold: (db: Database) => Promise<unknown>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const { answers } = await ctx.db.transaction(async (db) => {
    await hold(db)
    let ended = 0
    const started: Promise<Answer>[] = []
    for (const call of calls) {
      started.push(call().finally(() => void (ended += 1)))
      await until(async () => ended + (await countWaiting(db)) >= started.length)
    }
    return { answers: started }
  })
  return Promise.all(answers)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  // The embedded database runs one transaction after the other, so the calls wait for the test.
  if (inject('latchkeyTestDatabaseUrl') === undefined) return
  while (!(await isSo())) await setTimeout(10)
}

/** Counts the connections to this database that wait for a lock. */
async function countWaiting(db: Database): Promise<number> {
  await db.execute(sql`select pg_stat_clear_snapshot()`)
  return db.$count(
    sql`pg_stat_activity`,
    sql`datname = current_database() and wait_event_type = 'Lock'`,
  )
}
