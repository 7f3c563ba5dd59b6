import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import type { Database } from './database.js'
import type { Migration } from './migration-files.js'
import { createRecords, readRecords, recordSteps } from './migration-records.js'
import {
  assertUsable,
  CONCURRENT,
  migrateAtOnce,
  missingMigrations,
  remainingStatements,
} from './migrate.js'
import { runAlone, type StartOptions, withConnection } from './run-alone.js'
import { removeTimeLimits, runConcurrently } from './run-concurrently.js'

/** SQLSTATEs of a statement that did not get a lock in time (`lock_timeout`), and of one that a deadlock ended. */
const LOCK_FAILURES = new Set(['55P03', '40P01'])

/**
 * The wait of the first attempt for the lock of a table, during which the requests that need the table wait, too. It
 * doubles with each attempt.
 */
const FIRST_LOCK_MILLIS = 100
/** Longer than `deadlock_timeout` of Postgres (1 s), after which an autovacuum of the table gives way. */
const MAX_LOCK_MILLIS = 2_000
const MAX_ATTEMPTS = 30

/**
 * Runs the migrations that a database on a server lacks, while processes of the version before use it. Each statement
 * has a transaction of its own, so that it locks one table at a time and for a moment only. One that does not get the
 * lock in time is repeated later: the migration gives way, not the requests. Other processes may start meanwhile, and
 * continue a migration that was interrupted.
 */
export async function migrateInSteps(
  url: string,
  { migrations, ...options }: StartOptions & { migrations: readonly Migration[] },
): Promise<void> {
  await withConnection(url, async (db) => {
    const next = (lockMillis: number) =>
      runAlone(db, options, (tx) => runStep(tx, { url, migrations, lockMillis }))
    let isMissing = true
    while (isMissing) isMissing = await repeatLocked(next)
  })
}

interface Step {
  url: string
  migrations: readonly Migration[]
  /** Limit of the wait for the lock of a table. */
  lockMillis: number
}

/** Runs the next statement that a database lacks. Resolves to false once it lacks none. */
async function runStep(tx: Database, { url, migrations, lockMillis }: Step): Promise<boolean> {
  const records = await readRecords(tx)
  if (records.newest === 0 && records.steps.size === 0) {
    await migrateAtOnce(tx, migrations)
    return false
  }
  assertUsable(migrations, records)
  const [migration] = missingMigrations(migrations, records)
  if (migration === undefined) return false
  const [statement = ''] = remainingStatements(migration, records)
  const begun = records.steps.get(migration.createdAt)
  if (begun === undefined) {
    // Versions that do not work with the migration must not start any more.
    await createRecords(tx)
    await recordSteps(tx, migration, 0)
    return true
  }
  await removeTimeLimits(tx)
  if (CONCURRENT.test(statement)) {
    await runConcurrently(url, statement)
  } else {
    await runLocked(tx, statement, lockMillis)
  }
  await recordSteps(tx, migration, begun.completed + 1)
  return true
}

async function runLocked(tx: Database, statement: string, lockMillis: number): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${`${lockMillis}ms`}, true)`)
  await tx.execute(sql.raw(statement))
}

/** Repeats work that did not get a lock, after a random wait. */
async function repeatLocked(work: (lockMillis: number) => Promise<boolean>): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const lockMillis = Math.min(FIRST_LOCK_MILLIS * 2 ** (attempt - 1), MAX_LOCK_MILLIS)
    try {
      return await work(lockMillis)
    } catch (error) {
      if (!isLockFailure(error)) throw error
      if (attempt === MAX_ATTEMPTS) throw lockError()
      await setTimeout(lockMillis * (1 + Math.random()))
    }
  }
}

const lockError = () =>
  new Error(
    `A migration could not lock a table, because another transaction uses it. End that transaction, and start again: select pid, query from pg_stat_activity where xact_start < now() - interval '1 minute'.`,
  )

function isLockFailure(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof DatabaseError && LOCK_FAILURES.has(cause.code ?? '')
}
