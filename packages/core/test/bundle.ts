import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

export interface Bundle {
  /** The text of every chunk that a browser loads before anything else runs. */
  readonly first: readonly string[]
  /** The text of the chunks that wait behind `import()`. */
  readonly lazy: readonly string[]
}

/** Bundles a program as a browser would get it: minified ES modules, split at every `import()`. */
export async function bundle(program: string, external: readonly string[] = []): Promise<Bundle> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: 'tsx' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    platform: 'browser',
    conditions: ['@latchkey/source'],
    external: [...external],
    outdir: 'out',
    write: false,
    metafile: true,
  })
  const entry = Object.keys(metafile.outputs).find(
    (name) => metafile.outputs[name]?.entryPoint === '<stdin>',
  )!
  const first = new Set([entry])
  for (const name of first) {
    for (const { kind, path, external: isOutside } of metafile.outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && !isOutside) first.add(path)
    }
  }
  const texts = Object.keys(metafile.outputs).map((name) => ({
    name,
    text: outputFiles.find(({ path }) => path.endsWith(`/${name}`))!.text,
  }))
  return {
    first: texts.filter(({ name }) => first.has(name)).map(({ text }) => text),
    lazy: texts.filter(({ name }) => !first.has(name)).map(({ text }) => text),
  }
}

export const gzipBytes = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
