import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { mutants } from './mutants.js'

const folder = import.meta.dirname
const packages = join(folder, '../../..')

/**
 * Flags for Node. A large young generation, because collecting short-lived objects took a fifth of the
 * time.
 */
export const nodeOptions = [
  '--min-semi-space-size=256',
  '--max-semi-space-size=256',
  '--single-threaded-gc',
]

/**
 * Bundles the simulation with the kit that it drives, into one file, so that nothing has to be loaded
 * while it runs.
 *
 * @param mutant the bug to build in, by its name
 */
export async function buildSimulation(outfile: string, mutant?: string): Promise<void> {
  const changes = mutant ? mutants[mutant]?.changes : []
  if (!changes) throw new Error(`There is no mutant ${mutant}: ${Object.keys(mutants).join(', ')}`)
  await build({
    entryPoints: [join(folder, 'run.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@latchkey/source'],
    // The folder of the regressions, which does not depend on the place of the bundle.
    define: { 'import.meta.dirname': JSON.stringify(folder) },
    outfile,
    logLevel: 'warning',
    plugins: [
      {
        name: 'mutant',
        setup({ onEnd, onLoad }) {
          const changed = new Set<string>()
          // Without this check, a mutant of a file that was moved would be the unchanged code.
          onEnd(() => ({
            errors: changes
              .filter(({ file }) => !changed.has(file))
              .map(({ file }) => ({
                text: `The mutant ${mutant} changes ${file}, which is not loaded.`,
              })),
          }))
          for (const file of new Set(changes.map((change) => change.file))) {
            const filter = new RegExp(`/packages/${file.replaceAll('.', '\\.')}$`)
            onLoad({ filter }, async () => {
              changed.add(file)
              let contents = await readFile(join(packages, file), 'utf8')
              for (const { from, to } of changes.filter((change) => change.file === file)) {
                if (contents.split(from).length !== 2)
                  throw new Error(`The mutant ${mutant} does not fit ${file} any more: ${from}`)
                contents = contents.replace(from, () => to)
              }
              return { contents, loader: 'ts' }
            })
          }
        },
      },
    ],
  })
}
