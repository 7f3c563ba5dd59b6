import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { openDatabaseClock } from '../../src/db/database-clock.js'

const databaseUrl = inject('latchkeyTestDatabaseUrl') ?? ''
const TEN_MINUTES = 600_000
const DAY = 86_400_000

async function openClock(differenceMillis: number) {
  const machineNow = Date.now() + differenceMillis
  const report = vi.fn()
  const clock = await openDatabaseClock(databaseUrl, { now: () => machineNow, report })
  onTestFinished(() => clock.stop())
  return { difference: clock.now() - machineNow, reports: report.mock.calls.map(String) }
}

describe('openDatabaseClock', () => {
  it('follows the clock of the database if that of the machine differs, and reports it', async () => {
    for (const [difference, text] of [
      [TEN_MINUTES, 'fast'],
      [-TEN_MINUTES, 'slow'],
    ] as const) {
      const { difference: correction, reports } = await openClock(difference)
      expect(Math.round(correction / TEN_MINUTES)).toBe(-Math.sign(difference))
      expect(reports).toEqual([expect.stringContaining(`seconds ${text}`)])
    }
  })

  it.each([-500, 500])('keeps the clock of the machine if they differ by %i days', async (days) => {
    const { difference, reports } = await openClock(days * DAY)
    expect(difference).toBe(0)
    expect(reports).toEqual([expect.stringContaining('differ by 500 days')])
  })

  it('keeps the clock of the machine if they agree', async () => {
    expect(await openClock(0)).toEqual({ difference: 0, reports: [] })
  })

  it('keeps the clock of the machine if the process notices the response late', async () => {
    const start = Date.now()
    let machineNow = start
    const report = vi.fn()
    const opened = openDatabaseClock(databaseUrl, { now: () => machineNow, report })
    // After the question was asked, and before the connection has its response.
    setImmediate(() => (machineNow += TEN_MINUTES))
    const clock = await opened
    onTestFinished(() => clock.stop())
    expect(clock.now() - start).toBe(TEN_MINUTES)
    expect(report).not.toHaveBeenCalled()
  })
})
