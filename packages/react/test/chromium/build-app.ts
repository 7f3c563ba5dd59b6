import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { buildPublished } from '../../../core/test/support/bundle.js'
import { PROGRAM } from './serve-pages.js'

const packages = join(import.meta.dirname, '..', '..', '..')
const names = ['contract', 'core', 'react'] as const

/** Links the dependencies of the packages into the `node_modules` of an app. */
async function linkDependencies(root: string): Promise<void> {
  for (const name of names) {
    const modules = join(packages, name, 'node_modules')
    for (const dependency of await dependenciesOf(name)) {
      const link = join(root, 'node_modules', dependency)
      if (existsSync(link)) continue
      await mkdir(dirname(link), { recursive: true })
      await symlink(join(modules, dependency), link)
    }
  }
}

async function dependenciesOf(name: string): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(join(packages, name, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
    peerDependencies?: Record<string, string>
  }
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
}

/**
 * Builds an app with the hosted pages from the published packages, as Vite does by default. Returns
 * its files by name.
 */
export async function buildApp(): Promise<ReadonlyMap<string, string>> {
  const published = await buildPublished(names)
  const { NODE_ENV } = process.env
  // With that of the test run, Vite would build with the development version of React.
  process.env['NODE_ENV'] = 'production'
  try {
    const { root } = published
    await linkDependencies(root)
    const program = PROGRAM.replaceAll('../../src/pages/index.js', '@latchkey/react/pages')
      .replaceAll('../../src/index.js', '@latchkey/react')
      .replaceAll('../../src/', '@latchkey/react/')
    await writeFile(join(root, 'app.jsx'), program)
    await build({
      root,
      base: '/bundle/',
      configFile: false,
      logLevel: 'error',
      build: {
        assetsDir: '',
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: join(root, 'app.jsx'),
          output: { entryFileNames: 'app.js', assetFileNames: 'app[extname]' },
        },
      },
    })
    const dist = join(root, 'dist')
    const files = await readdir(dist)
    return new Map(
      await Promise.all(
        files.map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const),
      ),
    )
  } finally {
    process.env['NODE_ENV'] = NODE_ENV
    await published.remove()
  }
}
