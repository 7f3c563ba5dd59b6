import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { createListener } from '../../src/http/listener.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const listener = createListener(service.fetch)
const port = await listener.listen(0, '127.0.0.1')
afterAll(() => listener.close())

/** Sends a request as bytes, because `fetch` refuses these methods. */
async function send(method: string, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Secret: canary\r\nConnection: close\r\n\r\n`,
  )
  return text(socket)
}

describe('the service', () => {
  it.each(['/', '/health', '/api/v1', '/api/v1/users/me', '/webhooks/endpoints'])(
    'does not answer TRACE %s with the request',
    async (path) => {
      const response = await send('TRACE', path)
      expect(response).toMatch(/^HTTP\/1\.1 40[45] /)
      expect(response).not.toContain('canary')
      expect(await send('GET', '/health')).toMatch(/^HTTP\/1\.1 200 /)
    },
  )
})
