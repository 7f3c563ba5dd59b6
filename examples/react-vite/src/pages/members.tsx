import type { CurrentUser } from '@latchkey/core'
import { useUser } from '@latchkey/react'
import { useActionState } from 'react'

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
      <AskTheApi user={user} />
    </>
  )
}

/** Asks a server of the app's own, which checks who asks: `../node-api`. */
function AskTheApi({ user }: { user: CurrentUser }) {
  const [answer, ask, isAsking] = useActionState(async () => {
    const headers = await user.getAuthHeaders()
    const response = await fetch(`${import.meta.env.VITE_API_URL}/me`, { headers }).catch(
      () => null,
    )
    if (!response?.ok) return 'The API did not answer. Try again in a moment.'
    const { email } = (await response.json()) as { email: string }
    return `The API knows you as ${email}.`
  }, '')
  return (
    <form className="card" action={ask}>
      <button className="button" disabled={isAsking}>
        Ask the API who you are
      </button>
      <p role="status">{answer}</p>
    </form>
  )
}
