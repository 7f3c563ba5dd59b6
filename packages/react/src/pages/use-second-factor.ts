import { useApp } from '../hooks/use-app.js'
import { readAddress } from '../platform.js'

/**
 * Goes to the page for the second factor, which leads on to where this page would have led.
 *
 * @param redirectTo where that is, where the app has said it to this page
 */
export function useSecondFactor(redirectTo: string | undefined): () => Promise<void> {
  const app = useApp()
  return async () => {
    if (redirectTo === undefined) return app.redirectToMfa()
    const { callbackUrl } = await import('@latchkey/core/page-url')
    const { origin, pathname, search, href } = new URL(callbackUrl(app, 'mfa', redirectTo))
    // An address of this site is gone to by its path.
    const isHere = origin === new URL(readAddress()).origin
    return app.redirectTo(isHere ? pathname + search : href)
  }
}
