import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createListener } from '../../src/http/listener.js'

describe('createListener', () => {
  it('responds once more on the connections of a proxy before it closes', async () => {
    const listener = createListener(async () => new Response('here'))
    const port = await listener.listen(0, '127.0.0.1')
    const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const [idle, unused] = [await openConnection(port), await openConnection(port)]
    idle.write(request)
    await once(idle, 'data')
    listener.drain()
    const closed = listener.close()
    for (const socket of [idle, unused]) {
      socket.write(request)
      let response = ''
      for await (const chunk of socket) response += chunk
      expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    }
    await closed
  })

  it('ends requests if their time is over before its port is closed', async () => {
    let receive = () => {}
    const received = new Promise<void>((resolve) => (receive = resolve))
    const listener = createListener(() => {
      receive()
      return new Promise(() => {})
    })
    const port = await listener.listen(0, '127.0.0.1')
    const socket = await openConnection(port)
    const ended = once(socket, 'close')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await received
    await listener.close(AbortSignal.abort())
    await ended
    expect(socket.destroyed).toBe(true)
  })
})

async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  return socket
}
