// `npm run simulate -- --schedules 1000 --seed 1 [--mode cookie|server] [--mutant name] [--replay]` simulates
// sessions under faults, see packages/core/test/simulation/README.md. With `--pages`, it simulates the hosted
// pages, see packages/react/test/simulation/README.md.
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { runInForeground } from './command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const isPages = process.argv.includes('--pages')
const folder = join(root, 'packages', isPages ? 'react' : 'core', 'test', 'simulation')

/** Bundles and imports the build script of the simulation, which is TypeScript. */
const loadBuild = async (/** @type {string} */ output) => {
  const outfile = join(output, 'build.mjs')
  await build({
    entryPoints: [join(folder, 'build.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    define: { 'import.meta.dirname': JSON.stringify(folder) },
    outfile,
  })
  return import(pathToFileURL(outfile).href)
}

const simulate = async (/** @type {string} */ output) => {
  const args = process.argv.slice(2)
  const { values } = parseArgs({
    args,
    options: { mode: { type: 'string' }, mutant: { type: 'string' } },
    strict: false,
  })
  const { buildSimulation, buildPages, nodeOptions = [] } = await loadBuild(output)
  const program = join(output, 'simulation.mjs')
  await (isPages ? buildPages : buildSimulation)(program, values.mutant)
  process.exitCode = await runInForeground(process.execPath, [...nodeOptions, program, ...args])
}

// Inside node_modules, so that the imports of the bundle resolve.
const output = await mkdtemp(join(root, 'node_modules', '.simulation-'))
try {
  await simulate(output)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(output, { recursive: true, force: true })
}
