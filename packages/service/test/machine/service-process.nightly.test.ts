import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { openProgramFolder } from '../support/program/program-folder.js'

const folder = openProgramFolder()
const password = 'correct horse 9 battery'

/** Signs users up until the service stops; adds acknowledged sign-ups to the list. */
async function signUpUntilGone(address: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const email = `${randomUUID()}@example.com`
    const body = { email, password, verification_callback_url: 'http://localhost/' }
    const response = await folder
      .post(address, '/auth/password/sign-up', body)
      .catch(() => undefined)
    if (response?.status !== 200) return
    acknowledged.push(email)
  }
}

it('loses no acknowledged sign-up when it is killed and starts again', async () => {
  const first = folder.start()
  const address = await first.address
  const acknowledged: string[] = []
  const people = Array.from({ length: 4 }, () => signUpUntilGone(address, acknowledged))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
  first.child.kill('SIGKILL')
  await Promise.all(people)
  expect(await first.exit).toBeNull()

  const again = await folder.start().address
  const responses = await Promise.all(
    acknowledged.map((email) => folder.post(again, '/auth/password/sign-in', { email, password })),
  )
  expect(responses.map(({ status }) => status)).toEqual(acknowledged.map(() => 200))
})

it('recreates its database if it was killed before the database was complete', async () => {
  const first = folder.start()
  const address = await first.address
  const body = {
    email: 'ada@example.com',
    password,
    verification_callback_url: 'http://localhost/',
  }
  expect((await folder.post(address, '/auth/password/sign-up', body)).status).toBe(200)
  first.child.kill('SIGKILL')
  await first.exit
  // The last file that it writes.
  await rm(join(folder.dataFolder, 'postgres', 'PG_VERSION'))

  const again = await folder.start().address
  expect((await folder.post(again, '/auth/password/sign-up', body)).status).toBe(200)
})

it.each([
  ['its key', 0],
  ['its database', 100],
])('explains that the disk was full for %s and starts when there is space', async (_, blocks) => {
  const full = folder.startOnFullDisk(blocks)
  expect(await full.exit).toBe(1)
  expect(full.output()).toMatch(
    /^The data folder .*data cannot be used: EFBIG.* Check that the disk has free space.* another dataFolder/,
  )
  const program = folder.start()
  await program.address
  program.child.kill('SIGTERM')
  await program.exit
  expect(await readdir(folder.dataFolder)).toEqual(['encryption-key', 'postgres'])
})

it.each([
  ['the folder', [], 'EEXIST'],
  ['its database', ['postgres'], 'ENOTDIR'],
])('explains that a file is in the place of %s', async (_, path, code) => {
  const file = join(folder.dataFolder, ...path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '')
  const program = folder.start()
  expect(await program.exit).toBe(1)
  expect(program.output()).toMatch(
    new RegExp(`^The data folder .*data cannot be used: ${code}.* set another dataFolder`),
  )
})

it('rejects a folder that another process uses', async () => {
  const first = folder.start()
  await first.address
  const second = folder.start()
  expect(await second.exit).toBe(1)
  expect(second.output().trim()).toBe(
    `The data folder ${folder.dataFolder} is in use by a running service (process ${first.child.pid}). ` +
      'Stop that process, or set another dataFolder for this one.',
  )
})
