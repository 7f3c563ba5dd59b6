import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { FollowedUser, type InitialUserProviderProps } from '../followed-user.js'

/**
 * Starts the hooks below it with the user that a loader has loaded, without a loading state. When another user is signed
 * in, such as after a sign-out in another tab, runs the loaders of the page again.
 *
 * @example <InitialUserProvider initialUser={useLoaderData<typeof loader>()}><Outlet /></InitialUserProvider>
 */
export function InitialUserProvider(props: InitialUserProviderProps) {
  const { revalidate } = useRevalidator()
  const refresh = useCallback(() => void revalidate(), [revalidate])
  return <FollowedUser {...props} refresh={refresh} />
}
