import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mustRun } from '../../command.mjs'
import { applyDiff } from './apply-diff.mjs'
import { packageManagers } from './package-managers.mjs'
import { startApp } from './running-app.mjs'

/** @import { GuideStep } from './guide.mjs' */
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
  // npx asks before it downloads a program, which needs a terminal.
  npm_config_yes: 'true',
  // pnpm rejects versions that are younger than a day, as those of this run are.
  pnpm_config_minimum_release_age: '0',
  // Some starters pin a version of pnpm, which it would download for every platform.
  pnpm_config_pm_on_fail: 'ignore',
  NO_COLOR: '1',
})

/**
 * Copies a starter to the folder of the guides and installs its packages, as the program that creates it does.
 *
 * @param {string} starter
 * @param {{ root: string, manager: string, env: NodeJS.ProcessEnv }} options
 */
const copyStarter = async (starter, { root, manager, env }) => {
  const folder = join(root, 'my-app')
  await cp(starter, folder, { recursive: true })
  await mustRun(manager, ['install'], { cwd: folder, env })
}

/** @param {string} folder @param {Exclude<GuideStep, { command: string }>} step */
const writeStep = async (folder, step) => {
  const path = join(folder, step.file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(
    path,
    'text' in step ? step.text : applyDiff(await readFile(path, 'utf8'), step.diff),
  )
}

/**
 * Walks through a guide in an empty folder.
 *
 * @param {Walk} walk
 * @param {{ manager: string, registry: string, parent: string, from: string | undefined }} options `from` is a folder with starters
 *   that exist already
 * @returns {Promise<number>} seconds from the first command to the signed-in page
 */
export const runWalk = async (
  { steps, starter, edit, check },
  { manager, registry, parent, from },
) => {
  const inManager = packageManagers[manager] ?? ((command) => command)
  const root = await mkdtemp(join(parent, 'walk-'))
  let cwd = root
  const env = environmentOf(registry)
  const all = await steps()
  const startedAt = Date.now()
  try {
    for (const [index, step] of all.slice(0, -1).entries()) {
      if (!('command' in step)) await writeStep(cwd, step)
      else if (index === 0 && starter !== undefined && from !== undefined)
        await copyStarter(join(from, starter), { root, manager, env })
      else if (step.command.startsWith('cd ')) cwd = join(cwd, step.command.slice(3))
      else await mustRun('sh', ['-c', inManager(step.command)], { cwd, env })
    }
    await edit?.(cwd)
    const start = all.at(-1)
    if (start === undefined || !('command' in start)) throw new Error('No command starts the app.')
    const app = startApp(inManager(start.command), { cwd, env })
    try {
      await check(app.url, cwd)
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
