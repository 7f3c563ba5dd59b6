import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { lookupPublic, resolvePublic } from '../public-address.js'
import { readUpTo } from './read-up-to.js'

/** A request to a server of someone else. */
export interface OutgoingRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** True to reject hosts of this machine and of private networks. */
  isPublicOnly: boolean
  limitMillis: number
  /** Length of the longest body that is read, in bytes. By default, the body is not read. */
  bodyLimit?: number
  /** Aborts the wait for the response. */
  signal?: AbortSignal | undefined
}

/** The response to an outgoing request. */
export interface OutgoingResponse {
  status: number
  /** By their names in lower case. */
  headers: IncomingHttpHeaders
  body: string
}

/**
 * Sends a request and returns the status of the response, with its body if `bodyLimit` is set. Redirects are not followed:
 * they could lead to any address.
 */
export async function sendRequest({
  url,
  method,
  headers,
  body,
  isPublicOnly,
  limitMillis,
  bodyLimit,
  signal,
}: OutgoingRequest): Promise<OutgoingResponse> {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1')
  // Addresses are not looked up, so they are checked here.
  if (isPublicOnly && isIP(host) !== 0) await resolvePublic(host)
  const start = target.protocol === 'https:' ? requestHttps : requestHttp
  const limit = AbortSignal.timeout(limitMillis)
  return new Promise((resolve, reject) => {
    let isAnswered = false
    const request = start(target, {
      method,
      agent: false,
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      headers: {
        'User-Agent': 'Latchkey',
        ...headers,
        ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
      },
      ...(isPublicOnly && { lookup: lookupPublic }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      isAnswered = true
      readBody(response, bodyLimit).then((text) => resolve(responseOf(response, text)), reject)
    })
    // A receiver that switches to another protocol sends this event instead of a response.
    request.on('upgrade', (response, socket) => {
      resolve(responseOf(response, ''))
      socket.destroy()
    })
    // Always the last event, so that no receiver can keep this promise from settling.
    request.on('close', () => {
      if (!isAnswered) reject(new Error('The receiver closed the connection.'))
    })
    request.end(body)
  })
}

const responseOf = ({ statusCode = 0, headers }: IncomingMessage, body: string) => ({
  status: statusCode,
  headers,
  body,
})

async function readBody(response: IncomingMessage, limit: number | undefined): Promise<string> {
  try {
    const bytes = limit === undefined ? Buffer.alloc(0) : await readUpTo(response, limit)
    if (bytes === undefined) throw new Error('The response is too large.')
    return new TextDecoder().decode(bytes)
  } finally {
    response.destroy()
  }
}
