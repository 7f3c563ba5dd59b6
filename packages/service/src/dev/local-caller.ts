import { isLoopbackHost } from '../lib/urls.js'

/**
 * Returns true if a request comes from this machine and is addressed to it. Otherwise a page of another site
 * could send requests through the browser (the `Origin` reveals it), or point its own host name here (DNS
 * rebinding; the `Host` reveals it).
 *
 * @param publicUrl the URL of the service from outside, if its host is accepted too
 */
export function isLocalCaller(request: Request, publicUrl?: string): boolean {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl)
  const host = request.headers.get('host') ?? new URL(request.url).host
  const origin = request.headers.get('origin')
  if (!isKnownHost(host, own)) return false
  return origin === null || origin === own?.origin || isLoopbackOrigin(origin)
}

function isKnownHost(host: string, own: URL | undefined): boolean {
  if (host.toLowerCase() === own?.host) return true
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  // No name without a dot and none below `.internal`: in some networks anyone can register those.
  return isLoopbackHost(hostname)
}

/** The origin, when it is a page of this machine. `null`, as a sandboxed page sends it, is not. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return /^https?:$/.test(protocol) && isLoopbackHost(hostname)
}
