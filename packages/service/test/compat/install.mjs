import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mustRun } from '../../../../scripts/command.mjs'

/** @typedef {import('./clients.mjs').PublishedClient} PublishedClient */

const cacheFolder = fileURLToPath(
  new URL('../../../../node_modules/.cache/compat', import.meta.url),
)

/** @param {string} path */
const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  )

/** @param {PublishedClient} client */
const manifestOf = (client) => ({
  private: true,
  type: 'module',
  dependencies: { [client.package]: client.version, ...client.peers },
})

/**
 * Installs a client from npm into a folder of its own, which later runs reuse. Install scripts are not run.
 *
 * @param {PublishedClient} client
 * @returns {Promise<string>} the folder
 */
export const installClient = async (client) => {
  const folder = join(cacheFolder, `${client.package.replace('/', '-')}-${client.version}`)
  if (await exists(folder)) return folder
  // An interrupted installation leaves only this folder behind, which the next run replaces.
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await writeFile(join(unfinished, 'package.json'), JSON.stringify(manifestOf(client), null, 2))
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  await mustRun('npm', ['install', ...options], { cwd: unfinished })
  await rename(unfinished, folder)
  return folder
}
