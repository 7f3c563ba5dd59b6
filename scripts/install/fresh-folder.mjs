import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Lends a folder outside of the repository, where nothing is found that an app has not installed itself.
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
