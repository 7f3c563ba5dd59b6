import { requireUser } from '../../../latchkey'

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A protected page asks by itself who reads it: what stands before it, such as a proxy, may be gone around. */
export default async function Members() {
  const user = await requireUser('/members')
  return (
    <>
      <h1>Only members can read this page</h1>
      <p>
        Welcome, {user.displayName ?? user.primaryEmail}. You have been a member since{' '}
        {dates.format(new Date(user.signedUpAt))}.
      </p>
      <p className="muted">
        Nobody else is sent this text: the server asks who you are before it writes it.
      </p>
    </>
  )
}
