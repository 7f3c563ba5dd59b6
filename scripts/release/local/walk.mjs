import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mustRun } from '../../command.mjs'
import { packageManagers } from './package-managers.mjs'
import { startApp } from './running-app.mjs'

/** @import { Walk } from './walks.mjs' */

/**
 * The environment of a user who has no other settings than the registry.
 *
 * @param {string} registry
 */
const environmentOf = (registry) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^p?npm_|^CI$/i.test(name)),
  ),
  npm_config_registry: registry,
  pnpm_config_registry: registry,
  // pnpm rejects versions that are younger than a day, as those of this run are.
  pnpm_config_minimum_release_age: '0',
  // Some starters pin a version of pnpm, which it would download for every platform.
  pnpm_config_pm_on_fail: 'ignore',
  NO_COLOR: '1',
})

/**
 * Walks through a guide in an empty folder.
 *
 * @param {Walk} walk
 * @param {{ manager: string, registry: string, parent: string }} options
 * @returns {Promise<number>} seconds from the first command to the signed-in page
 */
export const runWalk = async ({ steps, edit, check }, { manager, registry, parent }) => {
  const inManager = packageManagers[manager] ?? ((command) => command)
  const root = await mkdtemp(join(parent, 'walk-'))
  let cwd = root
  const env = environmentOf(registry)
  const all = await steps()
  const startedAt = Date.now()
  try {
    for (const step of all.slice(0, -1)) {
      if ('file' in step) {
        await mkdir(dirname(join(cwd, step.file)), { recursive: true })
        await writeFile(join(cwd, step.file), step.text)
      } else if (step.command.startsWith('cd ')) cwd = join(cwd, step.command.slice(3))
      else await mustRun('sh', ['-c', inManager(step.command)], { cwd, env })
    }
    await edit?.(cwd)
    const start = all.at(-1)
    if (start === undefined || !('command' in start)) throw new Error('No command starts the app.')
    const app = startApp(inManager(start.command), { cwd, env })
    try {
      await check(app.url)
    } catch (error) {
      throw new Error(`${String(error)}\n${app.output()}`)
    } finally {
      await app.stop()
    }
    return (Date.now() - startedAt) / 1000
  } finally {
    await rm(root, { recursive: true, force: true, maxRetries: 3 })
  }
}
