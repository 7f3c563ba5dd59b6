import { useUser } from '@latchkey/react'

/** A protected page: whoever is signed out goes to sign in, and comes back here. */
export function Members() {
  const user = useUser({ or: 'redirect' })
  return (
    <>
      <h1>Only members can read this page</h1>
      <p>
        Welcome, {user.displayName ?? user.primaryEmail}. You have been a member since{' '}
        {user.signedUpAt.toLocaleDateString(undefined, { dateStyle: 'long' })}.
      </p>
      <p className="muted">
        A browser can only hide a page. What must stay secret is checked by your server, with the
        tokens that <code>user.getAuthHeaders()</code> gives.
      </p>
    </>
  )
}
