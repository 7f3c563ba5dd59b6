import { readdir } from 'node:fs/promises'
import { basename, resolve } from 'node:path'

/** The names that npm accepts for a package, which the starters derive from the name of the folder. */
const PACKAGE_NAME = /^[a-z0-9~-][a-z0-9._~-]*$/

/**
 * Resolves to the reason why an app cannot be created in a folder, or to undefined if it can.
 *
 * @param folder a path, relative to the current folder
 */
export async function folderProblem(folder: string): Promise<string | undefined> {
  const path = resolve(folder)
  if (!PACKAGE_NAME.test(basename(path)))
    return `${basename(path)} is no name of a package. Use lowercase letters, digits and hyphens.`
  const entries = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.length > 0 ? `The folder ${folder} is not empty. Pass a new one.` : undefined
}
