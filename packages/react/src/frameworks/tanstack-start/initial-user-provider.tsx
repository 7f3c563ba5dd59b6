import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { FollowedUser, type InitialUserProviderProps } from '../followed-user.js'

/**
 * Starts the hooks below it with the user that a loader has loaded, without a loading state. When another user is signed
 * in, such as after a sign-out in another tab, runs the loaders of the page again.
 *
 * @example <InitialUserProvider initialUser={Route.useLoaderData()}><Outlet /></InitialUserProvider>
 */
export function InitialUserProvider(props: InitialUserProviderProps) {
  const router = useRouter()
  const refresh = useCallback(() => void router.invalidate(), [router])
  return <FollowedUser {...props} refresh={refresh} />
}
