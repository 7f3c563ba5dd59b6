import { requireUser } from '../../../latchkey'

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A protected page authenticates the request itself: a request may bypass the proxy. */
export default async function Members() {
  const user = await requireUser('/members')
  return (
    <>
      <h1>Protected page</h1>
      <p>
        Welcome, {user.displayName ?? user.primaryEmail}. You have been a member since{' '}
        {dates.format(new Date(user.signedUpAt))}.
      </p>
      <p className="muted">The server authenticates the request before it renders this text.</p>
    </>
  )
}
