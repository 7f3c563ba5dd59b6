import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { openProgramFolder } from '../support/program-folder.js'

const folder = openProgramFolder()
const password = 'correct horse 9 battery'

/** Signs users up until the service stops; adds acknowledged sign-ups to the list. */
async function signUpUntilGone(address: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const email = `${randomUUID()}@example.com`
    const body = { email, password, verification_callback_url: 'http://localhost/' }
    const answer = await folder.post(address, '/auth/password/sign-up', body).catch(() => undefined)
    if (answer?.status !== 200) return
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
  const answers = await Promise.all(
    acknowledged.map((email) => folder.post(again, '/auth/password/sign-in', { email, password })),
  )
  expect(answers.map(({ status }) => status)).toEqual(acknowledged.map(() => 200))
})

it('stops gracefully on SIGTERM and releases its folder', async () => {
  const program = folder.start()
  await program.address
  program.child.kill('SIGTERM')
  expect(await program.exit).toBe(0)
  expect(await readdir(folder.dataFolder)).toEqual(['encryption-key', 'postgres'])
})

it('names a port that is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const program = folder.start('--port', String(port))
  expect(await program.exit).toBe(1)
  expect(program.output()).toContain(`Port ${port} is taken by another program.`)
  taken.close()
})

it('prints its usage for invalid arguments', async () => {
  const program = folder.startWith('--prot', '1')
  expect(await program.exit).toBe(1)
  expect(program.output()).toContain('Usage: latchkey-service')
})
