import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createListener } from '../../src/http/listener.js'

describe('createListener', () => {
  it('responds to a connection that a proxy has opened right before it closes', async () => {
    const listener = createListener(async () => new Response('here'))
    const port = await listener.listen(0, '127.0.0.1')
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    await once(socket, 'connect')
    const closed = listener.close()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    let response = ''
    for await (const chunk of socket) response += chunk
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    await closed
  })
})
