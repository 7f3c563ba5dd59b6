import { rm, access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { extensions } from './extensions.js'
import { folderError } from '../../lib/files/folder-errors.js'
import { GuardedFiles, type EmbeddedInstance } from './guarded-files.js'
import { unpack } from './unpack.js'
import { packageFolder } from '../../lib/files/package-folder.js'

/**
 * Opens the embedded Postgres. A new one begins as a copy of the empty one.
 *
 * @param folder whose `postgres` it is; undefined in memory
 */
export async function openEmbedded(folder: string | undefined): Promise<EmbeddedInstance> {
  if (folder === undefined) return openInMemory()
  const place = join(folder, 'postgres')
  const files = new GuardedFiles(place)
  try {
    const isCopy = !(await isThere(join(place, MARK))) && (await begin(place))
    // The folder has its own lock. A full disk may have left this one empty, which stops Postgres.
    await rm(join(place, 'postmaster.pid'), { force: true })
    return { client: await PGlite.create({ fs: files, extensions }), files, isCopy }
  } catch (error) {
    throw folderError(folder, files.failure ?? error)
  }
}

/** The file by which Postgres knows a database. */
const MARK = 'PG_VERSION'

async function openInMemory(): Promise<EmbeddedInstance> {
  const empty = await emptyDatabase()
  const client = await PGlite.create({
    extensions,
    ...(empty && { loadDataDir: new Blob([empty]) }),
  })
  // Nothing outlives the process, so that no commit has to wait for its page of the log to be written.
  await client.exec('set synchronous_commit = off')
  return { client, files: undefined, isCopy: empty !== undefined }
}

/**
 * Copies the empty database into a folder. If the process is killed before the end, the folder contains no database
 * yet, and the next start repeats it.
 *
 * @returns false if this package has no empty database
 */
async function begin(place: string): Promise<boolean> {
  const empty = await emptyDatabase()
  if (empty === undefined) return false
  await unpack(empty, { folder: place, last: MARK })
  return true
}

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
async function emptyDatabase(): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}
