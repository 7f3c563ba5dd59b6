import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isThere } from '../../../src/db/embedded/open-embedded.js'
import { packageFolder } from '../../../src/lib/files/package-folder.js'

/**
 * Global setup that creates the file of the empty database if the service is not built. Without it, each
 * embedded database of the tests takes three seconds more.
 */
export async function setup(): Promise<void> {
  if (await isThere(join(packageFolder, 'dist', 'empty-database.tgz'))) return
  const program = join(packageFolder, 'make-empty-database.mjs')
  await promisify(execFile)(process.execPath, [program])
}
