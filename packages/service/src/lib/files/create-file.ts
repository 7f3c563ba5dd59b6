import { randomUUID } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import process from 'node:process'

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
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (code !== 'EACCES') throw error
    throw new Error(
      `The user with the ID ${process.getuid?.()} cannot write to ${dirname(resolve(path))}. Run the command as the owner of the folder, or change its owner.`,
      { cause: error },
    )
  } finally {
    // In a folder that this user cannot read, the deletion fails, too, and its error is of no interest.
    await rm(draft, { force: true }).catch(() => undefined)
  }
}
