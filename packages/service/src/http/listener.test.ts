import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createListener } from './listener.js'

it('keeps a connection for longer than the proxies in front of it do', async () => {
  const listener = createListener(async () => new Response('here'))
  const port = await listener.listen(0, '127.0.0.1')
  const response = await fetch(`http://127.0.0.1:${port}`)
  expect(await response.text()).toBe('here')
  expect(response.headers.get('keep-alive')).toBe('timeout=75')
  await listener.close()
})

it('closes a connection with the response to a request that is in progress when it stops', async () => {
  let stopped: Promise<void> | undefined
  const listener = createListener(async () => {
    stopped = listener.close()
    return new Response('here')
  })
  const port = await listener.listen(0, '127.0.0.1')
  const response = await fetch(`http://127.0.0.1:${port}`)
  expect(response.headers.get('connection')).toBe('close')
  await response.text()
  await stopped
})

it('stops although a client has opened a connection and sent nothing', async () => {
  const listener = createListener(async () => new Response('here'))
  const port = await listener.listen(0, '127.0.0.1')
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // The listener has accepted the connection before that of this request.
  await (await fetch(`http://127.0.0.1:${port}`)).text()
  const closed = once(socket, 'close')
  await listener.close()
  expect(await closed).toEqual([false])
})

it('responds to a request that has arrived when the idle connections of a proxy are closed', async () => {
  const listener = createListener(async () => new Response('here'))
  const port = await listener.listen(0, '127.0.0.1')
  const socket = connect(port, '127.0.0.1')
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
  socket.write(request)
  await once(socket, 'data')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  listener.drain()
  const closed = listener.close()
  // The port is closed.
  while (vi.getTimerCount() === 0) await setImmediate()
  // The system has the request, and the process has not read it yet.
  socket.write(request)
  vi.runAllTimers()
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\nconnection: close\r\n/i)
  await closed
})

it('closes a connection whose body does not arrive within the time limit', async () => {
  const listener = createListener(async (request) => new Response(await request.text()), {
    requestMillis: 20,
  })
  const port = await listener.listen(0, '127.0.0.1')
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf')
  socket.resume()
  expect(await once(socket, 'close')).toEqual([false])
  await listener.close()
})
