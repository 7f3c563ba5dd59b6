import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { buildSimulation, nodeOptions } from './build.js'
import type { Campaign } from './campaign.js'
import { mutants } from './mutants.js'
import type { Orders } from './orders.js'
import type { Outage } from './outage.js'
import type { Variant } from './config.js'
import type { Rotation } from './environment/server-model.js'
import { type BundleFolder, openBundleFolder } from './bundle-folder.js'

const variants: readonly Variant[] = [
  { mode: 'cookie', rotation: 'off' },
  { mode: 'cookie', rotation: 'announced' },
  { mode: 'bound', rotation: 'announced' },
  { mode: 'server', rotation: 'announced' },
]

export const rotations: readonly Rotation[] = ['off', 'announced']

export const openSimulationFolder = () =>
  openBundleFolder(join(tmpdir(), 'latchkey-simulation-'), buildSimulation)

/** Runs a bundle in a Node process. The first line of its output is JSON; further lines explain a failure. */
async function run<Result>(bundle: string, ...args: string[]) {
  // The process exits with a code other than 0 if it finds a violation.
  const output = await new Promise<string>((resolve) => {
    const command = [...nodeOptions, bundle, ...args]
    const options = { maxBuffer: 2 ** 26 }
    execFile(process.execPath, command, options, (_, stdout, stderr) => resolve(stdout + stderr))
  })
  const [line = '', ...explanation] = output.trim().split('\n')
  if (!line.startsWith('{')) throw new Error(`The simulation printed no result: ${output}`)
  return { ...(JSON.parse(line) as Result), explanation: explanation.join('\n') }
}

export interface CampaignOptions extends Variant {
  readonly schedules: number
  /** Default: 1. */
  readonly seed?: number
  /** Stops at the first schedule that violates a rule. */
  readonly stopsAtFirst?: boolean
}

export const runCampaign = (
  bundle: string,
  { mode, rotation, schedules, seed = 1, stopsAtFirst = false }: CampaignOptions,
) =>
  run<Campaign>(
    bundle,
    ...['--mode', mode, '--rotation', rotation],
    ...['--schedules', `${schedules}`, '--seed', `${seed}`],
    ...(stopsAtFirst ? ['--first'] : []),
  )

/** Runs a campaign of each variant and expects that no schedule violates a rule. */
export async function expectRulesKept(bundle: string, schedules: number): Promise<void> {
  const campaigns = await Promise.all(
    variants.map((variant) => runCampaign(bundle, { ...variant, schedules })),
  )
  for (const { violations, unhandled, explanation } of campaigns)
    expect({ violations, unhandled, explanation }).toEqual({
      violations: {},
      unhandled: 0,
      explanation: '',
    })
}

export const runOrders = (bundle: string, rotation: Rotation, ...args: string[]) =>
  run<Orders>(bundle, '--orders', '--rotation', rotation, ...args)

export const runOutage = (bundle: string, rotation: Rotation) =>
  run<Outage>(bundle, '--outage', '--rotation', rotation)

export const runRegressions = (bundle: string) =>
  run<{ readonly regressions: number; readonly broken: object }>(bundle, '--regressions')

/** Builds a mutant, runs its schedules up to the first violation, and expects that it is detected. */
export async function expectDetected(folder: BundleFolder, name: string): Promise<void> {
  const mutant = mutants[name]
  if (!mutant) throw new Error(`Unknown mutant ${name}`)
  const { within, seed = 1, mode = 'cookie' } = mutant
  const bundle = await folder.build(name)
  const options = {
    ...({ mode, rotation: 'announced' } as const),
    ...{ schedules: within, seed, stopsAtFirst: true },
  }
  const campaign = await runCampaign(bundle, options)
  // A failure prints the whole campaign.
  expect({ ...campaign, isDetected: Object.keys(campaign.violations).length > 0 }).toEqual({
    ...campaign,
    isDetected: true,
  })
}
