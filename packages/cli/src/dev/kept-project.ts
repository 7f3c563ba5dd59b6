import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createPrivate, readPrivate } from '../private-file.js'
import { plain, say } from '../terminal/output.js'

const FIELDS = [
  'projectId',
  'publishableClientKey',
  'secretServerKey',
  'superSecretAdminKey',
] as const

/** A project for development and its keys. */
export type DevProject = Record<(typeof FIELDS)[number], string>

const secret = () => randomBytes(24).toString('hex')

export const newProject = (projectId: string = randomUUID()): DevProject => ({
  projectId,
  publishableClientKey: `pck_${secret()}`,
  secretServerKey: `ssk_${secret()}`,
  superSecretAdminKey: `sak_${secret()}`,
})

/**
 * The project that is kept in a data folder: made at the first run, the same from then on.
 *
 * @param id of a configured project; no two have the same keys
 */
export async function keptProject(folder: string, id?: string): Promise<DevProject> {
  const path = join(folder, id === undefined ? 'dev-project.json' : `dev-project-${id}.json`)
  const kept = await readPrivate(path, FIELDS)
  if (kept) return kept
  const made = newProject(id)
  await keepOutOfGit(path)
  // Of several that start at once, all have the project of the first.
  return (await createPrivate(path, made)) ? made : keptProject(folder, id)
}

/**
 * People have keys: nothing that is kept in the folder is for a repository. One that was there before may
 * have a project in it, which git has to see; there, people are told.
 */
async function keepOutOfGit(path: string): Promise<void> {
  const folder = dirname(path)
  const file = join(folder, '.gitignore')
  const isNew = (await mkdir(folder, { recursive: true })) !== undefined
  if (isNew) return writeFile(file, '*\n', { flag: 'wx' })
  const ignored = await readFile(file, 'utf8').catch(() => '')
  if (ignored.split(/\r?\n/).includes('*')) return
  const names = `${basename(path)}, encryption-key and postgres`
  say(`Keep ${names} in ${plain(folder)} out of git: keys and accounts are in them.`)
}
