import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/**
 * Sends a request to a server on this machine, its path as it is: a URL would be put in order first.
 * Nor does it go by the `fetch` that is watched, by which only the service may be called.
 */
export async function ask(
  server: Server,
  path: string,
  { body, ...options }: Question = {},
): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const sent = request({ port, path, agent: false, ...options }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await text(response),
  }
}
