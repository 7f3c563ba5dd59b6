import { packedSpecs } from '../gates/packed.mjs'
import { mustRun } from './must-run.mjs'
import { writeJson } from './fresh-folder.mjs'

/** Nothing of these has to be built for what is done with them here. */
const unbuilt = { esbuild: false, msw: false, sharp: false }

/**
 * Installs an app's packages with pnpm, whose packages see only what they name themselves.
 *
 * @param {string} folder
 * @param {Record<string, unknown>} manifest
 */
export const installWithPnpm = async (folder, manifest) => {
  await writeJson(folder, 'package.json', { private: true, type: 'module', ...manifest })
  await writeJson(folder, 'pnpm-workspace.yaml', {
    packages: ['.'],
    overrides: await packedSpecs(),
    allowBuilds: unbuilt,
  })
  await mustRun(folder, 'pnpm', ['install', '--prefer-offline'])
}
