import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../../lib/package-folder.js'

const file = join(packageFolder, 'dist', 'empty-database.tgz')

/** Returns true if a path has a file or folder. */
export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * The empty database that comes with this package. A new embedded database is a copy of it, because
 * Postgres takes three seconds and 400 MB of memory more to create one.
 *
 * @returns a tar.gz archive of its folder; undefined if the package is not built, or is being built
 */
export async function emptyDatabase(): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}
