import { useApp, useUserState } from '@latchkey/react'

/** Shows the signed-in user or a link to the sign-in page. It follows other tabs. */
export function Account() {
  const { urls } = useApp()
  const { status, user } = useUserState()
  switch (status) {
    case 'loading':
      return <p role="status" />
    case 'failed':
      return <p role="status">The service isn’t responding.</p>
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
