import { expect, it } from 'vitest'
import { fakePlatform } from '../../test/fake-platform.js'
import { Cache } from './cache.js'
import { invalidate } from './invalidate.js'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Three values that are known and watched, and everything that was read since. */
async function open() {
  const device = fakePlatform()
  const cache = new Cache(device.platform, () => undefined)
  const read: string[] = []
  const ends: Record<string, () => void> = {}
  const failing = new Set<string>()
  const watch = async (key: string) => {
    const query = cache.query(key, () => {
      read.push(key)
      if (failing.has(key)) return Promise.reject(new Error(key))
      return new Promise<string>((resolve) => (ends[key] = () => resolve(key)))
    })
    const leave = query.subscribe(() => {})
    ends[key]?.()
    await settled()
    return { query, leave }
  }
  const [a, b, c] = [await watch('1/a/'), await watch('1/b/'), await watch('1/c/')]
  read.length = 0
  const pass = async (millis: number) => {
    device.pass(millis)
    await settled()
  }
  return { device, cache, read, ends, failing, pass, a, b, c }
}

it('RT18 reads what is watched one after the other, 300 ms apart, in the order of asking', async () => {
  const { cache, device, read, ends, pass } = await open()
  invalidate({ cache, platform: device.platform }, ['1/a/', '1/b/', '1/c/'])
  expect(read).toEqual(['1/a/'])
  await pass(1_000)
  expect(read).toEqual(['1/a/'])
  ends['1/a/']?.()
  await settled()
  expect(read).toEqual(['1/a/', '1/b/'])
  ends['1/b/']?.()
  await settled()
  await pass(299)
  expect(read).toEqual(['1/a/', '1/b/'])
  await pass(1)
  expect(read).toEqual(['1/a/', '1/b/', '1/c/'])
})

it('RT18 goes on after one that fails, and leaves out one that nobody watches any more', async () => {
  const { cache, device, read, failing, pass, b } = await open()
  failing.add('1/a/')
  invalidate({ cache, platform: device.platform }, ['1/'])
  b.leave()
  await settled()
  await pass(300)
  await pass(300)
  expect(read).toEqual(['1/a/', '1/c/'])
})

it('forgets what nobody watches when it is its turn: whoever watches it then is told what is new', async () => {
  const { cache, device, read, ends, pass, b } = await open()
  invalidate({ cache, platform: device.platform }, ['1/a/', '1/b/'])
  b.leave()
  ends['1/a/']?.()
  await settled()
  await pass(300)
  expect(read).toEqual(['1/a/'])
  b.query.subscribe(() => {})
  expect(b.query.get().status).toBe('loading')
  expect(read).toEqual(['1/a/', '1/b/'])
})

it('RT18 reads 1000 in their order, one at a time, whatever becomes of two of them', async () => {
  const { platform, pass } = fakePlatform()
  const { clock, timers } = platform
  const cache = new Cache(platform, () => undefined)
  const begun: { number: number; at: number }[] = []
  let underWay = 0
  let most = 0
  const millisOf = (number: number) => (number % 100 ? 50 : 350)
  const read = async (number: number) => {
    const isFirst = begun.every((other) => other.number !== number)
    begun.push({ number, at: clock.monotonic() })
    most = Math.max(most, ++underWay)
    await new Promise<void>((resolve) => timers.set(resolve, millisOf(number)))
    underWay--
    if (number === 400 && !isFirst) throw new Error('no answer')
    return isFirst ? 'old' : 'new'
  }
  const numbers = Array.from({ length: 1_000 }, (_, number) => number)
  const queries = numbers.map((number) => cache.query(`1/${number}/`, () => read(number)))
  const leaving = queries.map((query) => query.subscribe(() => {}))
  pass(350)
  await settled()
  most = 0
  invalidate({ cache, platform }, ['1/'])
  leaving[700]?.()
  // As long as they take together: 300 ms each, and 50 ms more for each of the ten slow ones.
  for (let passed = 0; passed < 301_000; passed += 50) {
    pass(50)
    await settled()
  }
  const again = begun.slice(1_000)
  expect(again.map(({ number }) => number)).toEqual(numbers.filter((number) => number !== 700))
  expect(most).toBe(1)
  const waits = again.slice(1).map(({ at }, index) => at - again[index]!.at)
  expect(waits).toEqual(again.slice(0, -1).map(({ number }) => Math.max(300, millisOf(number))))
  const known = queries.map((query) => query.get())
  expect(known[400]).toMatchObject({ status: 'failed', data: 'old' })
  expect(known.filter(({ data }) => data === 'new')).toHaveLength(998)
})

it('lets whoever asks in the meantime have the new value at once', async () => {
  const { cache, device, read, ends, pass, c } = await open()
  invalidate({ cache, platform: device.platform }, ['1/'])
  const asked = c.query.load()
  expect(read).toEqual(['1/a/', '1/c/'])
  ends['1/c/']?.()
  expect(await asked).toBe('1/c/')
  ends['1/a/']?.()
  await settled()
  await pass(300)
  ends['1/b/']?.()
  await settled()
  await pass(300)
  expect(read).toEqual(['1/a/', '1/c/', '1/b/'])
})

it('leaves no timer behind when the app is disposed of while something waits', async () => {
  const { cache, device, ends } = await open()
  invalidate({ cache, platform: device.platform }, ['1/'])
  ends['1/a/']?.()
  await settled()
  expect(device.timers.size).toBeGreaterThan(0)
  cache.dispose()
  expect(device.timers.size).toBe(0)
})

it('sets no timer for what waits, once the app is disposed of while something is read', async () => {
  const { cache, device, ends } = await open()
  invalidate({ cache, platform: device.platform }, ['1/'])
  cache.dispose()
  ends['1/a/']?.()
  await settled()
  expect(device.timers.size).toBe(0)
})
