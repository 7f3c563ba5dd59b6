import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { packedSpecs } from '../gates/packages/packed.mjs'
import { mustRun } from '../command.mjs'
import { inFreshFolder, writeJson } from './fresh-folder.mjs'

const sources = join('scripts', 'install', 'apps', 'jest')

/** Tests the packages with Jest and jsdom, as the guide "Test your app" sets them up. */
export const useWithJest = () =>
  inFreshFolder(async (folder) => {
    await cp(sources, folder, { recursive: true })
    await writeJson(folder, 'package.json', {
      private: true,
      type: 'module',
      dependencies: await packedSpecs(),
      devDependencies: {
        jest: '30.5.2',
        'jest-environment-jsdom': '30.5.2',
        'jest-fixed-jsdom': '0.0.11',
      },
    })
    await mustRun('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folder,
    })
    const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' }
    await mustRun('npx', ['jest'], { cwd: folder, env })
    return []
  })
