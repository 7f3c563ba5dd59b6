import type { CurrentUser } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useUserState } from './hooks/use-user-state.js'

export interface ShowProps {
  /** An anonymous user counts as signed out; a function is asked about a signed-in person only. */
  when: 'signed-in' | 'signed-out' | ((user: CurrentUser) => boolean)
  /** Shown when the answer is no. While nobody knows yet, nothing is shown. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Shows its children to those they are meant for. What must stay secret belongs on the server: this
 * only decides what is drawn.
 *
 * @example <Show when="signed-in" fallback={<a href="/handler/sign-in">Sign in</a>}><Inbox /></Show>
 */
export function Show({ when, fallback = null, children }: ShowProps) {
  const { status, user } = useUserState()
  if (status === 'loading') return null
  const isSignedIn = status === 'signed-in'
  const isMeant =
    typeof when === 'function' ? isSignedIn && when(user) : isSignedIn === (when === 'signed-in')
  return isMeant ? children : fallback
}
