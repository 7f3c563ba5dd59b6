/** Modules that `latchkey init` creates in an app of Vite and React. */

/** @param basePath path below which the router serves the app */
export const viteClient = (
  basePath: string | undefined,
) => `import { ClientApp } from '@latchkey/core'

// Reads its keys from the variables VITE_LATCHKEY_…, and binds sessions to the device.
export const latchkey = new ClientApp(${
  basePath === undefined
    ? "{ sessions: 'bound' }"
    : `{
  sessions: 'bound',
  urls: { handler: '${basePath}/handler', home: '${basePath}' },
}`
})
`

export const viteHandler = `import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

export { Handler } from '@latchkey/react/pages'
`

/** The hosted pages as a component for the route of an app with a router. */
export const viteHandlerPage = `import { lazy, Suspense } from 'react'

// Loads only when the user opens a hosted page.
const Handler = lazy(async () => ({ default: (await import('./handler')).Handler }))

/** The hosted pages, on the route /handler/*. */
export const HandlerPage = () => (
  <Suspense>
    <Handler fullPage />
  </Suspense>
)
`

/** The file route of TanStack Router. */
export const tanstackRoute = (
  handlerPage: string,
) => `import { createFileRoute } from '@tanstack/react-router'
import { HandlerPage } from '${handlerPage}'

export const Route = createFileRoute('/handler/$')({ component: HandlerPage })
`

export const routedRoot = (
  hasTypeScript: boolean,
) => `import { LatchkeyProvider } from '@latchkey/react'
${hasTypeScript ? "import type { ReactNode } from 'react'\n" : ''}import { latchkey } from './latchkey'

/** Provides the user to the app. A route of the app renders the hosted pages. */
export function LatchkeyRoot({ children }${hasTypeScript ? ': { children: ReactNode }' : ''}) {
  return <LatchkeyProvider app={latchkey}>{children}</LatchkeyProvider>
}
`

export const viteRoot = (
  hasTypeScript: boolean,
) => `import { LatchkeyProvider } from '@latchkey/react'
import { lazy, Suspense${hasTypeScript ? ', type ReactNode' : ''} } from 'react'
import { latchkey } from './latchkey'

// Loads only when the user opens a hosted page.
const Handler = lazy(async () => ({ default: (await import('./handler')).Handler }))

/** Provides the user to the app, and renders the hosted pages below /handler/. */
export function LatchkeyRoot({ children }${hasTypeScript ? ': { children: ReactNode }' : ''}) {
  return (
    <LatchkeyProvider app={latchkey}>
      <Suspense>
        {location.pathname.startsWith('/handler/') ? <Handler fullPage /> : children}
      </Suspense>
    </LatchkeyProvider>
  )
}
`
