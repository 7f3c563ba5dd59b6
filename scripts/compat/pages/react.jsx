// The pages of an app that uses the client's React components: `/` shows the user, and the client's own
// pages are below `/handler`.
import { StackClientApp, StackHandler, StackProvider, StackTheme, useUser } from '@stackframe/react'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'

const app = new StackClientApp({
  ...window.compatOptions,
  tokenStore: 'cookie',
  redirectMethod: 'window',
})
window.app = app

const Account = () => {
  const user = useUser()
  if (user === null) return <h1>Signed out</h1>
  return (
    <>
      <h1>Signed in as {user.primaryEmail}</h1>
      <p>Name: {user.displayName ?? 'none'}</p>
      <Teams user={user} />
      <button onClick={() => user.setDisplayName('Countess')}>Rename</button>
      <button onClick={() => user.createTeam({ displayName: 'Engines' })}>Create a team</button>
      <button onClick={() => user.signOut()}>Sign out</button>
    </>
  )
}

const Teams = ({ user }) => {
  const teams = user.useTeams()
  return <p>Teams: {teams.map(({ displayName }) => displayName).join(', ') || 'none'}</p>
}

const { pathname } = window.location

createRoot(document.getElementById('root')).render(
  <Suspense fallback="Loading">
    <StackProvider app={app}>
      <StackTheme>
        {pathname.startsWith('/handler') ? (
          <StackHandler app={app} location={pathname} fullPage />
        ) : (
          <Account />
        )}
      </StackTheme>
    </StackProvider>
  </Suspense>,
)
