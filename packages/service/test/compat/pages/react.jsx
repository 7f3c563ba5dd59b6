// The pages of an app that uses the client's React components: `/` shows the user, and the client's own
// pages are below `/handler`.
import { StackClientApp, StackHandler, StackProvider, StackTheme, useUser } from '@stackframe/react'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createAccount } from './account.jsx'

const app = new StackClientApp({
  ...window.compatOptions,
  tokenStore: 'cookie',
  redirectMethod: 'window',
})
window.app = app

const Account = createAccount(useUser)

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
