import { rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CliError } from '../cli-error.js'
import { ignoreInGit } from '../dev/stored-project.js'
import { readPrivateFile, writePrivateFile } from '../private-file.js'
import { type FileChange, readText, writeText } from './file-change.js'

const recordPath = (folder: string) => join(folder, '.latchkey', 'init.json')

/** Stores the changes of a run, before they are written, so that `undoChanges` can revert them. */
export async function recordChanges(folder: string, changes: readonly FileChange[]): Promise<void> {
  const path = recordPath(folder)
  await ignoreInGit(path)
  await writePrivateFile(path, { changes: JSON.stringify(changes) })
}

const isFileChange = (value: unknown): value is FileChange =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'after' in value &&
  typeof value.after === 'string' &&
  (!('before' in value) || typeof value.before === 'string')

async function readRecord(folder: string): Promise<readonly FileChange[]> {
  const record = await readPrivateFile(recordPath(folder), ['changes'])
  if (record === undefined)
    throw new CliError(
      'There is nothing to undo: latchkey init has written no files in this folder.',
    )
  const changes: unknown = JSON.parse(record.changes)
  if (Array.isArray(changes) && changes.every(isFileChange)) return changes
  throw new CliError(`${recordPath(folder)} is damaged. Restore the files with git.`)
}

/** Removes the folders of a removed file that are empty. */
async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent))
    try {
      await rmdir(join(folder, parent))
    } catch {
      // The folder contains other files.
      return
    }
}

/**
 * Reverts the changes of the last run. Resolves to the reverted changes. Rejects, and reverts nothing, if a file was changed
 * afterwards.
 */
export async function undoChanges(folder: string): Promise<readonly FileChange[]> {
  const changes = await readRecord(folder)
  const changedLater: string[] = []
  for (const { path, before, after } of changes) {
    const current = await readText(folder, path)
    if (current !== after && current !== before) changedLater.push(path)
  }
  if (changedLater.length > 0)
    throw new CliError(
      `Nothing was restored, because these files were changed after latchkey init: ${changedLater.join(', ')}. Restore them with git, or change them by hand.`,
    )
  for (const { path, before } of changes)
    if (before === undefined) {
      await rm(join(folder, path), { force: true })
      await removeEmptyFolders(folder, path)
    } else await writeText(folder, path, before)
  await rm(recordPath(folder))
  return changes
}
