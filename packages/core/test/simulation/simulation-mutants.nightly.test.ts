import { describe, expect, it } from 'vitest'
import { nightlyMutants } from './mutants.js'
import { expectDetected, openSimulationFolder, runOrders } from './simulation-process.js'

const folder = await openSimulationFolder()

describe('session simulation', () => {
  it.each(nightlyMutants)('detects the mutant %s (F3)', async (name) => {
    await expectDetected(folder, name)
  })

  it.each(['no-commit-guard', 'no-reread-on-401', 'poisoned-promise', 'server-first-sign-out'])(
    'detects the mutant %s in an order of the events of two tabs (F3)',
    async (name) => {
      const { broken } = await runOrders(await folder.build(name), 'announced', '--first')
      expect(broken).toHaveLength(1)
    },
  )
})
