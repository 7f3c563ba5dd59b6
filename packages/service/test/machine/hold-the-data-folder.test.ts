import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdFolder } from '../../src/db/folder-lock.js'
import { processStart } from '../../src/db/process-start.js'

let folder: string
let lock: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-lock-'))
  lock = join(folder, 'lock.json')
})
afterEach(() => rm(folder, { recursive: true }))

const holder = async () => JSON.parse(await readFile(lock, 'utf8'))
const own = async () => ({ pid: process.pid, startedAt: await processStart(process.pid) })

it('notes who holds the folder, and gives it free', async () => {
  const release = await holdFolder(folder)
  expect(await holder()).toEqual(await own())
  await release()
  await expect(readFile(lock)).rejects.toThrow(/ENOENT/)
})

it('makes a folder that is not there', async () => {
  const release = await holdFolder(join(folder, 'a', 'b'))
  expect(await readdir(join(folder, 'a', 'b'))).toEqual(['lock.json'])
  await release()
})

it('refuses while a running process holds it, naming the folder and the process', async () => {
  const release = await holdFolder(folder)
  await expect(holdFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by a running service (process ${process.pid}). ` +
      'Stop that process, or give this one another data folder.',
  )
  await release()
})

it('refuses while a foreign process holds it', async () => {
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

describe('takes over the lock', () => {
  it.each([
    ['of a process that is gone', { pid: 2 ** 22 + 1, startedAt: 'long ago' }],
    ['of an earlier process with the same id', { pid: process.pid, startedAt: 'long ago' }],
  ])('%s', async (_what, stale) => {
    await writeFile(lock, JSON.stringify(stale))
    const release = await holdFolder(folder)
    expect(await holder()).toEqual(await own())
    await release()
  })

  it.each(['', '{"pid":', 'null', '{"pid":-1}', '{"pid":"1"}'])(
    'that is none: %j',
    async (text) => {
      await writeFile(lock, text)
      const release = await holdFolder(folder)
      expect(await holder()).toEqual(await own())
      await release()
    },
  )

  it('in one of several newcomers only', async () => {
    await writeFile(lock, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'long ago' }))
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => holdFolder(folder)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
