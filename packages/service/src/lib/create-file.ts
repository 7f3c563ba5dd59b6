import { randomUUID } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'

/**
 * Creates a file for its owner only, atomically, so that no process reads half of it.
 *
 * @returns false if the file exists
 */
export async function createFile(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, text, { mode: 0o600 })
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}
