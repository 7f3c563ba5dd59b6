import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildProgram, startOnFullDisk, startProgram, type Program } from '../support/program.js'

const project = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
const CONFIG = 'latchkey.config.json'
const password = 'correct horse 9 battery'

let built: Awaited<ReturnType<typeof buildProgram>>
let folder: string
let started: Program[]
beforeAll(async () => {
  built = await buildProgram()
})
afterAll(() => built.remove())
beforeEach(async () => {
  started = []
  folder = await mkdtemp(join(tmpdir(), 'latchkey-program-'))
  await writeFile(
    join(folder, CONFIG),
    JSON.stringify({
      port: 0,
      dataFolder: 'data',
      passwordHashing: { memoryKibibytes: 64, passes: 1 },
      projects: [{ id: project, displayName: 'Test', keys: { publishableClientKey: 'pck_test' } }],
    }),
  )
})
afterEach(async () => {
  for (const { child, exit } of started) {
    child.kill('SIGKILL')
    await exit
  }
  await rm(folder, { recursive: true })
})

function start(...args: string[]): Program {
  const program = startProgram(built.file, ['--config', join(folder, CONFIG), ...args])
  started.push(program)
  return program
}

const post = (address: string, path: string, body: unknown) =>
  fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Stack-Project-Id': project,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': 'pck_test',
    },
    body: JSON.stringify(body),
  })

/** Signs users up until the service stops; adds acknowledged sign-ups to the list. */
async function signUpUntilGone(address: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const email = `${randomUUID()}@example.com`
    const body = { email, password, verification_callback_url: 'http://localhost/' }
    const answer = await post(address, '/auth/password/sign-up', body).catch(() => undefined)
    if (answer?.status !== 200) return
    acknowledged.push(email)
  }
}

it('loses no acknowledged sign-up when it is killed and starts again', async () => {
  const first = start()
  const address = await first.address
  const acknowledged: string[] = []
  const people = Array.from({ length: 4 }, () => signUpUntilGone(address, acknowledged))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
  first.child.kill('SIGKILL')
  await Promise.all(people)
  expect(await first.exit).toBeNull()

  const again = await start().address
  const answers = await Promise.all(
    acknowledged.map((email) => post(again, '/auth/password/sign-in', { email, password })),
  )
  expect(answers.map(({ status }) => status)).toEqual(acknowledged.map(() => 200))
})

it('recreates its database if it was killed before the database was complete', async () => {
  const first = start()
  const address = await first.address
  const body = {
    email: 'ada@example.com',
    password,
    verification_callback_url: 'http://localhost/',
  }
  expect((await post(address, '/auth/password/sign-up', body)).status).toBe(200)
  first.child.kill('SIGKILL')
  await first.exit
  // The last file that it writes.
  await rm(join(folder, 'data', 'postgres', 'PG_VERSION'))

  const again = await start().address
  expect((await post(again, '/auth/password/sign-up', body)).status).toBe(200)
})

it.each([
  ['its key', 0],
  ['its database', 100],
])('explains that the disk was full for %s and starts when there is space', async (_, blocks) => {
  const full = startOnFullDisk(built.file, ['--config', join(folder, CONFIG)], blocks)
  started.push(full)
  expect(await full.exit).toBe(1)
  expect(full.output()).toMatch(
    /^The data folder .*data cannot be used: EFBIG.* See whether there is room.* another data folder/,
  )
  const program = start()
  await program.address
  program.child.kill('SIGTERM')
  await program.exit
  expect(await readdir(join(folder, 'data'))).toEqual(['encryption-key', 'postgres'])
})

it.each([
  ['the folder', ['data'], 'EEXIST'],
  ['its database', ['data', 'postgres'], 'ENOTDIR'],
])('explains that a file is in the place of %s', async (_, path, code) => {
  const file = join(folder, ...path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '')
  const program = start()
  expect(await program.exit).toBe(1)
  expect(program.output()).toMatch(
    new RegExp(`^The data folder .*data cannot be used: ${code}.* give it another data folder`),
  )
})

it('stops gracefully on SIGTERM and releases its folder', async () => {
  const program = start()
  await program.address
  program.child.kill('SIGTERM')
  expect(await program.exit).toBe(0)
  expect(await readdir(join(folder, 'data'))).toEqual(['encryption-key', 'postgres'])
})

it('rejects a folder that another process uses', async () => {
  const first = start()
  await first.address
  const second = start()
  expect(await second.exit).toBe(1)
  expect(second.output().trim()).toBe(
    `The data folder ${join(folder, 'data')} is in use by a running service (process ${first.child.pid}). ` +
      'Stop that process, or give this one another data folder.',
  )
})

it('names a port that is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const program = start('--port', String(port))
  expect(await program.exit).toBe(1)
  expect(program.output()).toContain(`Port ${port} is taken by another program.`)
  taken.close()
})

it('prints its usage for invalid arguments', async () => {
  const program = startProgram(built.file, ['--prot', '1'])
  started.push(program)
  expect(await program.exit).toBe(1)
  expect(program.output()).toContain('Usage: latchkey-service')
})
