import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs a function with a temporary folder outside of the repository, where only installed
 * packages are found.
 *
 * @template T
 * @param {(folder: string) => Promise<T>} act
 * @returns {Promise<T>}
 */
export const inFreshFolder = async (act) => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-app-'))
  try {
    return await act(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** @param {string} folder @param {string} name @param {unknown} value */
export const writeJson = (folder, name, value) =>
  writeFile(join(folder, name), JSON.stringify(value, null, 2))
