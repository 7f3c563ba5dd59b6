import type { CurrentUser } from '@latchkey/core'
import { createContext, useContext } from 'react'

export const OwnerContext = createContext<CurrentUser | null>(null)

/** The person who is signed in to the dashboard. Stays while a page with changes waits for another sign-in. */
export function useOwner(): CurrentUser {
  const owner = useContext(OwnerContext)
  if (owner) return owner
  throw new Error('No user is signed in here. Show this page below <OwnerSession>.')
}
