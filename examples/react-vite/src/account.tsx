import { useApp, useUserState } from '@latchkey/react'
import { lazy, Suspense } from 'react'

// Signed-out visitors do not load the menus.
const Menus = lazy(async () => ({ default: (await import('./menus.js')).Menus }))

/** Shows the menus of the signed-in user or a link to the sign-in page. It follows other tabs. */
export function Account() {
  const { urls } = useApp()
  const { status } = useUserState()
  switch (status) {
    case 'loading':
      return <p role="status" />
    case 'failed':
      return <p role="status">The service isn’t responding.</p>
    case 'signed-in':
      return (
        <Suspense fallback={<p role="status" />}>
          <Menus />
        </Suspense>
      )
    default:
      return (
        <a className="button quiet" href={urls.signIn}>
          Sign in
        </a>
      )
  }
}
