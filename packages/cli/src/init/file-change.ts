import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { CliError } from '../cli-error.js'
import { styleResult } from '../terminal/output.js'

/** A file to create or to change. */
export interface FileChange {
  /** Path below the folder of the app, with slashes. */
  readonly path: string
  /** Current text, or undefined if the file does not exist. */
  readonly before: string | undefined
  readonly after: string
}

/** Reads a file of the app. Resolves to undefined if it does not exist. */
export const readText = (folder: string, path: string): Promise<string | undefined> =>
  readFile(join(folder, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Applies an edit that works with LF line breaks to a text that may have CRLF line breaks. */
export function editText(text: string, edit: (text: string) => string): string {
  const hasCrlf = text.includes('\r\n')
  const edited = edit(text.replaceAll('\r\n', '\n'))
  return hasCrlf ? edited.replaceAll('\n', '\r\n') : edited
}

function styleLine(line: string): string {
  if (line.startsWith('+')) return styleResult('green', line)
  return line.startsWith('-') ? styleResult('red', line) : line
}

/** Formats a change as a unified diff. */
export function formatDiff({ path, before, after }: FileChange): string {
  const patch = createTwoFilesPatch(
    before === undefined ? '/dev/null' : `a/${path}`,
    `b/${path}`,
    (before ?? '').replaceAll('\r\n', '\n'),
    after.replaceAll('\r\n', '\n'),
    undefined,
    undefined,
    { context: 3, headerOptions: FILE_HEADERS_ONLY },
  )
  return patch.trimEnd().split('\n').map(styleLine).join('\n')
}

export async function writeText(folder: string, path: string, text: string): Promise<void> {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
}

/** Writes changes, unless a file was changed since it was read. */
export async function writeChanges(folder: string, changes: readonly FileChange[]): Promise<void> {
  for (const { path, before } of changes)
    if ((await readText(folder, path)) !== before)
      throw new CliError(`${path} was changed in the meantime. Run the command again.`)
  for (const { path, after } of changes) await writeText(folder, path, after)
}
