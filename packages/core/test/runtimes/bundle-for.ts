import { build, type BuildOptions } from 'esbuild'

const settings = {
  bundle: true,
  target: 'es2022',
  platform: 'browser',
  conditions: ['@latchkey/source'],
  outdir: '/',
  write: false,
  metafile: true,
  // A script has no `import.meta`, and the client handles its absence.
  logOverride: { 'empty-import-meta': 'silent' },
} as const satisfies BuildOptions

const fromHere = (program: string) => ({
  contents: program,
  resolveDir: import.meta.dirname,
  loader: 'ts' as const,
})

/**
 * Bundles a program as ES modules for an edge runtime, split at every `import()`, with the entry
 * first.
 */
export async function bundleModules(
  program: string,
): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const { outputFiles } = await build({
    ...settings,
    stdin: { ...fromHere(program), sourcefile: 'program.ts' },
    // The other settings are those of a browser build.
    conditions: [...settings.conditions, 'workerd'],
    format: 'esm',
    splitting: true,
    entryNames: 'program',
  })
  return outputFiles
    .map(({ path, text }) => ({ name: path.slice(1), text }))
    .toSorted((a, b) => Number(b.name === 'program.js') - Number(a.name === 'program.js'))
}

/**
 * Bundles a program as a script whose exports become the global `kit`. Replaces the packages in
 * `omitted` with empty modules.
 */
export async function bundleScript(
  program: string,
  omitted: readonly string[] = [],
): Promise<{ readonly text: string; readonly modules: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    ...settings,
    stdin: fromHere(program),
    format: 'iife',
    globalName: 'kit',
    alias: Object.fromEntries(
      omitted.map((name) => [name, 'data:text/javascript,module.exports={}']),
    ),
    absWorkingDir: import.meta.dirname,
  })
  const modules = Object.keys(metafile.inputs).filter((path) => path !== '<stdin>')
  return { text: outputFiles.map(({ text }) => text).join('\n'), modules }
}
