import { fileURLToPath } from 'node:url'
import type { KitName } from './kits.js'

// This file runs in the folder into which scripts/bench.mjs has bundled it, beside the service.
const packages = new URL('../../../', import.meta.url)

export const benchmarksFolder = fileURLToPath(new URL('benchmarks', packages))

/** Returns the folder from which Node resolves the package of a kit. */
export const folderOf = (kit: KitName): string =>
  kit === 'latchkey' ? fileURLToPath(new URL('react', packages)) : benchmarksFolder
