import type { pageUrl as PageUrl } from '@latchkey/core/page-url'
import { useSyncExternalStore } from 'react'
import type { Destination } from './go-to.js'
import { useApp } from './hooks/use-app.js'
import { linkTo, watchAddress, whenIdle } from './platform.js'

let pageUrl: typeof PageUrl | undefined

async function load() {
  ;({ pageUrl } = await import('@latchkey/core/page-url'))
}

function watch(listener: () => void): () => void {
  const stopWaiting = pageUrl
    ? undefined
    : // Where it does not load, the plain address stays.
      whenIdle(() => void load().then(listener, () => {}))
  const stopWatching = watchAddress(listener)
  return () => {
    stopWaiting?.()
    stopWatching()
  }
}

/**
 * The address of one of the app's pages, for a link. The way back is in it as soon as the part of the
 * kit that knows it is here; going there does not wait for that.
 */
export function usePageUrl(page: Destination): string {
  const app = useApp()
  const plain = () => app.urls[page]
  const whole = () => {
    try {
      return linkTo((pageUrl ?? plain)(app, page))
    } catch {
      // The kit may not go there by itself; a link of the app's own may lead there all the same.
      return linkTo(plain())
    }
  }
  // The way back depends on the address, which a server may not know.
  return useSyncExternalStore(watch, whole, plain)
}

const never = () => () => {}

/** The `href` of a link to an address of this site. A server knows no `<base>`, so the first one is as given. */
export const useLinkTo = (address: string): string =>
  useSyncExternalStore(
    never,
    () => linkTo(address),
    () => address,
  )
