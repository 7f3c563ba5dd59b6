import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { connectError } from './errors.js'
import type { Database } from './database.js'
import * as schema from './schema.js'

/** Key of the advisory lock. Any number that no other program uses on the database. */
export const START_LOCK = 4_710_001

/** Limit of the first connection to a server. */
const START_MILLIS = 10_000
const POLL_MILLIS = 100
/** The part of `startLimitSeconds` after which a waiting service says for what it waits. */
const QUIET_PART = 0.1

export interface StartOptions {
  /** Limit of the wait for another service that starts on the same database, in seconds. */
  startLimitSeconds: number
  report: (error: unknown) => void
}

/** A connection outside the pool, whose limits do not fit a migration or the wait for another service's migration. */
export async function withConnection<Result>(
  url: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: START_MILLIS })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw connectError(error)
  })
  try {
    return await work(drizzle(client, { schema, casing: 'snake_case' }))
  } finally {
    await client.end()
  }
}

/**
 * Runs work in a transaction that holds the lock of all starting services: a lock of the session would stay on a
 * connection of a pooler in transaction mode.
 */
export const runAlone = <Result>(
  db: Database,
  options: StartOptions,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await lockStart(tx, options)
    return work(tx)
  })

/**
 * Asks for the lock repeatedly instead of waiting for it in one statement: a statement that waits keeps its view of the
 * database, and `create index concurrently` of the other service waits until all older views have ended.
 */
async function lockStart(tx: Database, { startLimitSeconds, report }: StartOptions): Promise<void> {
  const startedAt = performance.now()
  let hasReported = false
  while (!(await tryLock(tx, START_LOCK))) {
    const seconds = (performance.now() - startedAt) / 1000
    if (!hasReported && seconds >= startLimitSeconds * QUIET_PART) {
      hasReported = true
      report(
        new Error(
          `Another service starts on this database and may migrate it: waiting for its end, up to ${startLimitSeconds} seconds.`,
        ),
      )
    }
    if (seconds >= startLimitSeconds)
      throw new Error(
        `Another service has been starting on this database for more than ${startLimitSeconds} seconds. End it, or a connection that it left: select pid from pg_locks where locktype = 'advisory' and objid = ${START_LOCK}.`,
      )
    await setTimeout(POLL_MILLIS)
  }
}

/**
 * Locks a number until the end of the transaction, unless another one has. Has no parameters, so that it is one message of the protocol: Postgres keeps the view of a statement with parameters until the
 * next statement of its transaction.
 */
export async function tryLock(tx: Database, key: number): Promise<boolean> {
  const [row] = await tx
    .select({ isLocked: sql<boolean>`pg_try_advisory_xact_lock(${sql.raw(String(key))})` })
    .from(sql`(values (1)) as single`)
  return row?.isLocked === true
}
