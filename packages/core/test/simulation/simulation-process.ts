import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { buildSimulation, nodeOptions } from './build.js'
import type { Campaign } from './campaign.js'
import { type Mutant, mutants } from './mutants.js'
import type { Orders } from './orders.js'
import type { Outage } from './outage.js'
import type { Rotation } from './environment/server-model.js'
import { type BundleFolder, openBundleFolder } from './bundle-folder.js'

export const modes: readonly Rotation[] = ['none', 'grace']

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

export interface CampaignOptions {
  readonly mode: Rotation
  readonly schedules: number
  /** Default: 1. */
  readonly seed?: number
  /** Stops at the first schedule that violates a rule. */
  readonly stopsAtFirst?: boolean
}

export const runCampaign = (
  bundle: string,
  { mode, schedules, seed = 1, stopsAtFirst = false }: CampaignOptions,
) =>
  run<Campaign>(
    bundle,
    ...['--mode', mode, '--schedules', `${schedules}`, '--seed', `${seed}`],
    ...(stopsAtFirst ? ['--first'] : []),
  )

/**
 * F2: the largest share of schedules in which the service may end a session because a rotated token came back
 * too late. In most of these schedules, the page was frozen, closed or offline for too long.
 */
const MAX_EXCUSED = 0.01

/** Runs a campaign in each mode and expects that no schedule violates a rule. */
export async function expectRulesKept(bundle: string, schedules: number): Promise<void> {
  const campaigns = await Promise.all(modes.map((mode) => runCampaign(bundle, { mode, schedules })))
  for (const { violations, unhandled, explanation } of campaigns)
    expect({ violations, unhandled, explanation }).toEqual({
      violations: {},
      unhandled: 0,
      explanation: '',
    })
  // A service that does not rotate refresh tokens never ends a session.
  const [none, grace] = campaigns.map(({ excused }) => excused)
  expect(none).toEqual({})
  const total = Object.values(grace ?? {}).reduce((sum, share) => sum + share, 0)
  expect(total).toBeLessThan(MAX_EXCUSED)
}

export const runOrders = (bundle: string, mode: Rotation, ...args: string[]) =>
  run<Orders>(bundle, '--orders', '--mode', mode, ...args)

export const runOutage = (bundle: string, mode: Rotation) =>
  run<Outage>(bundle, '--outage', '--mode', mode)

export const runRegressions = (bundle: string) =>
  run<{ readonly regressions: number; readonly broken: object }>(bundle, '--regressions')

/** Builds a mutant, runs its schedules up to the first violation, and expects that it is detected. */
export async function expectDetected(folder: BundleFolder, name: string): Promise<void> {
  const mutant = mutants[name]
  if (!mutant) throw new Error(`Unknown mutant ${name}`)
  const { within, seed = 1 } = mutant
  const bundle = await folder.build(name)
  const options = { mode: 'grace', schedules: within, seed, stopsAtFirst: true } as const
  const campaign = await runCampaign(bundle, options)
  // A failure prints the whole campaign.
  expect({ ...campaign, isDetected: isDetected(campaign, mutant) }).toEqual({
    ...campaign,
    isDetected: true,
  })
}

/** Checks if a campaign violates a rule, or if the service ends more sessions than without the mutant. */
const isDetected = ({ violations, excused }: Campaign, { excused: limits = {} }: Mutant) =>
  Object.keys(violations).length > 0 ||
  Object.entries(limits).some(([reason, limit]) => (excused[reason] ?? 0) > limit)
