/** Modules that `latchkey init` creates in an app of Next.js. */

export const nextServer = `import { createLatchkeyServer } from '@latchkey/react/next/server'

export const { getUser, requireUser, serverApp, sessionHandlers } = createLatchkeyServer()
`

/** The route that holds the sessions of the pages. */
export const nextSessionRoute = `import { sessionHandlers } from '../../../../latchkey'

export const { DELETE, GET, PATCH, POST, PUT } = sessionHandlers
`

export const nextHandler = `import { Handler } from '@latchkey/react/pages'

export default function HostedPage() {
  return <Handler fullPage />
}
`

/** The document of the hosted pages in an app whose groups of routes have their own documents. */
export const handlerLayout = (
  hasTypeScript: boolean,
) => `import { LatchkeyProvider } from '@latchkey/react/next'
${hasTypeScript ? "import type { ReactNode } from 'react'\n" : ''}import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

export default function HandlerLayout({ children }${hasTypeScript ? ': { children: ReactNode }' : ''}) {
  return (
    <html lang="en">
      <body>
        <LatchkeyProvider>{children}</LatchkeyProvider>
      </body>
    </html>
  )
}
`
