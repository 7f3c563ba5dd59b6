import { cp, mkdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { packedSpecs } from '../gates/packages/packed.mjs'
import { inFreshFolder } from './fresh-folder.mjs'
import { mustRun } from '../command.mjs'
import { installWithPnpm } from './with-pnpm.mjs'

const visit = resolve('scripts', 'install', 'visit.mjs')
/** Folders that the build creates. */
const generated = ['node_modules', 'dist', '.next', '.turbo', 'e2e']

/** @param {string} folder */
const readManifest = async (folder) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))

/** @param {Record<string, string>} dependencies @param {Record<string, string>} specs */
const withSpecs = (dependencies, specs) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, specs[name] ?? version]),
  )

/**
 * Builds an example as an independent app with packages installed by pnpm, serves it together
 * with the service of the command line, and signs a user up in a browser.
 *
 * @param {string} example
 * @param {string} tool path of the build tool in `node_modules`
 * @param {string} serve the command of the tool that serves the build
 */
export const useInBrowser = (example, tool, serve) =>
  inFreshFolder(async (root) => {
    // At the same depth as in the repository, because the example extends a file two folders above.
    const folder = join(root, 'examples', example)
    await mkdir(folder, { recursive: true })
    await cp('tsconfig.base.json', join(root, 'tsconfig.base.json'))
    await cp(join('examples', example), folder, {
      recursive: true,
      filter: (path) => !generated.includes(basename(path)),
    })
    const specs = await packedSpecs()
    const manifest = await readManifest(folder)
    const { typescript, '@types/node': nodeTypes } = (await readManifest('.')).devDependencies
    await installWithPnpm(folder, {
      ...manifest,
      dependencies: withSpecs(manifest.dependencies, specs),
      devDependencies: {
        ...manifest.devDependencies,
        // The repository provides these to the example.
        typescript,
        '@types/node': nodeTypes,
        latchkey: specs['latchkey'],
      },
    })
    const command = ['node', visit, join('node_modules', tool), serve]
    await mustRun('npx', ['latchkey', 'dev', '--memory', '--', ...command], { cwd: folder })
    return []
  })
