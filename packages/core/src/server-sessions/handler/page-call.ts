import type { BuiltRequest } from '../../http/build-request.js'
import { parseUrl } from '../../navigation/trusted-url.js'
import { type HandlerResult, type PageCall, REQUEST_HEADER, RESPONSE_HEADER } from '../protocol.js'

/** Whether a value can be sent in a header. Any other one would make each request fail, as a lost connection does. */
const isOptionalToken = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && /^[!-~]*$/.test(value))

/** Parses a JSON object; undefined for any other text. */
function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Reads the header with which a page describes its call; undefined if no client of this version has sent it. */
export function readPageCall({ headers }: Request): PageCall | undefined {
  const fields = parseObject(headers.get(REQUEST_HEADER) ?? '') ?? {}
  const { projectId, publishableClientKey, proofOfWork, path } = fields
  if (typeof projectId !== 'string' || typeof path !== 'string') return undefined
  if (!isOptionalToken(publishableClientKey) || !isOptionalToken(proofOfWork)) return undefined
  return {
    projectId,
    publishableClientKey,
    proofOfWork,
    path,
    hasSession: fields['hasSession'] === true,
    isSigningInAgain: fields['isSigningInAgain'] === true,
    isRaw: fields['isRaw'] === true,
    isLater: fields['isLater'] === true,
  }
}

/**
 * Returns the request to the service for a call of a page.
 *
 * @param target path and query below the API's URL
 * @param text the body
 */
export function toServiceRequest(
  { method, headers }: Request,
  { path, isRaw, isLater }: PageCall,
  target: string,
  text: string,
): BuiltRequest {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '')
  const form = isForm ? new URLSearchParams(text) : undefined
  return {
    summary: { method, path },
    target,
    body: form ?? (text || undefined),
    sentValues: form ? Object.fromEntries(form) : parseObject(text),
    isRaw,
    isLater,
  }
}

/** The host under which browsers reach the server. */
const hostOf = (request: Request): string =>
  request.headers.get('x-forwarded-host') ??
  request.headers.get('host') ??
  new URL(request.url).host

/**
 * Returns whether a page of the app's own origin sent a request. Browsers send the cookies of the session with requests
 * of other pages too. No browser lets such a page send a header of ours without asking the server first, which never
 * allows it, nor write `Sec-Fetch-Site` or `Origin`.
 *
 * @see Fetch Metadata Request Headers, section 2.4; RFC 6454, section 7
 */
export function isFromOwnPage(request: Request): boolean {
  const { headers } = request
  if (headers.get(REQUEST_HEADER) === null) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  // Browsers without `Sec-Fetch-Site` send no `Origin` with a GET of the same origin.
  return origin === null || parseUrl(origin)?.host === hostOf(request)
}

/** Returns whether a link or a script of the app's own page navigates to the handler. */
export function isOwnNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode')
  return headers.get('sec-fetch-site') === 'same-origin' && mode === 'navigate'
}

const LOOPBACK = /^(localhost|[^:]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/**
 * Returns whether the page has https, so that its cookies are `Secure`. A proxy may have ended the TLS connection. In
 * doubt, it has: a browser drops such a cookie on a page with http.
 */
export function hasSecurePage(request: Request, allowInsecureHttp = false): boolean {
  const origin = request.headers.get('origin')
  if (origin?.startsWith('https:')) return true
  const isPlain = new URL(request.url).protocol === 'http:'
  const isProxied = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
  return !isPlain || isProxied || !(allowInsecureHttp || LOOPBACK.test(hostOf(request)))
}

const respondWith = (kind: 'refused' | 'unreachable', status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      [RESPONSE_HEADER]: kind,
    },
  })

/** Returns the response to a request that the handler refuses. The text says why, for developers. */
export const refused = (status: number, text: string): Response =>
  respondWith('refused', status, text)

/** Returns the response if the service did not respond to the handler. */
export const unreachable = (): Response =>
  respondWith('unreachable', 503, 'The service cannot be reached.')

/** Returns the response with a result of the service, whose status is in it. */
export function resultResponse(result: HandlerResult, headers: Headers): Response {
  headers.set(RESPONSE_HEADER, 'result')
  return Response.json(result, { headers })
}
