import { parseUrl } from '../../navigation/trusted-url.js'
import { REQUEST_HEADER } from '../protocol.js'

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
