import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedFolders } from '../gates/packages/published.mjs'
import { inFreshFolder } from './fresh-folder.mjs'
import { mustRun } from '../command.mjs'
import { installWithPnpm } from './with-pnpm.mjs'
import { packedSpecs } from '../gates/packages/packed.mjs'

const sources = join('scripts', 'install', 'apps', 'types')
const compilers = { 'typescript-5': '5.9.3', 'typescript-6': '6.0.3', 'typescript-7': '7.0.2' }
const resolutions = ['bundler', 'nodenext', 'node20']

const dependencies = {
  '@playwright/test': '1.65.1',
  '@types/node': '20.19.43',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  msw: '2.15.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  vitest: '4.1.12',
  zod: '4.6.7',
}

/** Returns an export line for every entry that has types. */
const everyEntry = async () => {
  const manifests = await Promise.all(
    (await publishedFolders()).map((folder) => readFile(join(folder, 'package.json'), 'utf8')),
  )
  return manifests
    .map((text) => JSON.parse(text))
    .flatMap(({ name, exports }) =>
      Object.entries(exports)
        .filter(([subpath, { types }]) => types && !subpath.includes('*'))
        .map(([subpath]) => name + subpath.slice(1)),
    )
    .map((entry, index) => `export * as entry${index} from '${entry}'\n`)
    .join('')
}

/** @param {string} folder @param {string} compiler */
const compileWith = async (folder, compiler) => {
  const tsc = join('node_modules', compiler, 'bin', 'tsc')
  for (const resolution of resolutions)
    await mustRun(process.execPath, [tsc, '-p', `tsconfig.${resolution}.json`], { cwd: folder })
}

/** Compiles an app with declarations on every supported version of TypeScript. */
export const compileOnTypeScript = () =>
  inFreshFolder(async (folder) => {
    await cp(sources, folder, { recursive: true })
    await writeFile(join(folder, 'entries.ts'), await everyEntry())
    const aliases = Object.entries(compilers).map(([name, version]) => [
      name,
      `npm:typescript@${version}`,
    ])
    await installWithPnpm(folder, {
      dependencies: { ...(await packedSpecs()), ...dependencies },
      devDependencies: Object.fromEntries(aliases),
    })
    const compiled = await Promise.allSettled(
      Object.keys(compilers).map((name) => compileWith(folder, name)),
    )
    return compiled.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    )
  })
