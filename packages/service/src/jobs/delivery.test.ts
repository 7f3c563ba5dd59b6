import { expect, it, vi } from 'vitest'
import { createDelivery, type Lanes } from './delivery.js'

/** Lanes with so many things each, all of them due. */
function lanesOf(things: Record<string, number>, drain?: Lanes['drain']) {
  const drained: string[] = []
  const lanes: Lanes = {
    due: async ({ but, most }) =>
      Object.keys(things)
        .filter((lane) => (things[lane] ?? 0) > 0 && !but.includes(lane))
        .slice(0, most),
    drain: async (lane, ending) => {
      drained.push(lane)
      await drain?.(lane, ending)
      things[lane] = 0
    },
  }
  return { lanes, drained }
}

it('drains every lane, however many there are', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `lane ${index}`)
  const { lanes, drained } = lanesOf(Object.fromEntries(names.map((name) => [name, 1])))
  await createDelivery({ report: vi.fn() }, lanes).deliverDue()
  expect(drained.toSorted()).toEqual(names.toSorted())
})

it('opens no lane twice', async () => {
  const { lanes, drained } = lanesOf({ a: 1 })
  const delivery = createDelivery({ report: vi.fn() }, lanes)
  await Promise.all([delivery.deliverDue(), delivery.deliverDue()])
  expect(drained).toEqual(['a'])
})

it('does not let a stuck lane hold up another', async () => {
  let free = () => {}
  const { lanes, drained } = lanesOf({ stuck: 1, other: 1 }, (lane) =>
    lane === 'stuck' ? new Promise((resolve) => (free = resolve)) : Promise.resolve(),
  )
  const delivered = createDelivery({ report: vi.fn() }, lanes).deliverDue()
  await expect.poll(() => drained).toContain('other')
  free()
  await delivered
})

it('reports a lane that fails, and does not try it again at once', async () => {
  const report = vi.fn()
  const failure = new Error('No')
  const { lanes, drained } = lanesOf({ a: 1 }, () => Promise.reject(failure))
  await createDelivery({ report }, lanes).deliverDue()
  expect(report.mock.calls).toEqual([[failure]])
  expect(drained).toEqual(['a'])
})

it('delivers by itself once it is started, and nothing after it is stopped', async () => {
  const things = { a: 1 }
  const { lanes, drained } = lanesOf(things)
  const delivery = createDelivery({ report: vi.fn() }, lanes)
  delivery.start()
  await expect.poll(() => drained).toEqual(['a'])
  await delivery.stop()
  things.a = 1
  await delivery.deliverDue()
  expect(drained).toEqual(['a'])
})

it('looks at once when it is woken, also for a lane that is just being drained', async () => {
  let isDue = false
  let drained = 0
  const lanes: Lanes = {
    due: async ({ but }) => (isDue && !but.includes('a') ? ['a'] : []),
    drain: async () => {
      isDue = false
      drained += 1
      if (drained % 2 === 0) return
      // Something more becomes due after the last claim.
      isDue = true
      delivery.wake()
    },
  }
  const delivery = createDelivery({ report: vi.fn() }, lanes)
  delivery.start()
  // At one poll a second, 40 rounds would exceed the time limit of a test.
  for (let round = 1; round <= 40; round++) {
    isDue = true
    delivery.wake()
    await expect.poll(() => drained, { interval: 1 }).toBe(2 * round)
  }
  await delivery.stop()
})
