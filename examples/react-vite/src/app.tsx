import { type ComponentType, lazy, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.js'
import { Layout } from './layout.js'
import { Home } from './pages/home.js'
import { Members } from './pages/members.js'
import { NotFound } from './pages/not-found.js'
import { Profile } from './pages/profile.js'

// Sign-in, sign-up and the other hosted pages load only when one of them is opened.
const Handler = lazy(async () => ({ default: (await import('./handler.js')).Handler }))

const pages: Partial<Record<string, ComponentType>> = {
  '/': Home,
  '/members': Members,
  '/profile': Profile,
}

/** Links load the page again, so the app needs no router besides this switch on the path. */
export function App() {
  const { pathname } = window.location
  const Page = pages[pathname] ?? NotFound
  return (
    <ErrorBoundary>
      {pathname.startsWith('/handler/') ? (
        <Suspense>
          <Handler fullPage />
        </Suspense>
      ) : (
        <Layout>
          <Suspense fallback={<p role="status">One moment …</p>}>
            <Page />
          </Suspense>
        </Layout>
      )}
    </ErrorBoundary>
  )
}
