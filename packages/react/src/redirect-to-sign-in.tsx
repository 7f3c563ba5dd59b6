import { useApp } from './hooks/use-app.js'
import { useOnce } from './use-once.js'

export interface RedirectToSignInProps {
  /** Do not come back to this page afterwards. */
  noRedirectBack?: boolean
}

/**
 * Goes to the sign-in page as soon as it is shown, and comes back here after it.
 *
 * @example <Show when="signed-in" fallback={<RedirectToSignIn />}><Inbox /></Show>
 */
export function RedirectToSignIn({ noRedirectBack = false }: RedirectToSignInProps): null {
  const app = useApp()
  useOnce(() => void app.redirectToSignIn({ replace: true, noRedirectBack }), true)
  return null
}
