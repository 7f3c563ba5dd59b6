import { once } from 'node:events'
import { createServer } from 'node:http'

/** Starts a server on this machine to which the browser returns after the sign-in (RFC 8252, section 7.3). */
export async function startCallbackServer() {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const redirectUrl = `http://127.0.0.1:${port}/callback`
  /** @type {Promise<URLSearchParams>} */
  const callback = new Promise((resolve) => {
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', redirectUrl)
      if (pathname !== '/callback') {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'Content-Type': 'text/plain', Connection: 'close' })
      response.end('You can close this page.')
      resolve(searchParams)
    })
  })
  return { redirectUrl, callback, close: () => server.close() }
}
