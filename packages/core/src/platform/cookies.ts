import { timers } from './clock.js'
import { guarded } from './guarded.js'
import type { CookieJar } from './platform.js'

/** Safari drops a Secure cookie on http, localhost included; on https nothing may go without it. */
const attributes = (maxAgeSeconds: number) =>
  `; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${location.protocol === 'https:' ? '; Secure' : ''}`

const put = (name: string, value: string, maxAgeSeconds: number) => {
  document.cookie = `${name}=${value}${attributes(maxAgeSeconds)}`
}

function subscribe(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  if ('cookieStore' in globalThis) cookieStore.addEventListener('change', listener, { signal })
  else {
    // What a page does not get to load, it goes without: nothing depends on being told.
    import('./look-for-changes.js').then(
      (module) => module.lookForChanges(timers, jar.read, listener, signal),
      () => {},
    )
  }
  return () => controller.abort()
}

const jar: CookieJar = {
  read: () => document.cookie,
  write: (name, value, { maxAgeSeconds }) => put(name, value, maxAgeSeconds),
  remove: (name) => put(name, '', 0),
  subscribe,
}

/**
 * The cookies of the page's own host, never of a parent domain; undefined on a page that may have none,
 * such as one in a sandbox.
 *
 * @see RFC 6265bis, section 4.1.2; Cookie Store API, section 3.5 for the change events
 */
export const cookieJar = (): CookieJar | undefined => guarded(() => (jar.read(), jar), undefined)
