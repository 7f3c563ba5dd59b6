import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeJson } from './fresh-folder.mjs'
import { mustRun } from '../command.mjs'

const versions = ['20.20.2', '22.23.3', '24.21.0']
const cache = resolve('node_modules', '.cache', 'nodes')

const platform = process.platform === 'win32' ? 'win' : process.platform

/** @param {string} version */
const majorOf = (version) => version.split('.')[0]

/**
 * Returns the folder of each supported Node version: the one of this process, and others from npm.
 */
export const installNodes = async () => {
  const others = versions.filter((version) => majorOf(version) !== majorOf(process.versions.node))
  await mkdir(cache, { recursive: true })
  await writeJson(cache, 'pnpm-workspace.yaml', { packages: ['.'] })
  await writeJson(cache, 'package.json', {
    private: true,
    dependencies: Object.fromEntries(
      others.map((version) => [
        `node-${majorOf(version)}`,
        `npm:node-${platform}-${process.arch}@${version}`,
      ]),
    ),
  })
  await mustRun('pnpm', ['install', '--prefer-offline'], { cwd: cache })
  const folders = others.map((version) =>
    join(cache, 'node_modules', `node-${majorOf(version)}`, 'bin'),
  )
  return [resolve(process.execPath, '..'), ...folders]
}
