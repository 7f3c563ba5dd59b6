import { guarded } from './guarded.js'
import type { CookieJar } from './platform.js'

function subscribe(listener: () => void): () => void {
  cookieStore.addEventListener('change', listener)
  return () => cookieStore.removeEventListener('change', listener)
}

/**
 * The cookies of the page's own host, never of a parent domain; undefined on a page that may have none,
 * such as one in a sandbox.
 *
 * @see RFC 6265bis, section 4.1.2; Cookie Store API, section 3.5 for the change events
 */
export function cookieJar(channel: BroadcastChannel | undefined): CookieJar | undefined {
  const read = () => document.cookie
  const put = (name: string, value: string, maxAgeSeconds: number) => {
    // Safari drops a Secure cookie on http, localhost included; on https nothing may go without it.
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
    channel?.postMessage(0)
  }
  const jar: CookieJar = {
    read,
    write: (name, value, { maxAgeSeconds }) => put(name, value, maxAgeSeconds),
    remove: (name) => put(name, '', 0),
    ...('cookieStore' in globalThis && { subscribe }),
  }
  return guarded(() => (read(), jar))
}
