import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdFolder } from '../../src/db/folder-lock.js'
import { ownPlace } from '../../src/db/own-place.js'
import { processStart } from '../../src/db/process-start.js'

let folder: string
let lock: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-lock-'))
  lock = join(folder, 'lock.json')
})
afterEach(() => rm(folder, { recursive: true }))

const holder = async () => JSON.parse(await readFile(lock, 'utf8'))
const own = async () => ({
  pid: process.pid,
  startedAt: await processStart(process.pid),
  place: await ownPlace(),
})
/** Sets the last heartbeat of the lock to a time in the past. */
async function fallSilent(seconds: number) {
  const then = new Date(Date.now() - seconds * 1000)
  await utimes(lock, then, then)
}
const silence = async () => Date.now() - (await stat(lock)).mtimeMs

it('writes its process to the lock file and removes the file on release', async () => {
  const release = await holdFolder(folder)
  expect(await holder()).toEqual(await own())
  await release()
  await expect(readFile(lock)).rejects.toThrow(/ENOENT/)
})

it('creates a missing folder', async () => {
  const release = await holdFolder(join(folder, 'a', 'b'))
  expect(await readdir(join(folder, 'a', 'b'))).toEqual(['lock.json'])
  await release()
})

it('rejects a folder that a running process holds, with the folder and the process ID', async () => {
  const release = await holdFolder(folder)
  await expect(holdFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by a running service (process ${process.pid}). ` +
      'Stop that process, or give this one another data folder.',
  )
  await release()
})

it('rejects a folder that another process holds', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const pid = child.pid ?? 0
  await writeFile(lock, JSON.stringify({ pid, startedAt: await processStart(pid) }))
  await expect(holdFolder(folder)).rejects.toThrow(`(process ${pid})`)
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('close', resolve))
  await (
    await holdFolder(folder)
  )()
})

describe('a lock of another container or machine', () => {
  // The first process of every container has the same id, and no container sees those of another.
  const far = { pid: process.pid, startedAt: 'now', place: 'elsewhere pid:[1]' }
  beforeEach(() => writeFile(lock, JSON.stringify(far)))

  it('is respected if its holder sends another heartbeat', async () => {
    await fallSilent(25)
    const signs = setInterval(() => void fallSilent(0), 50)
    await expect(holdFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by a running service (process ${process.pid} of another ` +
        'container or machine, elsewhere pid:[1]). Stop that process, or give this one another ' +
        'data folder.',
    )
    clearInterval(signs)
    expect(await holder()).toEqual(far)
  })

  it('is taken over after 30 seconds without a heartbeat', async () => {
    await fallSilent(29.9)
    const release = await holdFolder(folder)
    expect(await silence()).toBeLessThan(29_000)
    expect(await holder()).toEqual(await own())
    await release()
  })

  it('is taken over if the clock of its holder is ahead', async () => {
    await fallSilent(-3600)
    vi.useFakeTimers({ toFake: ['Date'] })
    const time = setInterval(() => void vi.setSystemTime(Date.now() + 10_000), 50)
    const release = await holdFolder(folder)
    clearInterval(time)
    vi.useRealTimers()
    expect(await holder()).toEqual(await own())
    await release()
  })

  it('can be released during the wait for a heartbeat', async () => {
    await fallSilent(25)
    const waiting = holdFolder(folder)
    await rm(lock)
    const release = await waiting
    expect(await holder()).toEqual(await own())
    await release()
  })

  it('is taken over at once after a long time without a heartbeat', async () => {
    await fallSilent(35)
    const release = await holdFolder(folder)
    expect(await holder()).toEqual(await own())
    await release()
  })
})

describe('heartbeats', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('are sent while the folder is held', async () => {
    const release = await holdFolder(folder)
    await fallSilent(60)
    vi.advanceTimersByTime(10_000)
    await expect.poll(silence).toBeLessThan(30_000)
    await release()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('do not fail if the lock file was deleted', async () => {
    const release = await holdFolder(folder)
    await rm(lock)
    vi.advanceTimersByTime(10_000)
    await expect(holdFolder(folder)).resolves.toBeInstanceOf(Function)
    await release()
  })
})

it.runIf(process.platform === 'linux')('distinguishes containers of one host', async () => {
  const namespace = await readlink('/proc/self/ns/pid')
  expect(await ownPlace()).toBe(`${hostname()} ${namespace}`)
})

describe('taking over a lock', () => {
  it.each([
    ['held by a process that ended', { pid: 2 ** 22 + 1, startedAt: 'long ago' }],
    ['held by an earlier process with the same ID', { pid: process.pid, startedAt: 'long ago' }],
  ])('succeeds if the lock is %s', async (_what, stale) => {
    await writeFile(lock, JSON.stringify(stale))
    const release = await holdFolder(folder)
    expect(await holder()).toEqual(await own())
    await release()
  })

  it.each(['', '{"pid":', 'null', '{"pid":-1}', '{"pid":"1"}'])(
    'succeeds if the lock file is invalid: %j',
    async (text) => {
      await writeFile(lock, text)
      const release = await holdFolder(folder)
      expect(await holder()).toEqual(await own())
      await release()
    },
  )

  it('succeeds if the process of another claim was killed', async () => {
    await writeFile(lock, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'long ago' }))
    await writeFile(`${lock}.claim`, '')
    await utimes(`${lock}.claim`, 0, 0)
    const release = await holdFolder(folder)
    expect(await holder()).toEqual(await own())
    await release()
  })

  it('succeeds for one of several concurrent processes', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      await writeFile(lock, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'long ago' }))
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => holdFolder(folder)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})
