import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { expect, it } from 'vitest'
import { sendRequest } from './send-request.js'

// None of these is ever connected to, so nothing has to listen there.
it.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://[::ffff:169.254.169.254]/',
  'http://localhost/',
  'https://localhost./',
])('sends nothing to %s when only public addresses are meant', async (url) => {
  const message = { url, method: 'POST', headers: {}, body: '{}', limitMillis: 5_000 } as const
  await expect(sendRequest({ ...message, isPublicOnly: true })).rejects.toThrow(
    /no public address|ENOTFOUND|EAI_AGAIN/,
  )
})

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

it('rejects after the time limit without a response', async () => {
  const server = createServer(() => {})
  const url = await listen(server)
  const message = {
    url,
    method: 'POST',
    headers: {},
    body: '{}',
    isPublicOnly: false,
    limitMillis: 20,
  } as const
  await expect(sendRequest(message)).rejects.toThrow('aborted')
  server.closeAllConnections()
  server.close()
})

it('counts a switch to another protocol as a response and closes the connection', async () => {
  const response =
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  const server = createTcpServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.write(response))
  })
  const url = await listen(server)
  const message = {
    url,
    method: 'POST',
    headers: {},
    body: '{}',
    isPublicOnly: false,
    limitMillis: 5_000,
  } as const
  expect(await sendRequest(message)).toMatchObject({ status: 101, body: '' })
  // The server ends when the last connection has ended.
  await new Promise((resolve) => server.close(resolve))
})
