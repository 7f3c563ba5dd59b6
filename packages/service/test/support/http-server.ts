import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on a free port of this machine, with a function that stops it. */
export interface HttpServer {
  origin: string
  close: () => Promise<void>
}

/** @param listenerOf creates the request listener when the origin is known */
export async function startHttpServer(
  listenerOf: (origin: string) => RequestListener,
): Promise<HttpServer> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.on('request', listenerOf(origin))
  return {
    origin,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
