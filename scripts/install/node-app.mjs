import { access, cp } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { packedSpecs } from '../gates/packages/packed.mjs'
import { inFreshFolder, writeJson } from './fresh-folder.mjs'
import { mustRun } from '../command.mjs'
import { installNodes } from './nodes.mjs'

const sources = join('scripts', 'install', 'apps', 'node')

/** @param {string} folder */
const installWithNpm = async (folder) => {
  const dependencies = { ...(await packedSpecs()), react: '19.3.1', 'react-dom': '19.3.1' }
  const devDependencies = { vitest: '4.1.12' }
  await writeJson(folder, 'package.json', {
    private: true,
    type: 'module',
    dependencies,
    devDependencies,
  })
  await mustRun('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
}

/** @param {string} folder @param {string} nodeFolder */
const runOn = (folder, nodeFolder) => {
  const cli = join('node_modules', 'latchkey', 'dist', 'bin.js')
  const PATH = [nodeFolder, process.env.PATH].join(delimiter)
  const command = ['dev', '--memory', '--', 'node', 'use.cjs']
  return mustRun(join(nodeFolder, 'node'), [cli, ...command], {
    cwd: folder,
    env: { ...process.env, PATH },
  })
}

/**
 * Tests the packages in a Node app installed by npm: an importing and a requiring program with
 * the service on each supported version of Node, then a test with Vitest.
 */
export const useOnNode = () =>
  inFreshFolder(async (folder) => {
    await cp(sources, folder, { recursive: true })
    await installWithNpm(folder)
    // The service also starts without this file, but three seconds later.
    await access(join(folder, 'node_modules/@latchkey/service/dist/empty-database.tgz'))
    for (const node of await installNodes()) await runOn(folder, node)
    await mustRun('npx', ['vitest', 'run'], { cwd: folder })
    return []
  })
