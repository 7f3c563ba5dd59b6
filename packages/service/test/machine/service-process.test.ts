import { readdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { openProgramFolder } from '../support/program-folder.js'

const folder = openProgramFolder()

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
