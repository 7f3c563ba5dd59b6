import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault = (response: ServerResponse, request: IncomingMessage) => void

export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/**
 * A server that breaks the transport as it is told to, one fault a request, and the last one from then
 * on. It never stands in for the service: it has no answer of its own.
 */
export async function startFaultyServer() {
  let faults: Fault[] = []
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      const fault = faults.length > 1 ? faults.shift() : faults[0]
      fault?.(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** Says what happens from now on, and forgets what was seen. */
    will(...next: Fault[]) {
      faults = next
      seen.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** An answer, whole. */
export const answers =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Fault =>
  (response) =>
    void response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body))

/** The connection is torn down before a byte has come. */
export const resets: Fault = (response) => void response.destroy()

/** The answer begins, then the connection is torn down. */
export const cutsOff: Fault = (response) => {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' })
  response.write('{"id":', () => response.destroy())
}

/** The answer begins and never ends. */
export const neverEnds: Fault = (response) =>
  void response.writeHead(200, JSON_TYPE).write('{"id":')

/** No answer comes at all. */
export const staysSilent: Fault = () => {}

/** The body is not what its encoding says. */
export const damagesGzip: Fault = (response) =>
  void response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end('no gzip')

/** A body without an end in sight, as fast as it is read. */
export const floods: Fault = (response) => {
  response.writeHead(200, JSON_TYPE)
  const chunk = ' '.repeat(1_000_000)
  const pour = () => {
    while (!response.destroyed && response.write(chunk)) continue
  }
  response.on('drain', pour)
  pour()
}
