import { describe, expect, it } from 'vitest'
import {
  expectRulesKept,
  rotations,
  openSimulationFolder,
  runCampaign,
  runOrders,
} from './simulation-process.js'

const SCHEDULES = Number(process.env['SIMULATE_SCHEDULES'] ?? 20_000)
const MINUTE = 60_000

const folder = await openSimulationFolder()
const bundle = await folder.build()

describe('session simulation', () => {
  it(
    `keeps every session rule in ${SCHEDULES} schedules per variant (F1, F2, F13)`,
    () => expectRulesKept(bundle, SCHEDULES),
    60 * MINUTE,
  )

  it('keeps every session rule in every order of the events of two tabs', async () => {
    const results = await Promise.all(rotations.map((rotation) => runOrders(bundle, rotation)))
    for (const { orders, broken } of results) {
      expect(broken).toEqual([])
      expect(orders).toBeGreaterThan(3_000)
    }
  })

  it('produces the same trace for the same 100 seeds', async () => {
    const campaigns = await Promise.all(
      [1, 2].map(() =>
        runCampaign(bundle, { mode: 'cookie', rotation: 'announced', schedules: 100 }),
      ),
    )
    expect(campaigns[0]?.trace).toBe(campaigns[1]?.trace)
  })
})
