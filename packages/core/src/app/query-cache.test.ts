import { expect, it } from 'vitest'
import { fakePlatform } from '../../test/fakes/fake-platform.js'
import { ClientApp } from './client-app.js'
import { queryOf } from './query-cache.js'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** An app on a fake device, and a model whose reading methods are answered when the test decides. */
function open() {
  const device = fakePlatform()
  const app = new ClientApp({
    projectId: 'p',
    publishableClientKey: 'k',
    baseUrl: 'https://auth.example.com',
    tokenStore: 'memory',
    platform: device.platform,
  })
  const client = ClientApp.clientOf(app)
  const pass = async (millis: number) => {
    device.pass(millis)
    await settled()
  }
  return { device, app, client, pass }
}

/** Three values that are known and watched, and all reads since. */
async function openWatched() {
  const { device, app, client, pass } = open()
  const reads: string[] = []
  const finish: Record<string, () => void> = {}
  const failing = new Set<string>()
  const read = (name: string) => {
    reads.push(name)
    if (failing.has(name)) return Promise.reject(new Error(name))
    return new Promise<string>((resolve) => (finish[name] = () => resolve(name)))
  }
  const model = {
    id: 'model-1',
    listTeams: () => read('listTeams'),
    listSessions: () => read('listSessions'),
    listApiKeys: () => read('listApiKeys'),
  }
  const watch = async (name: 'listTeams' | 'listSessions' | 'listApiKeys') => {
    const query = queryOf(app, model, name)
    const unsubscribe = query.subscribe(() => {})
    finish[name]?.()
    await settled()
    return { query, unsubscribe }
  }
  const [a, b, c] = [
    await watch('listTeams'),
    await watch('listSessions'),
    await watch('listApiKeys'),
  ]
  reads.length = 0
  return { device, app, client, model, reads, finish, failing, pass, a, b, c }
}

it('returns the same query for the same model, method and arguments', async () => {
  const { app, model, a } = await openWatched()
  expect(queryOf(app, model, 'listTeams')).toBe(a.query)
  expect(queryOf(app, { ...model }, 'listTeams')).toBe(a.query)
  expect(queryOf(app, { ...model, id: 'model-2' }, 'listTeams')).not.toBe(a.query)
})

it('returns the same query before and after it is used', async () => {
  const { app, model, reads, pass, a } = await openWatched()
  const unused = queryOf(app, { ...model, id: 'model-2' }, 'listSessions')
  expect(queryOf(app, { ...model, id: 'model-2' }, 'listSessions')).toBe(unused)
  const stops = [unused.subscribe(() => {}), unused.subscribe(() => {})]
  expect(reads).toEqual(['listSessions'])
  for (const stop of stops) stop()
  a.unsubscribe()
  await pass(5_000)
  expect(a.query.get().status).toBe('loading')
  expect(queryOf(app, model, 'listTeams')).toBe(a.query)
})

it('RT18: reads watched values again one after the other, 300 ms apart, in order', async () => {
  const { client, reads, finish, pass } = await openWatched()
  await client.invalidate('listTeams', 'listSessions', 'listApiKeys')
  await settled()
  expect(reads).toEqual(['listTeams'])
  await pass(1_000)
  expect(reads).toEqual(['listTeams'])
  finish['listTeams']?.()
  await settled()
  expect(reads).toEqual(['listTeams', 'listSessions'])
  finish['listSessions']?.()
  await settled()
  await pass(299)
  expect(reads).toEqual(['listTeams', 'listSessions'])
  await pass(1)
  expect(reads).toEqual(['listTeams', 'listSessions', 'listApiKeys'])
})

it('RT18: continues after a failed read, and skips what is not watched any more', async () => {
  const { client, reads, failing, pass, b } = await openWatched()
  failing.add('listTeams')
  await client.invalidateAll()
  b.unsubscribe()
  await settled()
  await pass(300)
  await pass(300)
  expect(reads).toEqual(['listTeams', 'listApiKeys'])
})

it('drops a stale value without subscribers before its reload, so that the next subscriber loads it', async () => {
  const { client, reads, finish, pass, b } = await openWatched()
  await client.invalidate('listTeams', 'listSessions')
  b.unsubscribe()
  await settled()
  finish['listTeams']?.()
  await settled()
  await pass(300)
  expect(reads).toEqual(['listTeams'])
  b.query.subscribe(() => {})
  expect(b.query.get().status).toBe('loading')
  await settled()
  expect(reads).toEqual(['listTeams', 'listSessions'])
})

