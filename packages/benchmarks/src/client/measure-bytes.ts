import { runProgram } from './run-program.js'
import { bundleProgram } from './bundle-program.js'
import { forEachKit, type KitName, kitNames, type Targets } from './kit.js'
import type { Loaded } from './load-scenario.js'
import { scenarios } from './scenarios.js'

/** Bytes, minified and gzipped, that a browser loads for a scenario. */
export interface Bytes {
  /** Bytes that are loaded before the scenario runs. */
  first: number
  /** Bytes that are loaded until the scenario has ended. */
  all: number
}

async function bytesOf(kit: KitName, program: string, targets: Targets): Promise<Bytes> {
  const bundle = await bundleProgram(kit, program)
  try {
    const everything = [...bundle.bytes.keys()]
    // Only Latchkey has lazy chunks. The other kits load completely at the start.
    const { first, all } =
      kit === 'latchkey'
        ? await runProgram<Loaded>('load-scenario', { url: bundle.url, targets })
        : { first: everything, all: everything }
    const sum = (files: readonly string[]) =>
      files.reduce((total, file) => total + (bundle.bytes.get(file) ?? 0), 0)
    return { first: sum(first), all: sum(all) }
  } finally {
    await bundle.remove()
  }
}

export async function measureBytes(
  scenario: 'a' | 'b',
  targets: Targets,
): Promise<Record<KitName, Bytes>> {
  const bytes = await Promise.all(
    kitNames.map((kit) => bytesOf(kit, scenarios[kit][scenario], targets)),
  )
  return forEachKit((kit) => bytes[kitNames.indexOf(kit)] ?? { first: 0, all: 0 })
}
