import { readdir } from 'node:fs/promises'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../../../scripts/start/free-port.mjs'
import { openProgramFolder } from '../support/program/program-folder.js'

const folder = openProgramFolder()

it('stops gracefully on SIGTERM and releases its folder', async () => {
  const program = folder.start()
  await program.address
  program.child.kill('SIGTERM')
  expect(await program.exit).toBe(0)
  expect(await readdir(folder.dataFolder)).toEqual(['encryption-key', 'postgres'])
})

it('finishes a request in progress after SIGTERM, and accepts no new connection', async () => {
  const program = folder.start()
  const { port } = new URL(await program.address)
  const body = JSON.stringify({ email: 'ada@example.com', password: 'correct horse 9 battery' })
  const socket = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(
    [
      'POST /api/v1/auth/password/sign-in HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      ...Object.entries(folder.credentials).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  )
  expect(String((await once(socket, 'data'))[0])).toContain('100 Continue')
  program.child.kill('SIGTERM')
  const isRefused = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused).toBe(true)
  socket.write(body)
  expect(String((await once(socket, 'data'))[0])).toContain('EMAIL_PASSWORD_MISMATCH')
  expect(await program.exit).toBe(0)
})

it('serves requests without being ready for drainSeconds after SIGTERM', async () => {
  const program = folder.startWithVariables({ LATCHKEY_DRAIN_SECONDS: '600' })
  const address = await program.address
  program.child.kill('SIGTERM')
  const status = async () => (await fetch(`${address}/health/ready`)).status
  await expect.poll(status).toBe(503)
  expect((await fetch(`${address}/health`)).status).toBe(200)
})

it('waits for a database that does not respond yet', async () => {
  const variables = { LATCHKEY_ENCRYPTION_KEY: 'a'.repeat(64) }
  const databaseUrl = `postgres://latchkey@127.0.0.1:${await freePort()}/latchkey`
  const program = folder.startWithVariables({ ...variables, DATABASE_URL: databaseUrl })
  await expect
    .poll(program.output)
    .toContain('Waiting for the database, up to a minute. Cannot connect to Postgres')
})

it('names a port that is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const program = folder.start('--port', String(port))
  expect(await program.exit).toBe(1)
  expect(program.output()).toContain(`Port ${port} is taken by another program.`)
  server.close()
})

it('prints the mistake and its usage for invalid arguments', async () => {
  const program = folder.startWith('--prot', '1')
  expect(await program.exit).toBe(1)
  expect(program.output()).toMatch(/^Unknown option '--prot'\.\n\nUsage: latchkey-service/)
})