it('returns the new value at once to a caller that does not wait', async () => {
  const { client, reads, finish, pass, c } = await openWatched()
  await client.invalidateAll()
  const value = c.query.load()
  await settled()
  expect(reads).toEqual(['listTeams', 'listApiKeys'])
  finish['listApiKeys']?.()
  expect(await value).toBe('listApiKeys')
  finish['listTeams']?.()
  await settled()
  await pass(300)
  finish['listSessions']?.()
  await settled()
  await pass(300)
  expect(reads).toEqual(['listTeams', 'listApiKeys', 'listSessions'])
})

it('reads again what a query watches that is older than its entry in the cache', async () => {
  const { client, reads, finish, pass, a } = await openWatched()
  a.unsubscribe()
  await pass(5_000)
  a.query.subscribe(() => {})
  await settled()
  finish['listTeams']?.()
  await settled()
  await client.invalidate('listTeams')
  await settled()
  expect(reads).toEqual(['listTeams', 'listTeams'])
})

it('keeps what is shown of a deleted model and does not read it again', async () => {
  const { client, reads, a } = await openWatched()
  await client.changes.emit({ type: 'deleted', id: 'model-1' })
  await settled()
  expect(reads).toEqual([])
  expect(a.query.get().data).toBe('listTeams')
})

it('does not read a deleted model again because of an earlier change', async () => {
  const { client, reads, finish, pass } = await openWatched()
  await client.invalidateAll()
  await settled()
  await client.changes.emit({ type: 'deleted', id: 'model-1' })
  finish['listTeams']?.()
  await settled()
  await pass(300)
  await pass(300)
  expect(reads).toEqual(['listTeams'])
})

it('RT18: reads 1,000 values in order, one at a time, whatever happens to two of them', async () => {
  const { device, app, client } = open()
  const { clock, timers } = device.platform
  const begun: { number: number; at: number }[] = []
  let running = 0
  let maxRunning = 0
  const millisOf = (number: number) => (number % 100 ? 50 : 350)
  const model = {
    id: 'model-1',
    async getTeam(number: number) {
      const isFirst = begun.every((other) => other.number !== number)
      begun.push({ number, at: clock.monotonic() })
      maxRunning = Math.max(maxRunning, ++running)
      await new Promise<void>((resolve) => timers.set(resolve, millisOf(number)))
      running--
      if (number === 400 && !isFirst) throw new Error('no response')
      return isFirst ? 'old' : 'new'
    },
  }
  const numbers = Array.from({ length: 1_000 }, (_, number) => number)
  const queries = numbers.map((number) => queryOf(app, model, 'getTeam', number))
  const unsubscribe = queries.map((query) => query.subscribe(() => {}))
  await settled()
  device.pass(350)
  await settled()
  maxRunning = 0
  await client.invalidate('getTeam')
  unsubscribe[700]?.()
  // The time that they take together: 300 ms each, and 50 ms more for each of the ten slow ones.
  for (let passed = 0; passed < 301_000; passed += 50) {
    device.pass(50)
    await settled()
  }
  const again = begun.slice(1_000)
  expect(again.map(({ number }) => number)).toEqual(numbers.filter((number) => number !== 700))
  expect(maxRunning).toBe(1)
  const waits = again.slice(1).map(({ at }, index) => at - again[index]!.at)
  expect(waits).toEqual(again.slice(0, -1).map(({ number }) => Math.max(300, millisOf(number))))
  const states = queries.map((query) => query.get())
  expect(states[400]).toMatchObject({ status: 'failed', data: 'old' })
  expect(states.filter(({ data }) => data === 'new')).toHaveLength(998)
})

it('leaves no timer behind when the app is disposed of while a read waits', async () => {
  const { app, client, device, finish } = await openWatched()
  await client.invalidateAll()
  await settled()
  finish['listTeams']?.()
  await settled()
  expect(device.timers.size).toBeGreaterThan(0)
  app.dispose()
  expect(device.timers.size).toBe(0)
})

it('sets no timer for waiting reads once the app is disposed of during a read', async () => {
  const { app, client, device, finish } = await openWatched()
  await client.invalidateAll()
  await settled()
  app.dispose()
  finish['listTeams']?.()
  await settled()
  expect(device.timers.size).toBe(0)
})

it('watches the project of an app without settings, and reports what is missing', async () => {
  const { platform, reported } = fakePlatform()
  const app = new ClientApp({ platform })
  const unsubscribe = app.project.subscribe(() => {})
  await expect.poll(() => app.project.get().status).toBe('failed')
  expect(reported.map(String)).toEqual([expect.stringContaining('LATCHKEY_API_URL')])
  unsubscribe()
})
