import type { CookieJar, Navigation, Platform, TabStorage } from './platform.js'
import { tryRead } from './try-read.js'

/** Returns the parts of the platform that only a page has. */
export function browserPlatform(): Partial<Platform> {
  const channel = openCookieChannel()
  return {
    kind: 'browser',
    cookies: createCookieJar(channel),
    navigation,
    onLifecycle: createLifecycle(channel),
    isVisible: () => document.visibilityState !== 'hidden',
    storage: tabStorage,
    locks: navigator.locks,
    hasUserActivation: () => navigator.userActivation?.isActive,
  }
}

/**
 * Opens the channel on which tabs tell each other that cookies have changed, and nothing else.
 *
 * @returns undefined in browsers that report changes of cookies, and if channels are forbidden
 */
export const openCookieChannel = (): BroadcastChannel | undefined =>
  tryRead(() => {
    if ('cookieStore' in globalThis) return undefined
    const channel: BroadcastChannel & { unref?: () => void } = new BroadcastChannel(
      'latchkey-cookies',
    )
    // With jsdom it is the one of Node, which would keep the process of the tests running.
    channel.unref?.()
    return channel
  })

/**
 * Creates the cookie jar of the page's own host, never of a parent domain.
 *
 * @returns undefined on a page that may not have cookies, such as one in a sandbox
 * @see RFC 6265bis, section 4.1.2
 * @see https://cookiestore.spec.whatwg.org/ for the change events
 */
export function createCookieJar(channel: BroadcastChannel | undefined): CookieJar | undefined {
  const isSecure = location.protocol === 'https:'
  const read = () => document.cookie
  const write = (name: string, value: string, maxAgeSeconds: number) => {
    // Safari drops Secure cookies on http, even on localhost. On https, every cookie must be Secure.
    const secure = isSecure ? '; Secure' : ''
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
    channel?.postMessage(0)
  }
  const jar: CookieJar = {
    isSecure,
    read,
    write: (name, value, { maxAgeSeconds }) => write(name, value, maxAgeSeconds),
    remove: (name) => write(name, '', 0),
    ...('cookieStore' in globalThis && { subscribe: subscribeToCookies }),
  }
  return tryRead(() => {
    read()
    return jar
  })
}

/**
 * Listens to an event. Returns a function that stops listening. It takes no `AbortSignal`: under Jest, the one of Node.js
 * replaces that of jsdom, whose listeners reject it.
 */
function listen(
  target: EventTarget,
  type: string,
  listener: (event: Partial<PageTransitionEvent>) => void,
): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

const subscribeToCookies = (listener: () => void): (() => void) =>
  listen(cookieStore, 'change', listener)

/** Creates the subscription to events of the page. */
export const createLifecycle =
  (channel: BroadcastChannel | undefined): NonNullable<Platform['onLifecycle']> =>
  (listener) => {
    const stops = [
      listen(document, 'visibilitychange', () => listener(document.visibilityState)),
      listen(globalThis, 'online', () => listener('online')),
      listen(globalThis, 'pageshow', ({ persisted }) => {
        if (persisted) listener('shown-from-cache')
      }),
      // The content of the message is ignored.
      channel && listen(channel, 'message', () => listener('cookies-changed')),
    ]
    return () => stops.forEach((stop) => stop?.())
  }

/** `sessionStorage`: a page in a sandbox throws when it is read, and a full storage when it is written. */
export const tabStorage: TabStorage = {
  get: (name) => tryRead(() => sessionStorage.getItem(name), null),
  set: (name, value) =>
    tryRead(() => {
      sessionStorage.setItem(name, value)
      return true
    }, false),
  remove: (name) => tryRead(() => sessionStorage.removeItem(name)),
}

export const navigation: Navigation = {
  href: () => location.href,
  go(url, { replace }) {
    // The full URL, as it was checked: the browser would resolve a path against the <base> of the page.
    const target = new URL(url, location.href).href
    if (replace) location.replace(target)
    else location.assign(target)
  },
  goWithoutReferrer(url) {
    // Only a link can omit the referrer of a single navigation.
    const link = document.createElement('a')
    link.href = url
    link.rel = 'noreferrer'
    link.click()
  },
  rewrite: (url) => history.replaceState(history.state, '', url),
  // Reading the location of a page of another origin throws.
  isFramed: () => tryRead(() => !top?.location.href, true),
}
