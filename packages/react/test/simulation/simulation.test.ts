import { describe, expect, it } from 'vitest'
import { quickMutants } from './mutants.js'
import { expectDetected, openSimulationFolder, runCampaign } from './simulation-process.js'

// simulation.nightly.test.ts runs more schedules in both modes and the other mutants.
const SCHEDULES = 1

const folder = await openSimulationFolder()
const bundle = await folder.build()

describe('hosted pages simulation', () => {
  it(`keeps every page rule in ${SCHEDULES} schedule (P1 to P8)`, async () => {
    const options = { rotation: 'announced', schedules: SCHEDULES } as const
    const { violations, examples } = await runCampaign(bundle, options)
    expect({ violations, examples }).toEqual({ violations: {}, examples: {} })
  })

  it.each(quickMutants)('detects the mutant %s', async (name) => {
    await expectDetected(folder, name)
  })
})
