import { pageUrl } from '@latchkey/core/internal'
import { useSyncExternalStore } from 'react'
import type { Destination } from './go-to.js'
import { useApp } from './use-app.js'
import { linkTo, watchUrl } from './platform.js'

/** Returns the URL of one of the app's pages for a link, with the return URL in it. */
export function usePageUrl(page: Destination): string {
  const app = useApp()
  const plain = () => app.urls[page]
  const current = () => {
    try {
      return linkTo(pageUrl(app, page))
    } catch {
      // The URL is not trusted, so there is no return URL. The link still leads to the page.
      return linkTo(plain())
    }
  }
  // The return URL depends on the address of the page, which a server may not know.
  return useSyncExternalStore(watchUrl, current, plain)
}

const never = () => () => {}

/** Returns the `href` of a link to a URL of this site. A server knows no `<base>` and returns the URL as it is. */
export const useLinkTo = (address: string): string =>
  useSyncExternalStore(
    never,
    () => linkTo(address),
    () => address,
  )
