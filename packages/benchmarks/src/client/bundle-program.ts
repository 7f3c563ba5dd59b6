import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { KitName } from './kit.js'

// This file runs in the folder into which scripts/bench.mjs has bundled it, beside the service.
const packages = new URL('../../../', import.meta.url)

/** Returns the folder from which Node resolves the package of a kit. */
export const folderOf = (kit: KitName): string =>
  fileURLToPath(new URL(kit === 'latchkey' ? 'core' : 'benchmarks', packages))

/** Prepended to each file to record that it was loaded. Its bytes are not counted. */
const announcement = '(globalThis.loaded ??= []).push(import.meta.url);'

export interface Bundled {
  /** URL of the bundled module. */
  readonly url: string
  /** Compressed size of each file in bytes, by URL. */
  readonly bytes: ReadonlyMap<string, number>
  /** Deletes the files. */
  remove(): Promise<void>
}

/**
 * Bundles a program from the published files of a kit as an app does for browsers: minified ES modules,
 * split at every `import()`.
 */
export async function bundleProgram(kit: KitName, program: string): Promise<Bundled> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-benchmark-'))
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folderOf(kit), sourcefile: 'program.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: 'program',
    outExtension: { '.js': '.mjs' },
    outdir: folder,
    write: false,
  })
  const bytes = new Map<string, number>()
  for (const { path, text } of outputFiles) {
    await writeFile(path, announcement + text)
    bytes.set(pathToFileURL(path).href, gzipSync(text, { level: 9 }).length)
  }
  return {
    url: pathToFileURL(join(folder, 'program.mjs')).href,
    bytes,
    remove: () => rm(folder, { recursive: true }),
  }
}
