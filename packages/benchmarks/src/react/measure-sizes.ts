import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { folderOf } from './folder-of.js'
import { type KitName, kits } from './kits.js'

const PROGRAM = 'program.js'

export interface Sizes {
  /** Bytes that are loaded initially. */
  first: number
  /** Bytes including lazy chunks. */
  all: number
}

/** Lists the entry and its static imports. */
function atOnce({ outputs }: Metafile, file: string): string[] {
  const imported = outputs[file]?.imports ?? []
  const statically = imported.filter(
    ({ kind, path }) => kind === 'import-statement' && outputs[path],
  )
  return [file, ...statically.flatMap(({ path }) => atOnce({ inputs: {}, outputs }, path))]
}

/** Measures the bytes of provider and hook, minified and gzipped, without React itself. */
export async function measureSizes(kit: KitName): Promise<Sizes> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: kits[kit].bundleExports, resolveDir: folderOf(kit), sourcefile: PROGRAM },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    outdir: 'out',
    absWorkingDir: folderOf(kit),
    write: false,
  })
  const bytesOf = (path: string) =>
    outputFiles
      .filter((file) => file.path.endsWith(path))
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
  const files = Object.keys(metafile.outputs)
  // A module that `import()` loads is listed as an entry, too.
  const entry = files.find((file) => metafile.outputs[file]?.entryPoint === PROGRAM) ?? ''
  const sum = (some: readonly string[]) => some.reduce((total, file) => total + bytesOf(file), 0)
  return { first: sum([...new Set(atOnce(metafile, entry))]), all: sum(files) }
}
