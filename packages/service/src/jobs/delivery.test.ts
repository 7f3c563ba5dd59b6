import { expect, it, vi } from 'vitest'
import { createDelivery, type Queues } from './delivery.js'

/** Queues with so many things each, all of them due. */
function queuesOf(things: Record<string, number>, drain?: Queues['drain']) {
  const drained: string[] = []
  const queues: Queues = {
    due: async ({ except, max }) =>
      Object.keys(things)
        .filter((queue) => (things[queue] ?? 0) > 0 && !except.includes(queue))
        .slice(0, max),
    drain: async (queue, ending) => {
      drained.push(queue)
      await drain?.(queue, ending)
      things[queue] = 0
    },
  }
  return { queues, drained }
}

it('drains any number of queues', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `queue ${index}`)
  const { queues, drained } = queuesOf(Object.fromEntries(names.map((name) => [name, 1])))
  await createDelivery({ report: vi.fn() }, queues).deliverDue()
  expect(drained.toSorted()).toEqual(names.toSorted())
})

it('opens each queue once', async () => {
  const { queues, drained } = queuesOf({ a: 1 })
  const delivery = createDelivery({ report: vi.fn() }, queues)
  await Promise.all([delivery.deliverDue(), delivery.deliverDue()])
  expect(drained).toEqual(['a'])
})

it('drains a queue while another is stuck', async () => {
  let free = () => {}
  const { queues, drained } = queuesOf({ stuck: 1, other: 1 }, (queue) =>
    queue === 'stuck' ? new Promise((resolve) => (free = resolve)) : Promise.resolve(),
  )
  const delivered = createDelivery({ report: vi.fn() }, queues).deliverDue()
  await expect.poll(() => drained).toContain('other')
  free()
  await delivered
})

it('reports a queue that fails, and does not retry it immediately', async () => {
  const report = vi.fn()
  const failure = new Error('No')
  const { queues, drained } = queuesOf({ a: 1 }, () => Promise.reject(failure))
  await createDelivery({ report }, queues).deliverDue()
  expect(report.mock.calls).toEqual([[failure]])
  expect(drained).toEqual(['a'])
})

it('delivers after start, and nothing after stop', async () => {
  const things = { a: 1 }
  const { queues, drained } = queuesOf(things)
  const delivery = createDelivery({ report: vi.fn() }, queues)
  delivery.start()
  await expect.poll(() => drained).toEqual(['a'])
  await delivery.stop()
  things.a = 1
  await delivery.deliverDue()
  expect(drained).toEqual(['a'])
})

it('polls immediately after wake, also for a queue that is being drained', async () => {
  let isDue = false
  let drained = 0
  const queues: Queues = {
    due: async ({ except }) => (isDue && !except.includes('a') ? ['a'] : []),
    drain: async () => {
      isDue = false
      drained += 1
      if (drained % 2 === 0) return
      // Something more becomes due after the last claim.
      isDue = true
      delivery.wake()
    },
  }
  const delivery = createDelivery({ report: vi.fn() }, queues)
  delivery.start()
  // At one poll a second, 40 rounds would exceed the time limit of a test.
  for (let round = 1; round <= 40; round++) {
    isDue = true
    delivery.wake()
    await expect.poll(() => drained, { interval: 1 }).toBe(2 * round)
  }
  await delivery.stop()
})
