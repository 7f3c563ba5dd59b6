import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createPrivateFile, readPrivateFile } from '../private-file.js'
import { printMessage, sanitize } from '../terminal/output.js'

const FIELDS = [
  'projectId',
  'publishableClientKey',
  'secretServerKey',
  'superSecretAdminKey',
] as const

/** ID and keys of a project for development. */
export type DevProject = Record<(typeof FIELDS)[number], string>

const createSecret = () => randomBytes(24).toString('hex')

export const createProject = (projectId: string = randomUUID()): DevProject => ({
  projectId,
  publishableClientKey: `pck_${createSecret()}`,
  secretServerKey: `ssk_${createSecret()}`,
  superSecretAdminKey: `sak_${createSecret()}`,
})

/**
 * Loads the project of a data folder. The first run creates it.
 *
 * @param id ID of a configured project. Each project has its own keys.
 */
export async function loadOrCreateProject(folder: string, id?: string): Promise<DevProject> {
  const path = join(folder, id === undefined ? 'dev-project.json' : `dev-project-${id}.json`)
  const stored = await readPrivateFile(path, FIELDS)
  if (stored) return stored
  const created = createProject(id)
  await ignoreInGit(path)
  // If several processes start at the same time, all use the project of the first one.
  return (await createPrivateFile(path, created)) ? created : loadOrCreateProject(folder, id)
}

/**
 * Ignores a new data folder in git, because it contains keys. An existing folder may contain files of the app that
 * git has to track, so this prints a warning instead.
 */
export async function ignoreInGit(path: string): Promise<void> {
  const folder = dirname(path)
  const file = join(folder, '.gitignore')
  const isNew = (await mkdir(folder, { recursive: true })) !== undefined
  if (isNew) return writeFile(file, '*\n', { flag: 'wx' })
  const ignored = await readFile(file, 'utf8').catch(() => '')
  if (ignored.split(/\r?\n/).includes('*')) return
  const names = `${basename(path)}, dev-connection.json, encryption-key and postgres`
  printMessage(
    `Warning: ${sanitize(folder)} is not ignored by git. Add ${names} to .gitignore: they contain keys and accounts.`,
  )
}
