import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface ServerResponse {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/**
 * Sends a request to a server on this machine without normalizing the path, as a URL would, and
 * without the recorded `fetch`, which may only send requests to the service.
 */
export async function sendRequest(
  server: Server,
  path: string,
  { body, ...options }: RequestOptions = {},
): Promise<ServerResponse> {
  const { port } = server.address() as AddressInfo
  const outgoing = request({ port, path, agent: false, ...options }).end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await text(response),
  }
}
