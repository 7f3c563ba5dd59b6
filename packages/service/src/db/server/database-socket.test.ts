import dns from 'node:dns'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createSocketFactory } from './database-socket.js'

afterEach(() => {
  vi.restoreAllMocks()
})

async function listen(): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => socket.end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** Makes the resolver of this process fail, as while its DNS server does not respond. */
const failLookups = () =>
  vi.spyOn(dns, 'lookup').mockImplementation((...args: unknown[]) => {
    const callback = args.at(-1) as (error: Error) => void
    callback(Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' }))
  })

const connectTo = async (socket: Socket, port: number) => {
  socket.connect(port, 'localhost')
  await once(socket, 'connect')
  const { remotePort } = socket
  socket.destroy()
  return remotePort
}

it('connects to the last address of a host while the resolver fails', async () => {
  const { port, close } = await listen()
  const open = createSocketFactory()
  await connectTo(open(), port)
  failLookups()
  expect(await connectTo(open(), port)).toBe(port)
  close()
})

it('fails for a host that was never resolved', async () => {
  failLookups()
  const socket = createSocketFactory()()
  socket.connect(1, 'localhost')
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('EAI_AGAIN')
})
