import { describe, expect, it } from 'vitest'
import { quickMutants } from './mutants.js'
import {
  expectDetected,
  expectRulesKept,
  rotations,
  openSimulationFolder,
  runCampaign,
  runOrders,
  runOutage,
  runRegressions,
} from './simulation-process.js'

// simulation.nightly.test.ts and simulation-mutants.nightly.test.ts run the rest.
const SCHEDULES = 200

const folder = await openSimulationFolder()
const bundle = await folder.build()

describe('session simulation', () => {
  it(`keeps every session rule in ${SCHEDULES} schedules per variant (F1, F2, F13)`, async () => {
    await expectRulesKept(bundle, SCHEDULES)
  })

  it('keeps every session rule in every order of a refresh in one tab and a sign-out in another', async () => {
    const { orders, broken } = await runOrders(bundle, 'announced', '--actions', 'read,signOut')
    expect(broken).toEqual([])
    expect(orders).toBeGreaterThan(250)
  })

  it('limits requests in a ten-minute outage with 100 callers per second (F10)', async () => {
    const outages = await Promise.all(rotations.map((rotation) => runOutage(bundle, rotation)))
    for (const { callers, tabs, violations } of outages) {
      expect(violations).toEqual([])
      expect(callers).toBe(120_000)
      for (const { tokens, others } of tabs) {
        expect(tokens).toBeLessThanOrEqual(30)
        expect(others).toBeLessThanOrEqual(60)
      }
    }
  })

  it('produces the same trace for the same seeds', async () => {
    const campaigns = await Promise.all(
      [1, 2].map(() =>
        runCampaign(bundle, { mode: 'cookie', rotation: 'announced', schedules: 20 }),
      ),
    )
    expect(campaigns[0]?.trace).toBe(campaigns[1]?.trace)
  })

  it('keeps every session rule in all schedules that have failed before', async () => {
    expect(await runRegressions(bundle)).toMatchObject({ broken: {} })
  })

  it.each(quickMutants)('detects the mutant %s (F3)', async (name) => {
    await expectDetected(folder, name)
  })
})
