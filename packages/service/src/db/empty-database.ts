import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../package-folder.js'

const file = join(packageFolder, 'dist', 'empty-database.tgz')

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * The empty database that comes with this package, to begin a new one with: for the embedded Postgres to
 * make one takes three seconds and 400 MB of memory more.
 *
 * @param dataDir where the embedded Postgres keeps its files; undefined in memory
 * @returns undefined for a folder that has a database, and in sources that were not built: Postgres makes
 *   one then
 */
export async function emptyDatabase(dataDir: string | undefined): Promise<Blob | undefined> {
  if (dataDir !== undefined && (await isThere(join(dataDir, 'PG_VERSION')))) return undefined
  return (await isThere(file)) ? new Blob([await readFile(file)]) : undefined
}
