import { describe, expect, it } from 'vitest'
import { nightlyMutants } from './mutants.js'
import { expectDetected, openSimulationFolder, runCampaign } from './simulation-process.js'

const SCHEDULES = 15

const folder = await openSimulationFolder()
const bundle = await folder.build()

describe('hosted pages simulation', () => {
  it.each(['off', 'announced'] as const)(
    `keeps every page rule in ${SCHEDULES} schedules with rotation %s (P1 to P8)`,
    async (rotation) => {
      const { violations, examples } = await runCampaign(bundle, { rotation, schedules: SCHEDULES })
      expect({ violations, examples }).toEqual({ violations: {}, examples: {} })
    },
  )

  it('produces the same trace for the same seeds', async () => {
    const campaigns = await Promise.all(
      [1, 2].map(() => runCampaign(bundle, { rotation: 'off', schedules: 5 })),
    )
    expect(campaigns[0]?.trace).toBe(campaigns[1]?.trace)
  })

  it.each(nightlyMutants)('detects the mutant %s', async (name) => {
    await expectDetected(folder, name)
  })
})
