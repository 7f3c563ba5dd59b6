import type { CurrentUser } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useSignedInUser } from './hooks/use-user-state.js'

/** The props of `Show`. */
export interface ShowProps {
  /** The condition. An anonymous user counts as signed out. A function is called only with a signed-in user. */
  when: 'signed-in' | 'signed-out' | ((user: CurrentUser) => boolean)
  /**
   * Shown if the condition is not met, and if reading the user failed. `<RedirectToSignIn />` redirects only
   * when the user is known to be signed out.
   */
  fallback?: ReactNode
  /** Shown while the user is unknown. Default: nothing. */
  loading?: ReactNode
  /** Shown if the condition is met. */
  children: ReactNode
}

/**
 * Shows its children if a condition about the user is met. The condition decides only what is rendered: keep
 * secrets on the server.
 *
 * @example <Show when="signed-in" fallback={<a href="/handler/sign-in">Sign in</a>}><Inbox /></Show>
 */
export function Show({ when, fallback = null, loading = null, children }: ShowProps) {
  const user = useSignedInUser()
  if (user === undefined) return loading
  const isMatch =
    typeof when === 'function'
      ? user !== null && when(user)
      : (user === null) === (when === 'signed-out')
  return isMatch ? children : fallback
}
