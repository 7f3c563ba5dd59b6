import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rotation } from '../../../core/test/simulation/environment/server-model.js'
import { expect } from 'vitest'
import { buildPages } from './build.js'
import { mutants } from './mutants.js'
import type { PagesCampaign } from './run.js'
import { type BundleFolder, openBundleFolder } from '../../../core/test/simulation/bundle-folder.js'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

// Inside node_modules, because the bundle imports happy-dom.
export const openSimulationFolder = () =>
  openBundleFolder(join(root, 'node_modules', '.simulation-'), buildPages)

export interface CampaignOptions {
  readonly rotation: Rotation
  readonly schedules: number
  /** Default: 1. */
  readonly seed?: number
  /** Stops at the first schedule that violates a rule. */
  readonly stopsAtFirst?: boolean
}

/** Runs a bundle in a Node process, which exits with a code other than 0 if it finds a violation. */
export const runCampaign = (
  bundle: string,
  { rotation, schedules, seed = 1, stopsAtFirst = false }: CampaignOptions,
) =>
  new Promise<PagesCampaign>((resolve, reject) => {
    const args = ['--rotation', rotation, '--schedules', `${schedules}`, '--seed', `${seed}`]
    if (stopsAtFirst) args.push('--first')
    execFile(process.execPath, [bundle, ...args], (_, stdout, stderr) => {
      if (stdout) resolve(JSON.parse(stdout) as PagesCampaign)
      else reject(new Error(stderr))
    })
  })

/** Builds a mutant, runs its schedules up to the first violation, and expects a violation of its rule. */
export async function expectDetected(folder: BundleFolder, name: string): Promise<void> {
  const mutant = mutants[name]
  if (!mutant) throw new Error(`Unknown mutant ${name}`)
  const { rule, seed = 1, within } = mutant
  const bundle = await folder.build(name)
  const options = { rotation: 'announced', schedules: within, seed, stopsAtFirst: true } as const
  const { violations } = await runCampaign(bundle, options)
  expect(Object.keys(violations)).toContain(rule)
}
