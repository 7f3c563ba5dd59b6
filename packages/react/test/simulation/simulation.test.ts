import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickMutants } from './mutants.js'
import {
  type BundleFolder,
  createBundleFolder,
  runCampaign,
  expectDetected,
} from './simulation-process.js'

// simulation.nightly.test.ts runs more schedules in both modes and the other mutants.
const SCHEDULES = 1

let folder: BundleFolder
let bundle = ''
beforeAll(async () => {
  folder = await createBundleFolder()
  bundle = await folder.build()
})
afterAll(() => folder.remove())

describe('hosted pages simulation', () => {
  it(`keeps every page rule in ${SCHEDULES} schedule (P1 to P8)`, async () => {
    const options = { mode: 'grace', schedules: SCHEDULES } as const
    const { violations, examples } = await runCampaign(bundle, options)
    expect({ violations, examples }).toEqual({ violations: {}, examples: {} })
  })

  it.each(quickMutants)('detects the mutant %s', async (name) => {
    await expectDetected(folder, name)
  })
})
