import { fileURLToPath } from 'node:url'
import type { KitName } from './kits.js'

// This runs from the folder that scripts/bench.mjs has bundled it into, beside the service.
const packages = new URL('../../../', import.meta.url)

export const benchmarksFolder = fileURLToPath(new URL('benchmarks', packages))

/** The folder from which a kit's package is found by its name. */
export const folderOf = (kit: KitName): string =>
  kit === 'latchkey' ? fileURLToPath(new URL('react', packages)) : benchmarksFolder
