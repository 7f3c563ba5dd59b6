/** The access to browser globals. Other modules use only `document`, for the title of the page and the focus. */

/** True during server rendering. */
export const isServer = () => typeof window === 'undefined'

/** Returns the URL of the page; empty on a server. */
export const readUrl = (): string => (isServer() ? '' : location.href)

/** Resolves a URL against the page's URL, ignoring its `<base>`. */
const resolve = (address: string): string => new URL(address, location.href).href

/** Returns the `href` of a link: absolute if the `<base>` of the page would change it. */
export function linkTo(address: string): string {
  try {
    const href = resolve(address)
    return new URL(address, document.baseURI).href === href ? address : href
  } catch {
    return address
  }
}

/** Returns a URL with one more query parameter. */
export function addParameter(address: string, name: string, value: string): string {
  const url = new URL(resolve(address))
  url.searchParams.set(name, value)
  return url.href
}

/** Navigates to a URL with a page load. */
export const followLink = (href: string): void => location.assign(resolve(href))

/** Navigates to a URL of any site, in place of this page. */
export const replacePage = (href: string): void => location.replace(href)

/** Listens to events of several types. Returns a function that stops listening. */
function listen(target: EventTarget, types: readonly string[], listener: (event: Event) => void) {
  // Not with an AbortSignal: under Jest, the one of Node.js replaces that of jsdom, whose listeners reject it.
  for (const type of types) target.addEventListener(type, listener)
  return () => {
    for (const type of types) target.removeEventListener(type, listener)
  }
}

/** Calls back for an event, and at an interval. Returns a function that stops both. */
function listenAndPoll(target: EventTarget, type: string, millis: number, listener: () => void) {
  const stop = listen(target, [type], listener)
  const timer = setInterval(listener, millis)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/**
 * Calls back when the URL changes. Browsers without the Navigation API report only back and forward, so this also
 * polls for changes by a router.
 */
export function watchUrl(listener: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget }
  return navigation
    ? listen(navigation, ['currententrychange'], listener)
    : listenAndPoll(window, 'popstate', 100, listener)
}

/** True if a link or script on another site led to this page. */
export function isFromOtherSite(): boolean {
  const { referrer } = document
  return referrer !== '' && !referrer.startsWith(`${location.origin}/`)
}

/** Calls back at once, or on activation if the browser prerenders the page. */
export function whenActivated(callback: () => void): void {
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) listen(document, ['prerenderingchange'], callback)
  else callback()
}

/** True if the main pointer is a mouse or a trackpad. Such devices usually have a hardware keyboard. */
export const hasFinePointer = (): boolean =>
  // Most test environments have no `matchMedia`.
  typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches

/** True on a phone or a tablet, and in a window as narrow as theirs. Their authenticator apps open from a link. */
export const isHandheldDevice = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse) or (width < 30rem)').matches

/** Closes the page. Most browsers allow this only for a page that a script or program has opened. */
export const closePage = (): void => close()

/** Adds a query parameter to the URL, which is still there when the user returns to the page. */
export function addQueryFlag(name: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, '1')
  history.replaceState(history.state, '', url)
}

/**
 * Removes a used code from the URL, so that neither the history nor a referrer contains it. The history state
 * remembers the use for a reload.
 */
export function removeQueryParameter(name: string): void {
  const url = new URL(location.href)
  url.searchParams.delete(name)
  history.replaceState({ ...history.state, codeWasUsed: true }, '', url)
}

/** Whether the code of this page was used, here or before a reload. */
export const wasCodeUsed = (): boolean => !!history.state?.codeWasUsed

/** The reason why this page cannot redirect to a provider. */
export type RedirectBlocker = 'framed' | 'insecure' | 'no-cookies'

/** Returns the reason why a redirect to a provider would fail; null if there is none. */
export function findRedirectBlocker(): RedirectBlocker | null {
  if (isServer()) return null
  if (isFramedByOtherSite()) return 'framed'
  if (isInsecure()) return 'insecure'
  return navigator.cookieEnabled ? null : 'no-cookies'
}

/** True on a page without https, where `crypto.subtle` is missing. */
export const isInsecure = (): boolean => !('subtle' in crypto)

