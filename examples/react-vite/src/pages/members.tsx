import type { CurrentUser } from '@latchkey/core'
import { useUser } from '@latchkey/react'
import { useActionState } from 'react'

/** A protected page: a signed-out user goes to the sign-in page and returns here afterward. */
export function Members() {
  const user = useUser({ or: 'redirect' })
  return (
    <>
      <h1>Protected page</h1>
      <p>
        Welcome, {user.displayName ?? user.primaryEmail}. You have been a member since{' '}
        {user.signedUpAt.toLocaleDateString(undefined, { dateStyle: 'long' })}.
      </p>
      <p className="muted">
        A browser can only hide a page. Your server protects the data: it verifies the access token
        that <code>user.getAccessToken()</code> resolves to.
      </p>
      <CallTheApi user={user} />
    </>
  )
}

/** Calls the app's own API, which authenticates the request by its access token: `../node-api`. */
function CallTheApi({ user }: { user: CurrentUser }) {
  const [message, call, isPending] = useActionState(async () => {
    const headers = { Authorization: `Bearer ${await user.getAccessToken()}` }
    const response = await fetch(`${import.meta.env.VITE_API_URL}/me`, { headers }).catch(
      () => null,
    )
    if (!response?.ok) return 'The API did not respond. Try again in a moment.'
    const { email } = (await response.json()) as { email: string }
    return `The API authenticated you as ${email}.`
  }, '')
  return (
    <form className="card" action={call}>
      <button className="button" disabled={isPending}>
        Call the API
      </button>
      <p role="status">{message}</p>
    </form>
  )
}
