import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { FollowedUser, type InitialUserProviderProps } from '../followed-user.js'

/**
 * Starts the hooks below it with the user that the server has loaded, without a loading state. When another user is signed
 * in, such as after a sign-out in another tab, refreshes the page with `router.refresh()`.
 *
 * @example
 * const user = await requireUser('/members')
 * return <InitialUserProvider initialUser={user}><Members /></InitialUserProvider>
 */
export function InitialUserProvider(props: InitialUserProviderProps) {
  const router = useRouter()
  const refresh = useCallback(() => router.refresh(), [router])
  return <FollowedUser {...props} refresh={refresh} />
}
