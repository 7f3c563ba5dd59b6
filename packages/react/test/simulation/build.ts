import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { mutants } from './mutants.js'

const folder = import.meta.dirname
const source = join(folder, '../../src')

/** Replaces the scheduler of React, so that React defers no work on its own. */
const schedulerPlugin: Plugin = {
  name: 'React scheduler',
  setup({ onResolve }) {
    onResolve({ filter: /^scheduler$/ }, () => ({ path: join(folder, 'react-scheduler.ts') }))
  },
}

const withMutant = (name: string): Plugin => ({
  name: 'mutant',
  setup({ onLoad }) {
    const mutant = mutants[name]
    if (!mutant) throw new Error(`There is no mutant ${name}: ${Object.keys(mutants).join(', ')}`)
    const { file, from, to } = mutant
    onLoad({ filter: new RegExp(`/react/src/${file.replaceAll('.', '\\.')}$`) }, async () => {
      const text = await readFile(join(source, file), 'utf8')
      if (text.split(from).length !== 2)
        throw new Error(`The mutant ${name} does not fit ${file} any more: ${from}`)
      return { contents: text.replace(from, () => to), loader: 'tsx' }
    })
  },
})

/**
 * Bundles the simulation with the pages that it renders. Only happy-dom is external, so the file must be in a
 * folder from which happy-dom can be imported.
 *
 * @param mutant the bug to build in, by its name
 */
export async function buildPages(outfile: string, mutant?: string): Promise<void> {
  await build({
    entryPoints: [join(folder, 'run.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['@latchkey/source'],
    define: {
      'process.env.NODE_ENV': '"development"',
      'import.meta.dirname': JSON.stringify(folder),
    },
    external: ['happy-dom'],
    // The pages are marked as free of side effects, but the module that creates the DOM has some.
    ignoreAnnotations: true,
    outfile,
    logLevel: 'warning',
    plugins: [schedulerPlugin, ...(mutant === undefined ? [] : [withMutant(mutant)])],
  })
}
