import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.js'

export interface MetricsOptions {
  port: number
  host: string
  /** If it is set, a request needs it as its bearer token. */
  token?: string | undefined
}

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

/** Serves metrics at `/metrics` on a port of their own, which a proxy does not publish. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host, token }: MetricsOptions,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const status = statusOf(request, token)
    if (status !== 200) {
      response.writeHead(status, status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}).end()
      return
    }
    metrics.read().then(
      ({ contentType, text }) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, port)
  })
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) }
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new Error(
    `The metrics port ${port} is taken by another program. Stop that program, or set metrics.port (LATCHKEY_METRICS_PORT) to another port.`,
    { cause: error },
  )
}

function statusOf({ method, url = '', headers }: IncomingMessage, token: string | undefined) {
  if (url.split('?')[0] !== '/metrics') return 404
  if (method !== 'GET') return 405
  const isAllowed = token === undefined || isEqual(headers.authorization ?? '', `Bearer ${token}`)
  return isAllowed ? 200 : 401
}

/** Compares hashes, so that the time does not depend on how much of the text is right. */
const isEqual = (a: string, b: string): boolean => timingSafeEqual(hash(a), hash(b))

const hash = (text: string) => createHash('sha256').update(text).digest()

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
