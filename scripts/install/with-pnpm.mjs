import { packedSpecs } from '../gates/packages/packed.mjs'
import { mustRun } from '../command.mjs'
import { writeJson } from './fresh-folder.mjs'

/** Packages whose install scripts are not needed here. */
const withoutBuild = { esbuild: false, msw: false, sharp: false }

/**
 * Installs packages with pnpm, where each package can import only its declared dependencies.
 *
 * @param {string} folder
 * @param {Record<string, unknown>} manifest
 */
export const installWithPnpm = async (folder, manifest) => {
  await writeJson(folder, 'package.json', { private: true, type: 'module', ...manifest })
  await writeJson(folder, 'pnpm-workspace.yaml', {
    packages: ['.'],
    overrides: await packedSpecs(),
    allowBuilds: withoutBuild,
  })
  await mustRun('pnpm', ['install', '--prefer-offline'], { cwd: folder })
}
