import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createService } from '../../src/service.js'
import { buildProgram, startProgram } from '../support/program/program.js'
import { uniqueEmail } from '../support/project.js'

const run = promisify(execFile)
const project = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
const password = 'correct horse 9 battery'
const settings = {
  passwordHashing: { memoryKibibytes: 64, passes: 1 },
  projects: [{ id: project, displayName: 'Test', keys: { publishableClientKey: 'pck_test' } }],
}

const requestOf = (address: string, path: string, email: string) =>
  new Request(`${address}/api/v1/auth/password/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Stack-Project-Id': project,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': 'pck_test',
    },
    body: JSON.stringify({
      email,
      password,
      ...(path === 'sign-up' && { verification_callback_url: 'http://localhost:1/verify' }),
    }),
  })

describe('an embedded database that cannot write', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('responds 503 until there is space, reports it once, and keeps committed data', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'latchkey-full-'))
    onTestFinished(() => rm(dataFolder, { recursive: true }))
    const reports: unknown[] = []
    const report = (error: unknown) => void reports.push(error)
    const service = createService({ ...settings, dataFolder, report })
    onTestFinished(() => service.close())
    const address = 'http://localhost:4710'
    const post = (path: string, email: string) => service.fetch(requestOf(address, path, email))
    const status = async (path: string) => (await service.fetch(new Request(address + path))).status
    const email = uniqueEmail()
    expect((await post('sign-up', email)).status).toBe(200)

    const broken = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    })
    const response = await post('sign-up', uniqueEmail())
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await post('sign-in', email)).status).toBe(503)
    expect([await status('/health'), await status('/health/ready')]).toEqual([200, 503])
    expect(reports.map(String)).toEqual([expect.stringContaining('its disk is full')])

    broken.mockRestore()
    await expect.poll(() => status('/health/ready')).toBe(200)
    expect((await post('sign-in', email)).status).toBe(200)
    expect((await post('sign-up', uniqueEmail())).status).toBe(200)
    expect(reports).toHaveLength(1)
  })
})

const disk = join(tmpdir(), `latchkey-small-disk-${randomUUID()}`)
const mounted = await mkdir(disk)
  .then(() => run('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', disk]))
  .then(
    () => true,
    () => false,
  )
afterAll(async () => {
  if (mounted) await run('umount', [disk])
  await rm(disk, { recursive: true })
})

describe.skipIf(!mounted)('a process whose disk is full (needs the right to mount a disk)', () => {
  let built: Awaited<ReturnType<typeof buildProgram>>
  beforeAll(async () => {
    built = await buildProgram()
  })
  afterAll(() => built.remove())

  const filler = join(disk, 'filler')
  async function fill() {
    const { bavail, bsize } = await statfs(disk)
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
      // The disk is still full, although the service has written in the meantime.
      if (error.code !== 'ENOSPC') throw error
    })
  }

  it('resumes when there is space, loses no acknowledged user, and ends by SIGTERM', async () => {
    const config = join(disk, 'latchkey.config.json')
    await writeFile(config, JSON.stringify({ ...settings, port: 0, dataFolder: 'data' }))
    const program = startProgram(built.file, ['--config', config])
    onTestFinished(async () => {
      program.child.kill('SIGKILL')
      await program.exit
    })
    const address = await program.address
    const post = (path: string, email: string) => fetch(requestOf(address, path, email))
    const status = async (path: string) => (await fetch(address + path)).status
    /** Signs up until the service cannot store a user. Returns the acknowledged users and the last status. */
    async function signUpUntilFull() {
      const users: string[] = []
      for (;;) {
        const email = uniqueEmail()
        const { status } = await post('sign-up', email)
        if (status !== 200) return { users, status }
        users.push(email)
      }
    }

    const first = [uniqueEmail(), uniqueEmail()]
    for (const email of first) expect((await post('sign-up', email)).status).toBe(200)
    await fill()
    const more = await signUpUntilFull()
    expect(more.status).toBe(503)
    expect([await status('/health'), await status('/health/ready')]).toEqual([200, 503])
    await rm(filler)
    await expect.poll(() => status('/health/ready')).toBe(200)
    for (const email of [...first, ...more.users])
      expect((await post('sign-in', email)).status).toBe(200)

    await fill()
    await signUpUntilFull()
    program.child.kill('SIGTERM')
    expect(await program.exit).toBe(0)
  })
})
