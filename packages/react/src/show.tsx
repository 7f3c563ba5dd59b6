import type { CurrentUser } from '@latchkey/core'
import type { ReactNode } from 'react'
import { usePerson } from './hooks/use-person.js'

export interface ShowProps {
  /** An anonymous user counts as signed out; a function is asked about a signed-in person only. */
  when: 'signed-in' | 'signed-out' | ((user: CurrentUser) => boolean)
  /**
   * Shown when the answer is no. Whoever could not be found out is drawn for as if signed out, and
   * `<RedirectToSignIn />` sends them nowhere until it is known.
   */
  fallback?: ReactNode
  /** Shown while nobody knows yet. Default: nothing. */
  loading?: ReactNode
  children: ReactNode
}

/**
 * Shows its children to those they are meant for. What must stay secret belongs on the server: this
 * only decides what is drawn.
 *
 * @example <Show when="signed-in" fallback={<a href="/handler/sign-in">Sign in</a>}><Inbox /></Show>
 */
export function Show({ when, fallback = null, loading = null, children }: ShowProps) {
  const user = usePerson()
  if (user === undefined) return loading
  const isMeant =
    typeof when === 'function'
      ? user !== null && when(user)
      : (user === null) === (when === 'signed-out')
  return isMeant ? children : fallback
}
