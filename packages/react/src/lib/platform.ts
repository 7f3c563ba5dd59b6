/** Everything that these components ask of the browser itself. Nothing else here touches a global. */

/** True on a server, where React only writes HTML and no session can be read. */
export const isServer = () => typeof window === 'undefined'

/** The address of the page, as a snapshot; empty on a server. */
export const readUrl = (): string => (isServer() ? '' : location.href)

/** Resolves an address against the page's own one, whatever `<base>` the page has. */
const resolve = (address: string): string => new URL(address, location.href).href

/** The address for the `href` of a link: absolute where the page has a `<base>` that would change it. */
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

/** Follows a link of the app's own, as the browser would without us. */
export const followLink = (href: string): void => location.assign(resolve(href))

/** Calls back on events of these types. The call returned stops it. */
function listen(target: EventTarget, types: readonly string[], listener: (event: Event) => void) {
  const options = new AbortController()
  for (const type of types) target.addEventListener(type, listener, options)
  return () => options.abort()
}

/** The same of one type, and again and again after so many milliseconds. */
function listenAndPoll(target: EventTarget, type: string, millis: number, listener: () => void) {
  const stop = listen(target, [type], listener)
  const timer = setInterval(listener, millis)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/**
 * Calls back when the address changes. Browsers without the Navigation API tell only of back and forward: there,
 * what a router does is found by looking.
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

/** Calls back once a person has asked for this page: a browser may draw ahead where it expects a click. */
export function whenActivated(callback: () => void): void {
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) listen(document, ['prerenderingchange'], callback)
  else callback()
}

/** True where the main pointer is a mouse or a trackpad, which mostly means that there is a keyboard too. */
export const hasFinePointer = (): boolean =>
  // The DOM of most test environments has no `matchMedia`.
  typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches

/** Closes the page, where the browser lets it: one that a program has opened, mostly. */
export const closePage = (): void => close()

/** Puts a mark into the address, so that it is still there when the page is come back to. */
export function addQueryFlag(name: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, '1')
  history.replaceState(history.state, '', url)
}

/**
 * Takes a code that was used out of the address, so that neither history nor a referrer holds it. That it
 * was there is kept in the history, for when the page is loaded again.
 */
export function removeQueryParameter(name: string): void {
  const url = new URL(location.href)
  url.searchParams.delete(name)
  history.replaceState({ ...history.state, codeWasUsed: true }, '', url)
}

/** Whether the code that this page came with was used, be it before the page was loaded again. */
export const wasCodeUsed = (): boolean => !!history.state?.codeWasUsed

/** Why this page cannot be left for a provider. */
export type RedirectBlocker = 'framed' | 'insecure' | 'no-cookies'

/** The reason why this page must not navigate to a provider and come back; null if there is none. */
export function findRedirectBlocker(): RedirectBlocker | null {
  if (isServer()) return null
  if (isFramedByOtherSite()) return 'framed'
  if (isInsecure()) return 'insecure'
  return navigator.cookieEnabled ? null : 'no-cookies'
}

/** True on a page without https, which browsers give no `crypto.subtle`. */
export const isInsecure = (): boolean => !('subtle' in crypto)

/** True in a frame of another site: whatever is asked of that page throws. */
export function isFramedByOtherSite(): boolean {
  try {
    return top?.location.href === undefined
  } catch {
    return true
  }
}

/** Resolves to whether passkeys can be offered among what the browser fills into a field. */
export const canAutofillPasskeys = async (): Promise<boolean> =>
  typeof PublicKeyCredential === 'function' &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** Resolves to whether the text is on the clipboard now; some pages may not write to it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * Calls back every second, and when the page comes back into sight: away from it, timers may stand still.
 * The call returned stops it.
 */
export const everySecond = (tick: () => void): (() => void) =>
  listenAndPoll(document, 'visibilitychange', 1000, tick)

/** True only where the device says that it has no connection. */
export const isOffline = (): boolean => !isServer() && navigator.onLine === false

/** Goes to another address of this page, as a link that the page itself follows. */
export function pushUrl(address: string): void {
  history.pushState(null, '', resolve(address))
  // Only back and forward tell of themselves everywhere; routers of apps listen to this too.
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Calls back once the browser has nothing else to do. The call returned stops it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no word for it.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback)
  return () => cancelIdleCallback(request)
}

/** Calls back when this page is about to be left. The call returned stops it. */
export const watchUnload = (listener: () => void): (() => void) =>
  // Firefox and Safari cut off calls between the two, and not every browser tells of the first.
  listen(window, ['beforeunload', 'pagehide'], listener)

/** Lets the browser ask before the page is left. The call returned stops it. */
export const askBeforeUnload = (): (() => void) =>
  listen(window, ['beforeunload'], (event) => event.preventDefault())

/**
 * The storage of this site: `sessionStorage` lasts until the tab closes, `localStorage` stays in the
 * browser.
 */
type StorageArea = 'sessionStorage' | 'localStorage'

/** Null, too, where nothing can be remembered. */
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
    // Storage is forbidden here: the browser forgets.
  }
}

/** Milliseconds, by the clock of this device. */
export const now = (): number => Date.now()

/** Cryptographically random bytes. */
export const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** Signs with HMAC-SHA-1, the one that authenticator apps know (RFC 6238, section 1.2). */
export async function hmacSha1(
  secret: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, message))
}

/** A picture out of a file, turned as its camera was held; rejects when it is none. */
export const readPicture = (file: File): Promise<ImageBitmap> => createImageBitmap(file)

/** Milliseconds of a monotonic clock, which does not change when the system clock is set. */
export const monotonic = (): number => performance.now()

/** Loads the page again, parts that failed to load too. */
export const reload = (): void => location.reload()

/** Tells a developer about something odd that is no error. */
// oxlint-disable-next-line no-console -- this is where warnings go
export const warn = (message: string): void => console.warn(message)
