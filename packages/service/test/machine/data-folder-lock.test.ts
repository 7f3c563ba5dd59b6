import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { lockDataFolder } from '../../src/db/embedded/folder-lock.js'
import { processLocation, processStart } from '../../src/db/embedded/process-identity.js'

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
  place: await processLocation(),
})
/** Sets the last heartbeat of the lock to a time in the past. */
async function fallSilent(seconds: number) {
  const then = new Date(Date.now() - seconds * 1000)
  await utimes(lock, then, then)
}
const silence = async () => Date.now() - (await stat(lock)).mtimeMs

it('writes its process to the lock file and removes the file on release', async () => {
  const release = await lockDataFolder(folder)
  expect(await holder()).toEqual(await own())
  await release()
  await expect(readFile(lock)).rejects.toThrow(/ENOENT/)
})

it('creates a missing folder', async () => {
  const release = await lockDataFolder(join(folder, 'a', 'b'))
  expect(await readdir(join(folder, 'a', 'b'))).toEqual(['lock.json'])
  await release()
})

it('rejects a folder that a running process holds, with the folder and the process ID', async () => {
  const release = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by a running service (process ${process.pid}). ` +
      'Stop that process, or set another dataFolder for this one.',
  )
  await release()
})

it('rejects a folder that another process holds', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const pid = child.pid ?? 0
  await writeFile(lock, JSON.stringify({ pid, startedAt: await processStart(pid) }))
  await expect(lockDataFolder(folder)).rejects.toThrow(`(process ${pid})`)
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('close', resolve))
  await (
    await lockDataFolder(folder)
  )()
})

describe('lockDataFolder, when the lock belongs to a process of another container or machine', () => {
  // The first process of every container has the same id, and no container sees those of another.
  const far = { pid: process.pid, startedAt: 'now', place: 'elsewhere pid:[1]' }
  let now: number
  let readClock: MockInstance<typeof Date.now>
  beforeEach(async () => {
    // A virtual clock: how long the test itself takes cannot make the holder too old.
    now = Date.now()
    readClock = vi.spyOn(Date, 'now').mockImplementation(() => now)
    await writeFile(lock, JSON.stringify(far))
  })
  afterEach(() => readClock.mockRestore())

  /** Starts to lock the folder, until the process waits for a heartbeat of the holder. */
  async function startWaiting() {
    readClock.mockClear()
    const pendingLock = lockDataFolder(folder)
    pendingLock.catch(() => undefined)
    await expect.poll(() => readClock.mock.calls.length).toBeGreaterThan(1)
    expect(await holder()).toEqual(far)
    return { pendingLock }
  }

  async function expectLocked(pendingLock: ReturnType<typeof lockDataFolder>) {
    const release = await pendingLock
    expect(await holder()).toEqual(await own())
    await release()
  }

  it('rejects when the holder touches its lock again', async () => {
    await fallSilent(25)
    const { pendingLock } = await startWaiting()
    await fallSilent(0)
    await expect(pendingLock).rejects.toThrow(
      `The data folder ${folder} is in use by a running service (process ${process.pid} of another ` +
        'container or machine, elsewhere pid:[1]). Stop that process, or set another ' +
        'dataFolder for this one.',
    )
    expect(await holder()).toEqual(far)
  })

  it('waits until the lock was not touched for 30 seconds, then takes it over', async () => {
    await fallSilent(25)
    const { pendingLock } = await startWaiting()
    now += 5_000
    await expectLocked(pendingLock)
  })

  it('waits at most 30 seconds when the clock of the holder is ahead', async () => {
    await fallSilent(-3600)
    const { pendingLock } = await startWaiting()
    now += 30_000
    await expectLocked(pendingLock)
  })

  it('takes the folder when the holder releases it during the wait', async () => {
    await fallSilent(25)
    const { pendingLock } = await startWaiting()
    await rm(lock)
    await expectLocked(pendingLock)
  })

  it('takes the lock over at once when it was not touched for 35 seconds', async () => {
    await fallSilent(35)
    await expectLocked(lockDataFolder(folder))
  })
})

describe('heartbeats', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('are sent while the folder is held', async () => {
    const release = await lockDataFolder(folder)
    await fallSilent(60)
    vi.advanceTimersByTime(10_000)
    await expect.poll(silence).toBeLessThan(30_000)
    await release()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('do not fail if the lock file was deleted', async () => {
    const release = await lockDataFolder(folder)
    await rm(lock)
    vi.advanceTimersByTime(10_000)
    await expect(lockDataFolder(folder)).resolves.toBeInstanceOf(Function)
    await release()
  })
})

it.runIf(process.platform === 'linux')('distinguishes containers of one host', async () => {
  const namespace = await readlink('/proc/self/ns/pid')
  expect(await processLocation()).toBe(`${hostname()} ${namespace}`)
})

describe('taking over a lock', () => {
  it.each([
    ['held by a process that ended', { pid: 2 ** 22 + 1, startedAt: 'long ago' }],
    ['held by an earlier process with the same ID', { pid: process.pid, startedAt: 'long ago' }],
  ])('succeeds if the lock is %s', async (_what, stale) => {
    await writeFile(lock, JSON.stringify(stale))
    const release = await lockDataFolder(folder)
    expect(await holder()).toEqual(await own())
    await release()
  })

  it.each(['', '{"pid":', 'null', '{"pid":-1}', '{"pid":"1"}'])(
    'succeeds if the lock file is invalid: %j',
    async (text) => {
      await writeFile(lock, text)
      const release = await lockDataFolder(folder)
      expect(await holder()).toEqual(await own())
      await release()
    },
  )

  it('succeeds if the process of another claim was killed', async () => {
    await writeFile(lock, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'long ago' }))
    await writeFile(`${lock}.claim`, '')
    await utimes(`${lock}.claim`, 0, 0)
    const release = await lockDataFolder(folder)
    expect(await holder()).toEqual(await own())
    await release()
  })

  it('succeeds for one of several concurrent processes', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      await writeFile(lock, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'long ago' }))
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, () => lockDataFolder(folder)),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})
