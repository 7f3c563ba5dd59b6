import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault = (response: ServerResponse, request: IncomingMessage) => void

export interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Starts a server that responds with one fault per request; the last fault repeats. */
export async function startFaultyServer() {
  let faults: Fault[] = []
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      const fault = faults.length > 1 ? faults.shift() : faults[0]
      fault?.(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Sets the faults of the next requests and clears the list of requests. */
    respondWith(...next: Fault[]) {
      faults = next
      requests.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends a complete response. */
export const respond =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Fault =>
  (response) =>
    void response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body))

/** Closes the connection before the first byte. */
export const closeBeforeResponse: Fault = (response) => void response.destroy()

/** Starts the response, then closes the connection. */
export const closeDuringResponse: Fault = (response) => {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' })
  response.write('{"id":', () => response.destroy())
}

/** Starts the response and never ends it. */
export const neverEnd: Fault = (response) => void response.writeHead(200, JSON_TYPE).write('{"id":')

/** Never responds. */
export const neverRespond: Fault = () => {}

/** Sends a body that is not encoded as its header says. */
export const sendInvalidGzip: Fault = (response) =>
  void response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end('no gzip')

/** Sends an endless body, as fast as the client reads it. */
export const sendEndlessBody: Fault = (response) => {
  response.writeHead(200, JSON_TYPE)
  const chunk = ' '.repeat(1_000_000)
  const write = () => {
    while (!response.destroyed && response.write(chunk)) continue
  }
  response.on('drain', write)
  write()
}
