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
