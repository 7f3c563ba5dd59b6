import { useUser } from '@latchkey/react'
import { Suspense } from 'react'
import { Link, Outlet, ScrollRestoration } from 'react-router'
import { Given } from '../ui/given.js'
import { Skeleton } from './skeleton.js'

/** The line at the top, and the page: for whoever is signed in. Others go to sign in, and come back. */
export const OwnerFrame = () => (
  <>
    <Suspense fallback={<Skeleton />}>
      <TopBar />
      <Outlet />
    </Suspense>
    <ScrollRestoration />
  </>
)

function TopBar() {
  const user = useUser({ or: 'redirect' })
  return (
    <header className="bar">
      <Link className="brand" to="/projects">
        Your projects
      </Link>
      <span className="account">
        <Given className="name" text={user.displayName ?? user.primaryEmail ?? ''} />
        <button className="button quiet" type="button" onClick={() => void user.signOut()}>
          Sign out
        </button>
      </span>
    </header>
  )
}
