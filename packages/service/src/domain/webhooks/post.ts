import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { lookupPublic, resolvePublic } from '../../lib/public-address.js'

export interface Post {
  url: string
  headers: Record<string, string>
  body: string
  /** True to reject hosts of this machine and of private networks. */
  isPublicOnly: boolean
  limitMillis: number
  /** Aborts the wait for the response. */
  signal?: AbortSignal | undefined
}

/**
 * Posts JSON and returns the status of the response; its body is not read. Redirects are not followed: they
 * could lead to any address.
 */
export async function post({ url, headers, body, isPublicOnly, limitMillis, signal }: Post) {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1')
  // Addresses are not looked up, so they are checked here.
  if (isPublicOnly && isIP(host) !== 0) await resolvePublic(host)
  const start = target.protocol === 'https:' ? requestHttps : requestHttp
  const limit = AbortSignal.timeout(limitMillis)
  return new Promise<number>((resolve, reject) => {
    const request = start(target, {
      method: 'POST',
      agent: false,
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Latchkey-Webhooks',
      },
      ...(isPublicOnly && { lookup: lookupPublic }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    // A receiver that switches to another protocol sends this event instead of a response.
    request.on('upgrade', (response, socket) => {
      resolve(response.statusCode ?? 0)
      socket.destroy()
    })
    // Always the last event, so that no receiver can keep this promise from settling.
    request.on('close', () => reject(new Error('The receiver closed the connection.')))
    request.end(body)
  })
}
