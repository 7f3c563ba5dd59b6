import { DatabaseError } from 'pg'
import { tryLock, withConnection } from '../run-alone.js'
import { removeTimeLimits, runConcurrently } from '../run-concurrently.js'
import { addSearchExtensions, EXTENSIONS, missingSearchIndexes } from './search-indexes.js'
import type { Database } from '../database.js'

/** Key of the advisory lock of the process that creates the indexes. */
const SEARCH_LOCK = 4_710_002

/**
 * SQLSTATEs of a server that has no such extension (undefined_file), or does not let the account create it or an index
 * (insufficient_privilege, feature_not_supported).
 */
const NOT_ALLOWED = new Set(['58P01', '42501', '0A000'])

/**
 * Creates the indexes of the search that a database on a server lacks, while other processes use it. Another process may create
 * them already: then this one goes on. Without the right to create them, a search reads all users of a project.
 */
export async function addSearchIndexes(
  url: string,
  report: (error: unknown) => void,
): Promise<void> {
  try {
    await withConnection(url, async (db) => {
      if ((await missingSearchIndexes(db)).length === 0) return
      await db.transaction((tx) => createMissing(tx, url))
    })
  } catch (error) {
    if (!isNotAllowed(error)) throw error
    report(notAllowed(error))
  }
}

async function createMissing(tx: Database, url: string): Promise<void> {
  if (!(await tryLock(tx, SEARCH_LOCK))) return
  await withConnection(url, addSearchExtensions)
  const missing = await missingSearchIndexes(tx)
  await removeTimeLimits(tx)
  for (const { name, on } of missing)
    await runConcurrently(url, `create index concurrently "${name}" on ${on}`)
}

function isNotAllowed(error: unknown): error is Error {
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof DatabaseError && NOT_ALLOWED.has(cause.code ?? '')
}

const notAllowed = ({ cause }: Error): Error =>
  new Error(
    `A search of users reads all users of its project, because its indexes could not be created: ${(cause as Error).message}. Run "latchkey-service migrate" with the account that owns the tables and may create the extensions ${EXTENSIONS.join(' and ')}.`,
  )
