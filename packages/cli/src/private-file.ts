import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CliError } from './cli-error.js'

/** Writes a file that only its owner can read. The write is atomic, and the file is never readable by others. */
export const writePrivateFile = (path: string, value: object): Promise<void> =>
  withTemporaryFile(path, value, (temporary) => rename(temporary, path))

/** Writes a private file unless it exists. Resolves to whether this call created the file. */
export const createPrivateFile = (path: string, value: object): Promise<boolean> =>
  withTemporaryFile(path, value, (temporary) =>
    link(temporary, path).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw error
      },
    ),
  )

async function withTemporaryFile<Result>(
  path: string,
  value: object,
  move: (temporary: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomUUID()}`
  try {
    await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return await move(temporary)
  } finally {
    await rm(temporary, { force: true })
  }
}

/**
 * Reads a private file.
 *
 * @param fields names of the fields that must be strings
 * @param optionalFields names of the fields that must be strings if they exist
 * @returns undefined if the file does not exist
 */
export async function readPrivateFile<Field extends string, OptionalField extends string = never>(
  path: string,
  fields: readonly Field[],
  optionalFields: readonly OptionalField[] = [],
): Promise<(Record<Field, string> & Partial<Record<OptionalField, string>>) | undefined> {
  try {
    const value = JSON.parse(await readFile(path, 'utf8')) as Record<Field, string> &
      Partial<Record<OptionalField, string>>
    if (
      fields.every((field) => typeof value[field] === 'string') &&
      optionalFields.every((field) => ['string', 'undefined'].includes(typeof value[field]))
    )
      return value
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    // The message of a SyntaxError quotes the text, which may be a secret.
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new CliError(`${path} is damaged. Remove it and try again.`)
}
