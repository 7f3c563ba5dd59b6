import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: string
  received: Received[]
  /** Responds to the next messages with these statuses, and accepts messages after that. */
  answerNext(...statuses: number[]): void
  /** Runs a function between the next message and its response. */
  beforeAnswer(happen: () => Promise<unknown>): void
  /** Returns the maximum number of concurrent messages. */
  maxConcurrency(): number
  close(): Promise<void>
}

/** A local webhook receiver that stores received messages. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const statuses: number[] = []
  const happenings: (() => Promise<unknown>)[] = []
  let open = 0
  let maxConcurrency = 0
  const server = createServer((request, response) => {
    maxConcurrency = Math.max(maxConcurrency, (open += 1))
    response.on('finish', () => (open -= 1))
    void text(request).then(async (body) => {
      received.push({ headers: request.headers, body })
      await happenings.shift()?.()
      const status = statuses.shift() ?? 204
      response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    maxConcurrency: () => maxConcurrency,
    beforeAnswer: (happen) => void happenings.push(happen),
    answerNext: (...next) => void statuses.push(...next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Verifies the signature of a message and returns its payload. */
export function verify(secret: string, { headers, body }: Received): unknown {
  const named = (name: string) => String(headers[`svix-${name}`])
  return new Webhook(secret).verify(body, {
    'webhook-id': named('id'),
    'webhook-timestamp': named('timestamp'),
    'webhook-signature': named('signature'),
  })
}
