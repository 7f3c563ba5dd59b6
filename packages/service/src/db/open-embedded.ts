import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { cannotUse } from './cannot-use.js'
import { emptyDatabase, isThere } from './empty-database.js'
import { unpack } from './unpack.js'

/**
 * Opens the embedded Postgres. A new one begins as a copy of the empty one.
 *
 * @param folder whose `postgres` it is; undefined in memory
 */
export async function openEmbedded(folder: string | undefined): Promise<PGlite> {
  if (folder === undefined) return openInMemory()
  const place = join(folder, 'postgres')
  try {
    if (!(await isThere(join(place, MARK)))) await begin(place)
    return await PGlite.create(place)
  } catch (error) {
    throw cannotUse(folder, error)
  }
}

/** The file by which Postgres knows a database. */
const MARK = 'PG_VERSION'

async function openInMemory(): Promise<PGlite> {
  const empty = await emptyDatabase()
  return PGlite.create(empty && { loadDataDir: new Blob([empty]) })
}

/** Killed before it is through, it leaves what is no database yet, and is done anew. */
async function begin(place: string): Promise<void> {
  const empty = await emptyDatabase()
  if (empty !== undefined) await unpack(empty, { folder: place, last: MARK })
}
