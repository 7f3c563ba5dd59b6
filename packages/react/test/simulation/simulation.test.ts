import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickMutants } from './mutants.js'
import {
  type BundleFolder,
  createBundleFolder,
  runCampaign,
  expectDetected,
} from './simulation-process.js'

// simulation.nightly.test.ts runs more schedules and the other mutants.
const SCHEDULES = 2

let folder: BundleFolder
let bundle = ''
beforeAll(async () => {
  folder = await createBundleFolder()
  bundle = await folder.build()
})
afterAll(() => folder.remove())

describe('hosted pages simulation', () => {
  it.each(['none', 'grace'] as const)(
    `keeps every page rule in ${SCHEDULES} schedules of mode %s (P1 to P8)`,
    async (mode) => {
      const { violations, examples } = await runCampaign(bundle, { mode, schedules: SCHEDULES })
      expect({ violations, examples }).toEqual({ violations: {}, examples: {} })
    },
  )

  it.each(quickMutants)('detects the mutant %s', async (name) => {
    await expectDetected(folder, name)
  })
})
