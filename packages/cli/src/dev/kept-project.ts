import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPrivate, writePrivate } from '../private-file.js'

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
  await mkdir(folder, { recursive: true })
  // People have keys: nothing in here is for a repository.
  await writeFile(join(folder, '.gitignore'), '*\n')
  await writePrivate(path, made)
  return made
}
