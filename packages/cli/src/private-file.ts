import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Failure } from './failure.js'

/** Writes a file that only its owner can read: whole or not at all, and never readable in between. */
export const writePrivate = (path: string, value: object): Promise<void> =>
  withDraft(path, value, (draft) => rename(draft, path))

/** The same for the first who comes; says whether that was this one. */
export const createPrivate = (path: string, value: object): Promise<boolean> =>
  withDraft(path, value, (draft) =>
    link(draft, path).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw error
      },
    ),
  )

async function withDraft<Result>(
  path: string,
  value: object,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return await work(draft)
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Reads such a file.
 *
 * @param fields what it must hold, as texts
 * @returns undefined when there is none
 */
export async function readPrivate<Field extends string>(
  path: string,
  fields: readonly Field[],
): Promise<Record<Field, string> | undefined> {
  try {
    const value = JSON.parse(await readFile(path, 'utf8')) as Record<Field, string>
    if (fields.every((field) => typeof value[field] === 'string')) return value
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    // What cannot be parsed is quoted by the engine's own message, and may be a secret.
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Failure(`${path} is damaged. Remove it and try again.`)
}
