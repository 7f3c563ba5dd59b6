import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../package-folder.js'

const file = join(packageFolder, 'dist', 'empty-database.tgz')

/** Whether there is a file or folder of that path. */
export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * The empty database that comes with this package, to begin a new one with: for the embedded Postgres to
 * make one takes three seconds and 400 MB of memory more.
 *
 * @returns a packed folder; undefined in sources that were not built: Postgres makes one then
 */
export async function emptyDatabase(): Promise<Buffer<ArrayBuffer> | undefined> {
  return (await isThere(file)) ? readFile(file) : undefined
}
