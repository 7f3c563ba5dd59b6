import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions } from 'esbuild'

export interface Bundle {
  /** The text of every chunk that a page loads before its program runs. */
  readonly first: readonly string[]
  /** The text of the chunks that are loaded by `import()`. */
  readonly lazy: readonly string[]
  /** Returns the text of the chunks that a page has loaded after lazy chunks, such as `oauth-flows`. */
  withParts(...modules: readonly string[]): readonly string[]
}

/** Bundles a program as an app does for browsers: minified ES modules, split at every `import()`. */
export async function bundle(
  program: string,
  external: readonly string[] = [],
  options: BuildOptions = { conditions: ['@latchkey/source'] },
): Promise<Bundle> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: 'tsx' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    platform: 'browser',
    external: [...external],
    outdir: 'out',
    ...options,
    write: false,
    metafile: true,
  })
  const outputs = Object.entries(metafile.outputs)
  const textOf = (name: string) => outputFiles.find(({ path }) => path.endsWith(`/${name}`))!.text
  /** Returns the names of chunks and of those that they import statically. */
  const loaded = (names: readonly string[]) => {
    const all = new Set(names)
    for (const name of all)
      for (const { kind, path, external: isOutside } of metafile.outputs[name]?.imports ?? [])
        if (kind === 'import-statement' && !isOutside) all.add(path)
    return [...all]
  }
  const entryOf = (module: RegExp) => {
    const output = outputs.find(([, { entryPoint }]) => entryPoint && module.test(entryPoint))
    if (!output) throw new Error(`No chunk begins with ${String(module)}.`)
    return output[0]
  }
  const entry = entryOf(/^<stdin>$/)
  const first = loaded([entry])
  return {
    first: first.map(textOf),
    lazy: outputs.filter(([name]) => !first.includes(name)).map(([name]) => textOf(name)),
    withParts: (...modules) => {
      const parts = modules.map((module) => entryOf(RegExp(`/${module}[-.]`)))
      return loaded([entry, ...parts]).map(textOf)
    },
  }
}

export const gzipBytes = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)

const require = createRequire(import.meta.url)
const packages = join(import.meta.dirname, '..', '..', '..')

type PackageName = 'contract' | 'core' | 'react'

/** The files of the tools that build what runs in pages. */
const tsup = join(dirname(require.resolve('tsup/package.json')), 'dist', 'cli-default.js')
const rolldown = join(dirname(require.resolve('rolldown/package.json')), 'bin', 'cli.mjs')
const buildsOf = (name: PackageName, dist: string): readonly (readonly string[])[] => {
  const styles = [tsup, '--out-dir', dist]
  if (name === 'contract') return [styles]
  const code = [rolldown, '--config', '--dir', dist]
  return name === 'core' ? [code] : [code, styles]
}

/**
 * Builds the published files of packages in a new folder. Returns options that make `bundle` resolve
 * them as an app does, and a function that deletes the folder.
 */
export async function buildPublished(names: readonly PackageName[] = ['contract', 'core']) {
  const root = await mkdtemp(join(tmpdir(), 'latchkey-published-'))
  await Promise.all(
    names.map(async (name) => {
      const cwd = join(packages, name)
      const folder = join(root, 'node_modules', '@latchkey', name)
      await mkdir(folder, { recursive: true })
      await copyFile(join(cwd, 'package.json'), join(folder, 'package.json'))
      for (const command of buildsOf(name, join(folder, 'dist')))
        await promisify(execFile)(process.execPath, command, { cwd })
    }),
  )
  return {
    /** Has the packages in its `node_modules`. */
    root,
    resolve: (contents: string): BuildOptions => ({
      stdin: { contents, resolveDir: root, loader: 'tsx' },
      // Other packages are not copied.
      nodePaths: [join(packages, 'core', 'node_modules')],
      // tsup keeps imports of chunks that contain only types.
      logOverride: { 'ignored-bare-import': 'silent' },
    }),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
