import { useApp, useUserState } from '@latchkey/react'

/** Who is signed in, or the way to be. It follows what happens in other tabs too. */
export function Account() {
  const { urls } = useApp()
  const { status, user } = useUserState()
  switch (status) {
    case 'loading':
      return <p role="status" />
    case 'failed':
      return <p role="status">The service does not answer.</p>
    case 'signed-in':
      return (
        <div className="account">
          <span className="name">{user.displayName ?? user.primaryEmail}</span>
          <button className="button quiet" onClick={() => void user.signOut()}>
            Sign out
          </button>
        </div>
      )
    default:
      return (
        <a className="button quiet" href={urls.signIn}>
          Sign in
        </a>
      )
  }
}
