import { expect, it, vi } from 'vitest'
import { createDelivery, PROJECT_SHARE, type BatchResult, type Queues } from './delivery.js'

const done: BatchResult = { isMore: false, hasFailed: false }

/** Queues with so many things each, all of them due. Each queue has a project of its own, its name up to a slash. */
function queuesOf(things: Record<string, number>, sendDue?: Queues['sendDue']) {
  const drained: string[] = []
  const projectOf = (queue: string) => queue.split('/')[0] ?? ''
  const queues: Queues = {
    due: async ({ except, exceptProjects, max }) =>
      Object.keys(things)
        .filter((queue) => (things[queue] ?? 0) > 0 && !except.includes(queue))
        .map((queue) => ({ queue, project: projectOf(queue) }))
        .filter(({ project }) => !exceptProjects.includes(project))
        .slice(0, max),
    sendDue: async (queue, batch) => {
      drained.push(queue)
      const result = (await sendDue?.(queue, batch)) ?? done
      if (!result.hasFailed) things[queue] = 0
      return result
    },
  }
  return { queues, drained }
}

const open = (queues: Queues, report = vi.fn()) => createDelivery({ report, now: () => 0 }, queues)
/** A receiver that does not respond until the delivery is cut off. */
const hang: Queues['sendDue'] = (_queue, { cutOff }) =>
  new Promise((resolve) =>
    cutOff.addEventListener('abort', () => resolve({ isMore: true, hasFailed: true })),
  )

it('drains any number of queues', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `queue ${index}`)
  const { queues, drained } = queuesOf(Object.fromEntries(names.map((name) => [name, 1])))
  await open(queues).deliverDue()
  expect(drained.toSorted()).toEqual(names.toSorted())
})

it('opens each queue once', async () => {
  const { queues, drained } = queuesOf({ a: 1 })
  const delivery = open(queues)
  await Promise.all([delivery.deliverDue(), delivery.deliverDue()])
  expect(drained).toEqual(['a'])
})

it('drains a queue while another is stuck', async () => {
  let free = () => {}
  const { queues, drained } = queuesOf({ stuck: 1, other: 1 }, (queue) =>
    queue === 'stuck'
      ? new Promise((resolve) => (free = () => resolve(done)))
      : Promise.resolve(done),
  )
  const delivered = open(queues).deliverDue()
  await expect.poll(() => drained).toContain('other')
  free()
  await delivered
})

it('reports a queue that fails, and does not retry it immediately', async () => {
  const report = vi.fn()
  const failure = new Error('No')
  const { queues, drained } = queuesOf({ a: 1 }, () => Promise.reject(failure))
  await open(queues, report).deliverDue()
  expect(report.mock.calls).toEqual([[failure]])
  expect(drained).toEqual(['a'])
})

it('delivers after start, and nothing after stop', async () => {
  const things = { a: 1 }
  const { queues, drained } = queuesOf(things)
  const delivery = open(queues)
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
    due: async ({ except }) =>
      isDue && !except.includes('a') ? [{ queue: 'a', project: 'a' }] : [],
    sendDue: async () => {
      isDue = false
      drained += 1
      if (drained % 2 === 0) return done
      // Something more becomes due after the last claim.
      isDue = true
      delivery.wake()
      return done
    },
  }
  const delivery = open(queues)
  delivery.start()
  // At one poll a second, 40 rounds would exceed the time limit of a test.
  for (let round = 1; round <= 40; round++) {
    isDue = true
    delivery.wake()
    await expect.poll(() => drained, { interval: 1 }).toBe(2 * round)
  }
  await delivery.stop()
})

it('delivers for other projects while ten projects do not respond (R6)', async () => {
  const things: Record<string, number> = {}
  for (let index = 0; index < 10; index++) things[`dead ${index}`] = 1
  things['other'] = 1
  const { queues, drained } = queuesOf(things, (queue, batch) =>
    queue === 'other' ? Promise.resolve(done) : hang(queue, batch),
  )
  const delivery = open(queues)
  delivery.start()
  await expect.poll(() => drained).toContain('other')
  await delivery.stop(AbortSignal.abort())
})

it('gives a project only its share of concurrent queues (R6)', async () => {
  const things: Record<string, number> = {}
  for (let index = 0; index < 100; index++) things[`dead/${index}`] = 1
  things['other'] = 1
  const { queues, drained } = queuesOf(things, (queue, batch) =>
    queue === 'other' ? Promise.resolve(done) : hang(queue, batch),
  )
  // As the queries of the service do.
  const due: Queues['due'] = async (limits) => {
    const all = await queues.due({ ...limits, max: Infinity })
    return all.filter(({ queue }) => Number(queue.split('/')[1] ?? 0) < PROJECT_SHARE)
  }
  const delivery = open({ ...queues, due })
  delivery.start()
  await expect.poll(() => drained).toContain('other')
  expect(drained.filter((queue) => queue.startsWith('dead'))).toHaveLength(PROJECT_SHARE)
  await delivery.stop(AbortSignal.abort())
})

it('attempts one message of a failing queue at a time, with growing waits (R6)', async () => {
  let now = 0
  const attempts: [at: number, max: number][] = []
  const { queues } = queuesOf({ dead: 1 }, async (_queue, { max }) => {
    attempts.push([now, max])
    return { isMore: true, hasFailed: true }
  })
  const delivery = createDelivery({ report: vi.fn(), now: () => now }, queues)
  for (; now <= 15_000; now += 1000) await delivery.deliverDue()
  expect(attempts).toEqual([
    [0, 5],
    [0, 1],
    [2000, 1],
    [6000, 1],
    [14_000, 1],
  ])
})
