/** Everything that these components ask of the browser itself. Nothing else here touches a global. */

/** True where React only writes HTML, and nobody can be asked who is signed in. */
export const isServer = () => typeof window === 'undefined'

/** The address of the page, as a snapshot; empty on a server. */
export const readAddress = (): string => (isServer() ? '' : window.location.href)

/** Calls back when the address changes. Old browsers tell only of back and forward. */
export function watchAddress(listener: () => void): () => void {
  const navigation = (window as { navigation?: EventTarget }).navigation
  window.addEventListener('popstate', listener)
  navigation?.addEventListener('currententrychange', listener)
  return () => {
    window.removeEventListener('popstate', listener)
    navigation?.removeEventListener('currententrychange', listener)
  }
}

/** True when a link or a script on somebody else's site led here. */
export function cameFromElsewhere(): boolean {
  const { referrer } = document
  return referrer !== '' && new URL(referrer).origin !== window.location.origin
}

/** Takes a code that was used out of the address, so that neither history nor a referrer holds it. */
export function forgetParameter(name: string): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
}

/** Resolves to whether the text is on the clipboard now; some pages may not write to it. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )

/** Calls back every second. The call returned stops it. */
export function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}

/** True only where the device says that it has no connection. */
export const isOffline = (): boolean => !isServer() && navigator.onLine === false
