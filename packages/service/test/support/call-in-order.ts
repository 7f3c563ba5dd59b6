import { sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import type { Database } from '../../src/db/database.js'
import './database/database.js'
import type { TestService } from './service.js'

/**
 * Makes concurrent calls in a known order. A transaction of the test holds the locks that they need; each
 * call starts when the one before waits for a lock, and then the transaction commits.
 */
export async function callInOrder<Result>(
  { ctx }: TestService,
  hold: (db: Database) => Promise<unknown>,
  calls: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const { answers } = await ctx.db.transaction(async (db) => {
    await hold(db)
    let ended = 0
    const started: Promise<Result>[] = []
    for (const call of calls) {
      started.push(call().finally(() => void (ended += 1)))
      await untilSettledOrBlocked(async () => ended + (await countWaiting(db)), started.length)
    }
    return { answers: started }
  })
  return Promise.all(answers)
}

/** Makes such calls and expects no deadlock: the database would fail one, which gets status 500. */
export async function callWithoutDeadlock<Result>(
  service: TestService,
  hold: (db: Database) => Promise<unknown>,
  calls: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const responses = await callInOrder(service, hold, calls)
  expect(service.reports.splice(0)).toEqual([])
  return responses
}

async function untilSettledOrBlocked(count: () => Promise<number>, calls: number): Promise<void> {
  // The embedded database runs one transaction at a time: the calls wait for that of the test.
  if (inject('latchkeyTestDatabaseUrl') === undefined) return
  await expect.poll(count).toBeGreaterThanOrEqual(calls)
}

/** Counts the connections to this database that wait for a lock. */
async function countWaiting(db: Database): Promise<number> {
  await db.execute(sql`select pg_stat_clear_snapshot()`)
  return db.$count(
    sql`pg_stat_activity`,
    sql`datname = current_database() and wait_event_type = 'Lock'`,
  )
}
