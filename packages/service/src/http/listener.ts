import type { Server } from 'node:http'
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { ConnectionLost } from './connection-lost.js'
import type { Handler } from './http-env.js'

/**
 * Time after which an idle connection is closed. Proxies keep theirs for a minute, and must close first:
 * otherwise a request that is being sent would be lost.
 */
const KEEP_ALIVE_MILLIS = 75_000

/** Time limit of a whole request with its body, so that clients that send it slowly or in half hold no connection. */
const REQUEST_MILLIS = 30_000
/** Time between two checks of the limit. */
const CHECK_MILLIS = 5_000

/** Time in which the connections of a proxy get a last response, which closes them, after the port was closed. */
const LAST_REQUEST_MILLIS = 1_000

/** A port on which requests are served. */
export interface Listener {
  /** @returns the port; another one than requested if that was 0 */
  listen(port: number, host: string): Promise<number>
  /** Prepares for `close` with a proxy in front, which may send requests on idle connections until they are closed. */
  drain(): void
  /**
   * Accepts no new connection and waits for the requests in progress, which the signal ends. Each connection is closed
   * with its next response, so that a proxy opens the next one to another process. Idle connections are closed at once, or a
   * second later after `drain`.
   */
  close(cutOff?: AbortSignal): Promise<void>
}

/**
 * @param ownsProcess replaces the global `Request` and `Response` by lighter ones, which answer faster;
 *   inside of other programs they stay Node's own
 * @param requestMillis time limit of a request with its body; then the connection is closed, with 408 if possible
 */
export function createListener(
  fetch: Handler,
  { ownsProcess = false, requestMillis = REQUEST_MILLIS } = {},
): Listener {
  let isDraining = false
  let isClosing = false
  const server: Server = createAdaptorServer({
    fetch: async (request, { incoming, outgoing }) => {
      try {
        const response = await fetch(request, { clientAddress: incoming.socket.remoteAddress })
        if (isClosing) outgoing.setHeader('Connection', 'close')
        return response
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    overrideGlobalObjects: ownsProcess,
    serverOptions: {
      requestTimeout: requestMillis,
      headersTimeout: requestMillis,
      connectionsCheckingInterval: Math.min(requestMillis, CHECK_MILLIS),
    },
  }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MILLIS
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  const endIdle = async () => {
    // A connection counts as idle until its next request is read, and a busy process reads it late.
    await untilQuiet()
    server.closeIdleConnections()
    // Node does not count a connection as idle before its first request. Browsers open such connections ahead.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', (error) => reject(listenError(error, port)))
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
      }),
    drain: () => void (isDraining = true),
    close: async (cutOff) => {
      isClosing = true
      await untilQuiet()
      const endAll = () => server.closeAllConnections()
      cutOff?.addEventListener('abort', endAll, { once: true })
      // A busy process may have become quiet too late.
      if (cutOff?.aborted) endAll()
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => void endIdle(), isDraining ? LAST_REQUEST_MILLIS : 0)
        // That of `http.Server` closes idle connections at once, also those on which a proxy is sending a request.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(timer)
          resolve()
        })
      })
      // Ends the timers of `http.Server`.
      server.close()
    },
  }
}

/** Duration of a turn of the event loop that handled no request. */
const QUIET_MILLIS = 0.1
const MAX_TURNS = 1_000

/**
 * Waits for a turn of the event loop that did nothing else than accept the connections, and read the requests, that have arrived.
 * The system resets those that arrive between then and the end of the port or of their connection, which a proxy cannot tell
 * from a request that failed halfway.
 */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const startedAt = performance.now()
    await setImmediate()
    if (performance.now() - startedAt < QUIET_MILLIS) return
  }
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  const text = listenErrors[error.code ?? '']
  return text === undefined ? error : new Error(`Port ${port} ${text}`, { cause: error })
}

const listenErrors: Record<string, string> = {
  EADDRINUSE: 'is taken by another program. Stop that program, or choose another port with --port.',
  EACCES:
    'needs the rights of root. Choose a port above 1023 with --port, and let a proxy serve the ports 80 and 443.',
}
