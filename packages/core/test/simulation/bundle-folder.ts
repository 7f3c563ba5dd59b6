import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Builds the bundles of a simulation in a temporary folder. */
export interface BundleFolder {
  /** Bundles the simulation, with a mutant if one is named, and returns the path of the bundle. */
  build(mutant?: string): Promise<string>
}

/**
 * Creates a temporary folder for the bundles of a test file and removes it after the last test.
 *
 * @param prefix the path of the folder without its random end
 */
export async function openBundleFolder(
  prefix: string,
  buildBundle: (outfile: string, mutant?: string) => Promise<void>,
): Promise<BundleFolder> {
  const folder = await mkdtemp(prefix)
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return {
    async build(mutant) {
      const bundle = join(folder, `${mutant ?? 'simulation'}.mjs`)
      await buildBundle(bundle, mutant)
      return bundle
    },
  }
}