/** True in a frame of another site: reading its `location` throws. */
export function isFramedByOtherSite(): boolean {
  try {
    return top?.location.href === undefined
  } catch {
    return true
  }
}

/** Resolves to whether the browser supports passkey autofill (conditional UI). */
export const canAutofillPasskeys = async (): Promise<boolean> =>
  typeof PublicKeyCredential === 'function' &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** Copies a text. Resolves to false if the page may not write to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * Calls back after each interval, and when the page becomes visible, because timers of a hidden page may be suspended.
 * Returns a function that stops it.
 */
export const poll = (millis: number, tick: () => void): (() => void) =>
  listenAndPoll(document, 'visibilitychange', millis, tick)

/** Resolves after a time. */
export const wait = (millis: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, millis))

/** True if the device reports that it has no connection. */
export const isOffline = (): boolean => !isServer() && navigator.onLine === false

/** Changes the URL without a page load, like a link of a client-side router. */
export function pushUrl(address: string): void {
  history.pushState(null, '', resolve(address))
  // `pushState` fires no event in some browsers. Routers of apps listen to `popstate`, too.
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Calls back when the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback)
  return () => cancelIdleCallback(request)
}

/** Calls back before this page unloads. Returns a function that stops it. */
export const watchUnload = (listener: () => void): (() => void) =>
  // Firefox and Safari abort requests between the two events, and not every browser fires the first.
  listen(window, ['beforeunload', 'pagehide'], listener)

/** Makes the browser ask before the page unloads. Returns a function that stops it. */
export const askBeforeUnload = (): (() => void) =>
  listen(window, ['beforeunload'], (event) => event.preventDefault())

/** A storage area of the origin. */
type StorageArea = 'sessionStorage' | 'localStorage'

/** Returns a stored value; null if there is none or storage is disabled. */
export function readStorage(area: StorageArea, name: string): string | null {
  try {
    return window[area].getItem(name)
  } catch {
    return null
  }
}

export function writeStorage(area: StorageArea, name: string, value: string): void {
  try {
    window[area].setItem(name, value)
  } catch {
    // Storage is disabled or full. The stored values are optional.
  }
}

export function removeFromStorage(area: StorageArea, name: string): void {
  try {
    window[area].removeItem(name)
  } catch {
    // Storage is disabled, so it has no value.
  }
}

/** Returns the time by the clock of this device, in milliseconds since 1970. */
export const now = (): number => Date.now()

/** Decodes a picture, rotated by its Exif orientation. Rejects a file that is not a picture. */
export const readPicture = (file: File): Promise<ImageBitmap> => createImageBitmap(file)

/** Returns milliseconds of a monotonic clock, which is unaffected by changes of the system clock. */
export const monotonic = (): number => performance.now()

/** Reloads the page. */
export const reload = (): void => location.reload()

/** Logs a warning for developers. */
// oxlint-disable-next-line no-console -- this is where warnings go
export const warn = (message: string): void => console.warn(message)

/** The fragment of the page's URL, without the sign before it. */
export const readFragment = (): string => location.hash.slice(1)

/** Calls a function whenever the user comes back to the page. Returns a function that ends it. */
export function watchFocus(listener: () => void): () => void {
  addEventListener('focus', listener)
  return () => removeEventListener('focus', listener)
}

/** Opens an empty tab, whose page cannot reach this one. Without one, the URL opens here. */
export function openTab() {
  const tab = open('', '_blank')
  if (tab) tab.opener = null
  return {
    go: (href: string) => (tab?.location ?? location).assign(href),
    close: () => tab?.close(),
  }
}

/** Downloads a text as a file. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  URL.revokeObjectURL(href)
}

/** Prints a text without the page around it. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe')
  // Invisible but rendered: Firefox prints nothing for a frame with `display: none`.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  document.body.append(frame)
  const { contentDocument: page, contentWindow: window } = frame
  if (page === null || window === null) return frame.remove()
  const heading = Object.assign(page.createElement('h1'), { textContent: title })
  const lines = Object.assign(page.createElement('pre'), { textContent: text })
  page.title = title
  page.body.append(heading, lines)
  window.addEventListener('afterprint', () => frame.remove())
  window.focus()
  window.print()
}
