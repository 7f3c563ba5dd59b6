import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { mutants } from './mutants.js'

const folder = import.meta.dirname
const source = join(folder, '../../src')

/** React puts off nothing by itself. */
const patientReact: Plugin = {
  name: 'patient React',
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
 * Bundles the simulation with the pages that it draws. Only what stands for the browser is loaded from
 * beside it: the file has to lie where happy-dom is found.
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
    // The pages say that they have no effects, and so would what stands in for the browser.
    ignoreAnnotations: true,
    outfile,
    logLevel: 'warning',
    plugins: [patientReact, ...(mutant === undefined ? [] : [withMutant(mutant)])],
  })
}
