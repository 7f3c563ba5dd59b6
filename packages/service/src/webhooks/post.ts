import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { lookupPublic, resolvePublic } from '../lib/public-address.js'

export interface Post {
  url: string
  headers: Record<string, string>
  body: string
  /** Refuses hosts of the own machine and of private networks. */
  isPublicOnly: boolean
  limitMillis: number
  /** Ends the wait for the answer before its limit. */
  signal?: AbortSignal | undefined
}

/**
 * Posts JSON and tells the status of the answer, of which nothing else is read. Redirects are not
 * followed: they could lead anywhere.
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
    // The answer of a receiver that turns to another protocol: it comes in place of a response.
    request.on('upgrade', (response, socket) => {
      resolve(response.statusCode ?? 0)
      socket.destroy()
    })
    // It comes at the end of whatever happened, so that no receiver can keep this from settling.
    request.on('close', () => reject(new Error('The receiver closed the connection.')))
    request.end(body)
  })
}
