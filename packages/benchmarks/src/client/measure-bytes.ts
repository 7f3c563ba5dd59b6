import { ask } from './ask.js'
import { bundleProgram } from './bundle-program.js'
import { forEachKit, type KitName, kitNames, type Places } from './kit.js'
import type { Loaded } from './load-scenario.js'
import { scenarios } from './scenarios.js'

/** Bytes, minified and gzipped, that a browser loads for a scenario. */
export interface Bytes {
  /** Before anything runs. */
  first: number
  /** Until the scenario is over. */
  all: number
}

async function bytesOf(kit: KitName, program: string, places: Places): Promise<Bytes> {
  const bundle = await bundleProgram(kit, program)
  try {
    const everything = [...bundle.bytes.keys()]
    // Only Latchkey has parts that load later; the others are loaded whole.
    const { first, all } =
      kit === 'latchkey'
        ? await ask<Loaded>('load-scenario', { url: bundle.url, places })
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
  places: Places,
): Promise<Record<KitName, Bytes>> {
  const bytes = await Promise.all(
    kitNames.map((kit) => bytesOf(kit, scenarios[kit][scenario], places)),
  )
  return forEachKit((kit) => bytes[kitNames.indexOf(kit)] ?? { first: 0, all: 0 })
}
